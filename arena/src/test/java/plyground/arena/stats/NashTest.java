package plyground.arena.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import plyground.core.SplitMix;

final class NashTest {
  private static double[][] antisymmetric(int n, double... upper) {
    double[][] matrix = new double[n][n];
    int at = 0;
    for (int a = 0; a < n; a++) {
      for (int b = a + 1; b < n; b++) {
        matrix[a][b] = upper[at];
        matrix[b][a] = -upper[at++];
      }
    }
    return matrix;
  }

  @Test
  void whoBeatsAllIsTheWholeMixture() {
    double[] shares = Nash.shares(antisymmetric(3, 0.1, 0.3, 0.2));
    assertThat(shares[0]).isCloseTo(1, within(1e-4));
  }

  @Test
  void aCircleIsSharedByItsStrengths() {
    assertThat(Nash.shares(antisymmetric(3, 0.5, -0.5, 0.5)))
        .containsExactly(new double[] {1 / 3.0, 1 / 3.0, 1 / 3.0}, within(1e-4));
    // In a circle a player's share is what the other two make of each other.
    assertThat(Nash.shares(antisymmetric(3, 0.1, -0.2, 0.3)))
        .containsExactly(new double[] {0.5, 1 / 3.0, 1 / 6.0}, within(1e-4));
  }

  @Test
  void equalsShareEvenly() {
    assertThat(Nash.shares(new double[5][5])).containsOnly(new double[] {0.2}, within(1e-9));
  }

  @Test
  void copiesShareWhatOneWouldHave() {
    double[] copied = Nash.shares(antisymmetric(4, 0.1, 0.1, -0.2, 0, 0.3, 0.3));
    assertThat(copied).containsExactly(new double[] {0.5, 1 / 6.0, 1 / 6.0, 1 / 6.0}, within(1e-4));
  }

  /** Against the mixture nobody profits, and whoever is in it loses nothing. */
  @Test
  void nobodyProfits() {
    for (long seed = 1; seed <= 300; seed++) {
      var random = new SplitMix(seed);
      int n = 2 + random.nextInt(9);
      double[] upper = new double[n * (n - 1) / 2];
      Arrays.setAll(upper, _ -> random.nextDouble() - 0.5);
      double[][] matrix = antisymmetric(n, upper);
      double[] shares = Nash.shares(matrix);
      double[] profit = Nash.advantage(matrix, shares);
      assertThat(Arrays.stream(shares).sum()).as("seed %d", seed).isCloseTo(1, within(1e-9));
      assertThat(Arrays.stream(profit).max().orElse(0)).as("seed %d", seed).isLessThan(1e-5);
    }
  }

  /** Of all mixtures that nobody beats it is the most even one: any other has less entropy. */
  @Test
  void itIsTheMostEvenOne() {
    for (long seed = 1; seed <= 50; seed++) {
      var random = new SplitMix(seed);
      // Three in a circle, each of them twice: all mixtures of the copies are as good.
      double[] gap = {0.1 + 0.3 * random.nextDouble(), 0.1 + 0.3 * random.nextDouble()};
      double[][] matrix = new double[6][6];
      for (int a = 0; a < 6; a++) {
        for (int b = 0; b < 6; b++) {
          int step = (b % 3 - a % 3 + 3) % 3;
          double size = a % 3 == 0 || b % 3 == 0 ? gap[0] : gap[1];
          matrix[a][b] = step == 1 ? size : step == 2 ? -size : 0;
        }
      }
      double[] shares = Nash.shares(matrix);
      for (int a = 0; a < 3; a++) {
        assertThat(shares[a]).as("seed %d", seed).isCloseTo(shares[a + 3], within(1e-5));
      }
    }
  }
}
