package plyground.courses.war;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
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
  @Tag("slow")
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

  /** What a program could not answer any more is not held against its author. */
  @Test
  @Tag("prolog")
  @Tag("slow")
  void gradeLeavesNoMarksOfThoseItWasAsking() throws Exception {
    var student = Files.createDirectories(folder.resolve("in/slow"));
    Files.writeString(
        student.resolve("my_wol.pl"),
        """
        bloodlust(_, _, _, _) :- sleep(100).
        self_preservation(_, _, _, _) :- sleep(100).
        land_grab(_, _, _, _) :- sleep(100).
        minimax(_, _, _, _) :- sleep(100).
        """);
    var rubric =
        Files.writeString(
            folder.resolve("rubric.json"),
            """
            { "assignment": "war-of-life", "file": "my_wol.pl", "seed": 5,
              "limits": { "startup": "60s", "move": "100s" },
              "criteria": [ { "name": "bloodlust", "kind": "strategy", "predicate": "bloodlust",
                              "positions": 4, "points": 10 } ] }
            """);
    var grade =
        start(
            "grade",
            "war-of-life",
            folder.resolve("in").toString(),
            "--rubric",
            rubric.toString(),
            "--out",
            folder.resolve("marks").toString());
    try {
      awaitProlog(grade);
      grade.destroy();
      assertThat(grade.waitFor(60, TimeUnit.SECONDS)).isTrue();
    } finally {
      grade.destroyForcibly();
    }
    assertThat(folder.resolve("marks/run.json")).exists();
    assertThat(folder.resolve("marks/slow/results.json")).doesNotExist();
    assertThat(folder.resolve("marks/table.md")).doesNotExist();
  }

  /** Until the file is being asked, as far as one can tell from outside. */
  private void awaitProlog(Process grade) throws InterruptedException {
    while (grade.isAlive()
        && !(Files.exists(folder.resolve("marks/run.json")) && grade.descendants().count() > 0)) {
      Thread.sleep(20);
    }
    Thread.sleep(1500);
  }
}
