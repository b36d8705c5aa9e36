package plyground.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plyground.core.SplitMix;

final class LastFlipsTest {
  /** The last square's count against the general one, whichever stones fill the rest. */
  @ParameterizedTest
  @EnumSource
  void theLastFlipsAreCounted(Size size) {
    var random = new SplitMix(13);
    for (long rest = size.board(); rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      for (int i = 0; i < 2_000; i++) {
        long others = size.board() & ~(1L << square);
        long dense = random.nextLong() & others;
        long own = i % 2 == 0 ? dense : dense & random.nextLong();
        assertThat(LastFlips.count(square, own))
            .as("square %d, stones %d", square, own)
            .isEqualTo(Long.bitCount(FlipLines.flips(square, own, others & ~own)));
      }
    }
  }
}
