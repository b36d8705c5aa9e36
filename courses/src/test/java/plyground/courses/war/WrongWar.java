package plyground.courses.war;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import plyground.games.war.Rule;
import plyground.games.war.War;
import plyground.games.war.WarFiles;

/** The war program with a mistake, which is its first argument. */
public final class WrongWar {
  private WrongWar() {}

  public static void main(String[] words) throws IOException {
    var options = new HashMap<String, String>();
    for (int i = 1; i + 1 < words.length; i += 2) {
      options.put(words[i], words[i + 1]);
    }
    int depth = Integer.parseInt(given(options, "-d"));
    var task = Task.of(Integer.parseInt(given(options, "-t"))).orElseThrow();
    var game = WarFiles.war("war", given(options, "-m"), given(options, "-i"), Rule.ASSIGNMENT);
    var moves = Path.of(given(options, "-op"));
    var log = Path.of(given(options, "-ol"));
    switch (words[0]) {
      case "deep" -> write(new AssignmentGame(game, task, depth + 1), moves, log);
      case "ties" -> Files.writeString(moves, mistake(game, task, depth, "ties"));
      case "inverted" -> Files.writeString(moves, mistake(game, task, depth, "the sign"));
      case "crashes" -> throw new IllegalStateException("no war today");
      case "talks" -> {
        System.out.println("all is well");
        write(new AssignmentGame(game, task, depth), moves, log);
      }
      default -> throw new IllegalArgumentException(words[0]);
    }
  }

  private static String given(Map<String, String> options, String name) {
    return Objects.requireNonNull(options.get(name), name);
  }

  private static void write(AssignmentGame campaign, Path moves, Path log) throws IOException {
    var moveText = new StringWriter();
    var logText = new StringWriter();
    var file = new MovesFile(moveText);
    file.start(campaign.game().start());
    try (var searchLog = new SearchLog(campaign.game().start(), campaign.task(), logText)) {
      campaign.play(searchLog, file::turn);
    }
    Files.writeString(moves, moveText.toString());
    Files.writeString(log, logText.toString());
  }

  private static String mistake(War game, Task task, int depth, String sentence) {
    return new WarReference(game, task, depth)
        .movesMistakes().stream()
            .filter(each -> each.sentence().startsWith(sentence))
            .findFirst()
            .orElseThrow()
            .expected();
  }
}
