package plyground.arena.stats;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class IntervalTest {
  @Test
  void wilsonsIntervalMatchesTheTextbook() {
    var tenOfHundred = Interval.wilson(10, 100);
    assertThat(tenOfHundred.low()).isBetween(0.0552, 0.0553);
    assertThat(tenOfHundred.high()).isBetween(0.1743, 0.1744);
    assertThat(Interval.wilson(0, 20).low()).isZero();
    assertThat(Interval.wilson(20, 20).high()).isEqualTo(1.0);
    assertThat(Interval.wilson(0, 0)).isEqualTo(new Interval(0, 1));
    assertThat(tenOfHundred.contains(0.1)).isTrue();
    assertThat(tenOfHundred.contains(0.2)).isFalse();
  }
}
