package plyground.arena.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import plyground.core.SplitMix;

final class BettingTestTest {
  private static double shown(double chance, double bar, int scores) {
    var random = new SplitMix(3);
    int shown = 0;
    for (int i = 0; i < 4_000; i++) {
      var test = new BettingTest(bar);
      for (int k = 0; k < scores; k++) {
        test.add(random.nextDouble() < chance ? 1 : 0);
      }
      shown += test.probability() <= 0.05 ? 1 : 0;
    }
    return shown / 4_000.0;
  }

  /** Five times of a hundred at most, however often one looks; four standard errors beside it. */
  @Test
  void equalsAreHardlyEverCalledBetter() {
    assertThat(shown(0.5, 0.5, 30)).isLessThan(0.05 + 0.014);
    assertThat(shown(0.5, 0.5, 300)).isLessThan(0.05 + 0.014);
    assertThat(shown(0.7, 0.7, 100)).isLessThan(0.05 + 0.014);
  }

  @Test
  void muchBetterOnesAreFound() {
    assertThat(shown(0.9, 0.5, 30)).isGreaterThan(0.99);
    assertThat(shown(0.7, 0.5, 200)).isGreaterThan(0.99);
  }

  @Test
  void wealthIsTheMeanOfTheStakes() {
    var test = new BettingTest(0.5);
    assertThat(test.probability()).isEqualTo(1);
    test.add(1);
    assertThat(test.probability()).isCloseTo(1 / 1.5, within(1e-12));
    test.add(0);
    assertThat(test.probability()).as("the most it ever was").isCloseTo(1 / 1.5, within(1e-12));
    var third = new BettingTest(0.25);
    third.add(0.5);
    assertThat(third.probability()).isCloseTo(1 / 1.5, within(1e-12));
    assertThatThrownBy(() -> new BettingTest(1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new BettingTest(0)).isInstanceOf(IllegalArgumentException.class);
  }
}
