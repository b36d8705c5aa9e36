package plyground.search.learned;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import plyground.search.learned.CutStatistics.Line;

final class CutStatisticsTest {
  private static final Line ODD = new Line(1, 3, 0, 1.1, 100, 90);
  private static final Line ODD_PROBED = new Line(1, 3, 1, 1, 5, 60);
  private static final Line EVEN = new Line(1, 4, 0, 0.9, 10, 110);
  private static final Line DEEPER = new Line(1, 5, 0, 1, 90, 120);

  @Test
  void theShallowestForetellsFirst() {
    var table = new CutStatistics(List.of(ODD_PROBED, ODD, EVEN, DEEPER)).table(2, 6);
    assertThat(table[1][3]).containsExactly(ODD, ODD_PROBED);
    assertThat(table[1][4]).containsExactly(EVEN);
    assertThat(table[1][5]).containsExactly(DEEPER);
    assertThat(table[1][6]).isEmpty();
  }

  @Test
  void nearTheHorizonTheEvaluatorForetellsAsTwoPliesAbove() {
    var table = new CutStatistics(List.of(ODD_PROBED, ODD, EVEN, DEEPER)).table(2, 6);
    assertThat(table[1][0]).isEmpty();
    assertThat(table[1][1]).containsExactly(ODD);
    assertThat(table[1][2]).containsExactly(EVEN);
    assertThat(table[0][1]).isEmpty();
  }
}
