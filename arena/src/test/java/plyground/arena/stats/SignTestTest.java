package plyground.arena.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import org.junit.jupiter.api.Test;

final class SignTestTest {
  @Test
  void agreesWithExactFractions() {
    for (int n = 0; n <= 60; n++) {
      for (int ones = 0; ones <= n; ones++) {
        assertThat(new SignTest(ones, n - ones).probability())
            .as("%d of %d", ones, n)
            .isCloseTo(exact(ones, n), within(1e-12));
      }
    }
  }

  private static double exact(int ones, int n) {
    var sum = BigInteger.ZERO;
    var term = BigInteger.ONE;
    for (int k = n; k >= Math.max(ones, n - ones); k--) {
      sum = sum.add(term);
      term = term.multiply(BigInteger.valueOf(k)).divide(BigInteger.valueOf(n - k + 1));
    }
    var chance =
        new BigDecimal(sum.shiftLeft(1))
            .divide(new BigDecimal(BigInteger.ONE.shiftLeft(n)), MathContext.DECIMAL64);
    return Math.min(1, chance.doubleValue());
  }

  /** Figures by way of the gamma function. */
  @Test
  void largeCounts() {
    assertThat(new SignTest(5_180, 4_570).probability()).isCloseTo(6.849e-10, within(1e-13));
    assertThat(new SignTest(47_900, 47_400).probability()).isCloseTo(0.106003, within(1e-6));
    assertThat(new SignTest(1_000_000, 0).probability()).isZero();
  }

  @Test
  void saysWhatIsMoreThanLuck() {
    assertThat(new SignTest(60, 40).significant()).isFalse();
    assertThat(new SignTest(61, 39).significant()).isTrue();
    assertThat(new SignTest(39, 61).significant()).isTrue();
    assertThat(new SignTest(0, 0).significant()).isFalse();
  }

  /** Clopper and Pearson's figures for 10 of 20 and for none of 10 are in every table. */
  @Test
  void intervalsAreTheTabulatedOnes() {
    var half = new SignTest(10, 10).interval();
    assertThat(half.low()).isCloseTo(0.2720, within(5e-5));
    assertThat(half.high()).isCloseTo(0.7280, within(5e-5));
    var none = new SignTest(0, 10).interval();
    assertThat(none.low()).isZero();
    assertThat(none.high()).isCloseTo(0.3085, within(5e-5));
    assertThat(new SignTest(0, 0).interval()).isEqualTo(new Interval(0, 1));
  }

  @Test
  void theIntervalLeavesOneHalfOutJustIfTheSplitIsSignificant() {
    for (int n = 1; n <= 80; n++) {
      for (int ones = 0; ones <= n; ones++) {
        var test = new SignTest(ones, n - ones);
        assertThat(test.interval().contains(0.5)).as("%s", test).isEqualTo(!test.significant());
      }
    }
  }

  /** Games that repeat others count by their share of those that do not. */
  @Test
  void repeatsDoNotCount() {
    assertThat(SignTest.ofDistinct(60, 30, 100, 50)).isEqualTo(new SignTest(30, 15));
    assertThat(SignTest.ofDistinct(5, 3, 10, 3)).isEqualTo(new SignTest(2, 1));
    assertThat(SignTest.ofDistinct(6, 4, 10, 20)).isEqualTo(new SignTest(6, 4));
    assertThat(SignTest.ofDistinct(0, 0, 0, 0)).isEqualTo(new SignTest(0, 0));
  }

  @Test
  void theShareIsOfWhatCounts() {
    assertThat(new SignTest(3, 1).share()).isEqualTo(0.75);
    assertThat(new SignTest(0, 4).share()).isZero();
    assertThat(new SignTest(0, 0).share()).isEqualTo(0.5);
  }
}
