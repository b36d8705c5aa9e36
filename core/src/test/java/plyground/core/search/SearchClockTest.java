package plyground.core.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import plyground.core.InputException;

class SearchClockTest {
  private static final long NAP_MILLIS = 60;

  @Test
  void processorTimeStandsStillWhileAThreadSleeps() throws InterruptedException {
    var processor = SearchClock.source("processor");
    var passing = SearchClock.source("passing");
    long worked = processor.getAsLong();
    long passed = passing.getAsLong();
    Thread.sleep(NAP_MILLIS);
    assertThat(passing.getAsLong() - passed).isGreaterThanOrEqualTo(NAP_MILLIS * 1_000_000 / 2);
    assertThat(processor.getAsLong() - worked).isLessThan(NAP_MILLIS * 1_000_000 / 2);
  }

  @Test
  void processorTimeGoesOnWhileAThreadWorks() {
    var processor = SearchClock.source("processor");
    long begun = processor.getAsLong();
    double sum = 0;
    for (int i = 1; i < 3_000_000; i++) {
      sum += Math.sqrt(i);
    }
    assertThat(sum).isPositive();
    assertThat(processor.getAsLong()).isGreaterThan(begun);
  }

  @Test
  void anotherWordIsRefused() {
    assertThatThrownBy(() -> SearchClock.source("sundial"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("sundial");
  }
}
