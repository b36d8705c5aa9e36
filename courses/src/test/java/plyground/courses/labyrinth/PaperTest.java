package plyground.courses.labyrinth;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plyground.courses.Runs;

final class PaperTest {
  @TempDir Path folder = Path.of("");

  @Test
  void figuresBesideThePublishedOnes() throws IOException {
    var page = folder.resolve("paper.html");
    var run = Runs.of("paper", "labyrinth", "--games", "20", "--out", page.toString(), "--json");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out())
        .contains("\"first\":\"h1\",\"second\":\"h2\",\"published\":0")
        .contains("\"first\":\"h5\",\"second\":\"h5\",\"published\":0.52")
        .containsPattern("\"millisAMove\":\\[[\\d.E-]+,")
        .doesNotContain("\"millisAMove\":[0.0,");
    assertThat(Files.readString(page))
        .contains("Figure 1: board setup", "Figure 2: heuristics compared", "Run times")
        .contains("Figure 4: evaluation of the first shift for H1")
        .contains("<td class=\"words\">h5 against h1</td><td>100</td>")
        .contains("<td>200 to 1,500</td>");
  }

  /** A cell that is far off is said to be. */
  @Test
  void disagreementIsNamed() {
    var far = ComparedCell.of(0, 1, 100, 200);
    assertThat(far.probability()).isLessThan(1e-6);
    assertThat(far.corrected(far.probability() * 25).disagrees()).isTrue();
    var near = ComparedCell.of(0, 0, 110, 200);
    assertThat(near.standsOut()).isFalse();
  }

  @Test
  void whatCannotBeMadeIsRefused() {
    assertThat(Runs.of("paper", "othello", "--out", "x.html").err())
        .isEqualTo("plyground: no paper of 'othello'; there is one of labyrinth\n");
    assertThat(Runs.of("paper", "labyrinth").err()).contains("--out is missing");
  }
}
