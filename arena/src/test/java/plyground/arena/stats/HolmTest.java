package plyground.arena.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import plyground.core.SplitMix;

final class HolmTest {
  /**
   * The slow twin is the closed test: a claim may be made at a level if every set of claims that it
   * belongs to is rejected as a whole by Bonferroni's test.
   */
  private static double closed(double[] chances, int claim) {
    double worst = 0;
    for (int set = 1; set < 1 << chances.length; set++) {
      if ((set >> claim & 1) == 1) {
        double least = 1;
        for (int i = 0; i < chances.length; i++) {
          least = (set >> i & 1) == 1 ? Math.min(least, chances[i]) : least;
        }
        worst = Math.max(worst, Math.min(1, Integer.bitCount(set) * least));
      }
    }
    return worst;
  }

  @Test
  void isTheClosedTest() {
    var random = new SplitMix(7);
    for (int round = 0; round < 300; round++) {
      double[] chances = new double[1 + random.nextInt(7)];
      for (int i = 0; i < chances.length; i++) {
        // Some alike, some tiny.
        chances[i] = Math.pow(random.nextInt(20) / 20.0, 1 + random.nextInt(4));
      }
      double[] adjusted = Holm.adjust(chances);
      boolean[] holds = Holm.holds(0.05, chances);
      for (int i = 0; i < chances.length; i++) {
        assertThat(adjusted[i]).as("round %d", round).isCloseTo(closed(chances, i), within(1e-12));
        assertThat(holds[i]).as("round %d", round).isEqualTo(adjusted[i] <= 0.05);
      }
    }
  }
}
