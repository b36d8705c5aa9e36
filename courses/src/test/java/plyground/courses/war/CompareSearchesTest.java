package plyground.courses.war;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plyground.courses.Runs;

final class CompareSearchesTest {
  @TempDir Path folder = Path.of("");

  private static Runs compare(String game, String... more) {
    var line = new String[more.length + 2];
    line[0] = "compare-searches";
    line[1] = game;
    System.arraycopy(more, 0, line, 2, more.length);
    return Runs.of(line);
  }

  private static List<String> column(String text, int... cells) {
    return text.lines()
        .filter(line -> line.matches("[123] .*"))
        .map(line -> line.split(" {2,}| (?=\\d)"))
        .map(line -> String.join(" ", Arrays.stream(cells).mapToObj(cell -> line[cell]).toList()))
        .toList();
  }

  /** The figures everybody gets on the course's second map. */
  @Test
  void theCoursesSecondMap() {
    var samples = Golden.samples();
    Assumptions.assumeFalse(samples.isEmpty(), "the course's samples are not here");
    var second = samples.get(1);
    String game = "war:map=%s/map2.txt,init=%s/init2.txt".formatted(second, second);
    var run = compare(game, "--depths", "1..5", "--json");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out().lines())
        .hasSize(11)
        .anyMatch(line -> line.contains("\"task\":1") && line.contains("\"union\":45"))
        .anyMatch(
            line ->
                line.contains(
                    "\"task\":2,\"search\":\"minimax\",\"depth\":5,\"union\":74,\"confederacy\":44,\"firstNodes\":42552"))
        .anyMatch(
            line ->
                line.contains(
                    "\"task\":3,\"search\":\"alpha-beta\",\"depth\":4,\"union\":60,\"confederacy\":58,\"firstNodes\":1520"));
  }

  @Test
  void theConclusionComesFromTheNumbers() throws IOException {
    var report = folder.resolve("report.md");
    var run =
        compare(
            "war:map=random,size=9,seed=4,held=2",
            "--depths",
            "1..3",
            "--markdown",
            report.toString());
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out())
        .contains("Alpha-beta plays the same moves as minimax at every depth.")
        .contains("At depth 3 alpha-beta visits");
    assertThat(column(run.out(), 0)).hasSize(7);
    assertThat(Files.readString(report))
        .startsWith("# The three searches compared\n")
        .contains("| 3 alpha-beta | 3 |")
        .contains("## Conclusion\n");
  }

  @Test
  void whatCannotBeComparedIsRefused() {
    assertThat(compare("tic-tac-toe").err())
        .isEqualTo(
            "plyground: tic-tac-toe: the searches are compared in war; expected war:map=...\n");
    assertThat(compare("war", "--depths", "3..x").err())
        .isEqualTo("plyground: --depths 3..x: expected a depth or a range like 1..6\n");
    assertThat(compare("war:map=random,size=2,held=1").err()).contains("no city is empty");
  }
}
