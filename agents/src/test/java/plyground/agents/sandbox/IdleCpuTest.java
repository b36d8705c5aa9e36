package plyground.agents.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class IdleCpuTest {
  private static final long SECOND = 1_000_000_000;

  @Test
  void aWholeProcessorIsTakenAndAQuarterOfItKept() {
    assertThat(IdleCpu.enough(100, SECOND, false)).isTrue();
    assertThat(IdleCpu.enough(99, SECOND, false)).isFalse();
    assertThat(IdleCpu.enough(25, SECOND, true)).isTrue();
    assertThat(IdleCpu.enough(24, SECOND, true)).isFalse();
    assertThat(IdleCpu.enough(0, SECOND, true)).isFalse();
  }

  @Test
  void theFourthNumberIsTheIdleTime() {
    assertThat(IdleCpu.idle("cpu  1203 44 801 96321 77 0 3 12\ncpu0 600 22 400 48000 0"))
        .isEqualTo(96321);
  }
}
