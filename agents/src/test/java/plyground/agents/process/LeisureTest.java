package plyground.agents.process;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class LeisureTest {
  private static final long SECOND = 1_000_000_000;

  @Test
  void aWholeProcessorIsTakenAndAQuarterOfItKept() {
    assertThat(Leisure.enough(100, SECOND, false)).isTrue();
    assertThat(Leisure.enough(99, SECOND, false)).isFalse();
    assertThat(Leisure.enough(25, SECOND, true)).isTrue();
    assertThat(Leisure.enough(24, SECOND, true)).isFalse();
    assertThat(Leisure.enough(0, SECOND, true)).isFalse();
  }

  @Test
  void theFourthNumberIsTheIdleTime() {
    assertThat(Leisure.idle("cpu  1203 44 801 96321 77 0 3 12\ncpu0 600 22 400 48000 0"))
        .isEqualTo(96321);
  }
}
