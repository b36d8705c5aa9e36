package plyground.courses.war;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Commands that are told to end in the middle of their work. */
final class InterruptedCommandsTest {
  @TempDir Path folder = Path.of("");

  private static Process start(String... words) throws IOException {
    var line = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java"));
    line.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp"));
    line.add(Objects.requireNonNull(System.getProperty("java.class.path")));
    line.add("plyground.console.Main");
    line.addAll(List.of(words));
    return new ProcessBuilder(line).redirectErrorStream(true).start();
  }

  @Test
  void warLeavesNothingBehind() throws Exception {
    Files.writeString(folder.resolve("map"), "A,B");
    var cities = new StringBuilder();
    for (char city = 'A'; city <= 'Z'; city++) {
      cities.append(city).append(",5,0\n");
    }
    Files.writeString(folder.resolve("init"), cities);
    String path = folder + "/";
    var war =
        start(
            "war",
            "-t",
            "2",
            "-d",
            "26",
            "-m",
            path + "map",
            "-i",
            path + "init",
            "-op",
            path + "moves",
            "-ol",
            path + "log");
    try {
      var draft = folder.resolve(".log.part");
      while (war.isAlive() && (!Files.exists(draft) || Files.size(draft) == 0)) {
        Thread.sleep(10);
      }
      assertThat(draft).exists();
      war.destroy();
      assertThat(war.waitFor(60, TimeUnit.SECONDS)).isTrue();
    } finally {
      war.destroyForcibly();
    }
    assertThat(Golden.list(folder).map(file -> file.getFileName().toString()))
        .containsExactlyInAnyOrder("map", "init");
  }

  /** 18 empty cities: greedy and depth 1 take no time, the rest hours. */
  @Test
  void aComparisonKeepsWhatItHas() throws Exception {
    var report = folder.resolve("report.md");
    var compare =
        start(
            "compare-searches",
            "war:map=random,size=20,seed=4,held=2",
            "--depths",
            "1..18",
            "--json",
            "--markdown",
            report.toString());
    try (var out = compare.inputReader()) {
      assertThat(out.readLine()).contains("\"search\":\"greedy\"");
      assertThat(out.readLine()).contains("\"search\":\"minimax\",\"depth\":1");
      assertThat(out.readLine()).contains("\"search\":\"alpha-beta\",\"depth\":1");
      compare.toHandle().destroy(); // which does not close its output
      assertThat(out.readAllAsString()).containsPattern("stopped after \\d+ of 37 games\n$");
      assertThat(compare.waitFor(60, TimeUnit.SECONDS)).isTrue();
      assertThat(compare.exitValue()).isEqualTo(130);
    } finally {
      compare.destroyForcibly();
    }
    assertThat(Files.readString(report))
        .contains("| 3 alpha-beta | 1 |")
        .contains("Alpha-beta plays the same moves as minimax at every depth.");
  }
}
