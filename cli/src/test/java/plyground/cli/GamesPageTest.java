package plyground.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every command of docs/games.md, in its order, from an empty folder. */
final class GamesPageTest {
  @TempDir Path folder;

  @Test
  void everyCommandOfThePageWorks() throws IOException, InterruptedException {
    String page = Files.readString(Path.of("../docs/games.md"));
    Files.writeString(
        folder.resolve("Stairs.java"), String.join("\n", inside("java", page)) + "\n");
    var commands = inside("sh", page);
    assertThat(commands).hasSizeGreaterThan(12);
    for (String command : commands) {
      var words = words(command);
      if (words.getFirst().equals("plyground")) {
        var run = Runs.of(words.subList(1, words.size()).toArray(String[]::new));
        assertThat(run.code()).as("%s: %s", command, run.err()).isZero();
        assertThat(run.out()).as(command).isNotBlank();
      } else {
        assertThat(shell(words)).as(command).isZero();
      }
    }
  }

  /** The lines between the fences of a language. */
  private static List<String> inside(String language, String page) {
    var found = new ArrayList<String>();
    boolean inside = false;
    for (String line : page.lines().toList()) {
      if (line.startsWith("```")) {
        inside = line.equals("```" + language);
      } else if (inside) {
        found.add(line);
      }
    }
    return found;
  }

  /** What the page calls three-marks is a folder in ours, but for the game's name. */
  private List<String> words(String command) {
    var words = new ArrayList<>(List.of(command.replace("\"", "").split(" ")));
    for (int i = 1; i < words.size(); i++) {
      boolean path = words.get(i).contains("/") || words.get(i - 1).equals("--plugins");
      if (path) {
        words.set(i, folder.resolve(words.get(i)).toString());
      }
    }
    if (words.contains("new-game")) {
      words.addAll(List.of("--folder", folder.resolve("three-marks").toString()));
    }
    return words;
  }

  private int shell(List<String> words) throws IOException, InterruptedException {
    var builder = new ProcessBuilder(words);
    var java = Path.of(System.getProperty("java.home"), "bin");
    builder.environment().put("PATH", java + ":" + System.getenv("PATH"));
    var log = folder.resolve("log");
    var process = builder.redirectErrorStream(true).redirectOutput(log.toFile()).start();
    assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
    assertThat(Files.readString(log, StandardCharsets.UTF_8)).contains("all is well");
    return process.exitValue();
  }
}
