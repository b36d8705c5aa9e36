package plyground.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Formulas at the command line. */
final class FormulaCommandTest {
  private static final String LEAD = "discs - opponent.discs";

  @TempDir Path folder = Path.of("");

  @Test
  void namesAreListedAndPositionsValued() {
    assertThat(Runs.of("formula", "othello").out()).contains("mobility", "corners held");
    var one = Runs.of("formula", "othello", LEAD);
    assertThat(one.out()).isEqualTo("0 for black to move\n");
    var lines =
        Runs.withInput(
            "....../....../..11../..21../....../...... 2\n",
            "formula",
            "othello",
            LEAD,
            "--stdin",
            "--json");
    assertThat(lines.out()).contains("\"value\":-2");
  }

  @Test
  void statesAreCounted() {
    var counted = Runs.of("formula", "tic-tac-toe", "twos", "--states", "--depth", "2", "--json");
    assertThat(counted.out()).contains("\"depth\":2", "\"minimax\":", "\"formula\":", "\"lines\":");
  }

  @Test
  void sourcesAreWritten() throws Exception {
    var java = folder.resolve("Mine.java");
    var prolog = folder.resolve("heuristic_mine.pl");
    var run =
        Runs.of(
            "formula", "othello", LEAD, "--java", java.toString(), "--prolog", prolog.toString());
    assertThat(run.code()).isZero();
    assertThat(Files.readString(java)).contains("public final class Mine<P");
    assertThat(Files.readString(prolog))
        .contains("mine_h(State, Val) :-")
        .doesNotContain("ID_value");
  }

  @Test
  void mistakesAreToldInOneLine() {
    var run = Runs.of("formula", "othello", "corner");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err())
        .contains("formula, character 1: no feature 'corner'; did you mean: corners");
    assertThat(Runs.of("formula", "war", "cities", "--prolog", "x.pl").err())
        .contains("language 'prolog' for war: expected java");
    assertThat(Runs.of("formula", "war", "cities", "--depth", "9").err())
        .contains("--depth 9: expected 1 to 6");
  }
}
