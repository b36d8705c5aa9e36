package plyground.web.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import plyground.core.Side;

final class MatchClockTest {
  private final AtomicLong now = new AtomicLong();

  private void pass(int seconds) {
    now.addAndGet(Duration.ofSeconds(seconds).toNanos());
  }

  @Test
  void onlyTheClockOfTheSideToMoveRuns() {
    var clock = new MatchClock(60, 2, now::get);
    pass(5);
    clock.run(Side.FIRST);
    pass(10);
    assertThat(clock.left(Side.FIRST)).hasSeconds(50);
    clock.run(Side.FIRST);
    pass(5);
    clock.press(Side.FIRST);
    assertThat(clock.left(Side.FIRST)).as("with its increment").hasSeconds(47);
    pass(100);
    assertThat(clock.left(Side.SECOND)).as("nobody's runs").hasSeconds(60);
    clock.run(Side.SECOND);
    pass(61);
    assertThat(clock.left(Side.SECOND).isNegative()).isTrue();
    assertThat(clock.running()).isEqualTo(1);
  }

  @Test
  void aGameWithoutClocksHasNone() {
    var clock = new MatchClock(0, 0, now::get);
    clock.run(Side.FIRST);
    assertThat(clock.used()).isFalse();
    assertThat(clock.running()).isEqualTo(-1);
  }
}
