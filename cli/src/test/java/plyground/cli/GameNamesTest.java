package plyground.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;

/** What is for every game names none, but in examples. */
final class GameNamesTest {
  private static final List<String> MODULES =
      List.of(
          "core", "search", "views", "agents", "arena", "console", "learn", "export", "league",
          "teach", "web", "cli", "cluster");

  /** A game's whole name in a text, by itself or among words. */
  private static final Pattern NAMED =
      Pattern.compile(
          Catalogue.load(MoveInput.NOBODY).games().stream()
              .map(game -> Pattern.quote(game.name()))
              .collect(
                  Collectors.joining("|", "\"(?:[^\"]*[^a-z\"-])?(?:", ")(?:[^a-z\"-][^\"]*)?\"")));

  /** Help shows a command, a question or a class of somebody's, and says so. */
  private static final Pattern EXAMPLE = Pattern.compile("Example|plyground |A question: ");

  /**
   * Games that a plugin's speed is held against, and the one a lesson has that names none. A
   * lesson's games are in its file.
   */
  private static final List<String> ALLOWED =
      List.of("List<String> HOUSE = List.of(", "head.getOrDefault(\"games\", ");

  private static boolean isNamed(String line) {
    return NAMED.matcher(line).find()
        && !EXAMPLE.matcher(line).find()
        && ALLOWED.stream().noneMatch(line::contains);
  }

  @Test
  void noTextNamesAGame() throws IOException {
    var named = new ArrayList<String>();
    int files = 0;
    for (String module : MODULES) {
      try (var tree = Files.walk(Path.of("..", module, "src/main/java"))) {
        for (var file : tree.filter(path -> path.toString().endsWith(".java")).toList()) {
          files++;
          Files.readAllLines(file).stream()
              .filter(line -> !line.strip().startsWith("*") && isNamed(line))
              .forEach(line -> named.add(file + ": " + line.strip()));
        }
      }
    }
    assertThat(files).isGreaterThan(500);
    assertThat(named).isEmpty();
  }

  @Test
  void theTestWouldNotice() {
    for (String line :
        List.of(
            "if (game.equals(\"othello\")) {",
            "List.of(\"api/games\", \"api/games/othello\")",
            "\"tic-tac-toe\", \"random\"",
            "open(\"othello:size=8\")")) {
      assertThat(isNamed(line)).as(line).isTrue();
    }
    for (String line :
        List.of("\"warm\", \"forward\"", "\"Example: plyground show hex\"", "warning(\"a-hex\")")) {
      assertThat(isNamed(line)).as(line).isFalse();
    }
  }
}
