package plyground.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How much less deep late moves are searched. */
final class LateMoveReductionsTest {
  @ParameterizedTest
  @CsvSource({"2, 100, 0", "3, 2, 0", "3, 3, 1", "3, 40, 2", "6, 30, 3", "9, 1, 0", "9, 20, 3"})
  void growsWithTheLogarithms(int depth, int before, int plies) {
    assertThat(LateMoveReductions.LOGARITHMIC.plies(depth, before)).isEqualTo(plies);
    assertThat(LateMoveReductions.NONE.plies(depth, before)).isZero();
  }

  @Test
  void leavesTheMoveItself() {
    for (int depth = 1; depth < 260; depth++) {
      for (int before = 0; before < 400; before++) {
        assertThat(LateMoveReductions.LOGARITHMIC.plies(depth, before)).isBetween(0, depth - 1);
      }
    }
  }
}
