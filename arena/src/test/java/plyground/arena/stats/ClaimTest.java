package plyground.arena.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

final class ClaimTest {
  @Test
  void everyTwoThatMetAreCompared() {
    var pool = new Pool(4);
    for (int start = 0; start < 12; start++) {
      pool.add(0, 1, start, 0, 2, true);
      pool.add(0, 2, start, start % 2 == 0 ? 4 : 0, 2, true);
      if (start < 4) {
        pool.add(1, 2, start, 4, 2, true);
      }
    }
    var claims = Claim.of(pool);
    assertThat(claims).hasSize(3);
    var first = claims.get(0);
    assertThat(first.better()).isEqualTo(1);
    assertThat(first.worse()).isEqualTo(0);
    // Three claims are made, the first of 12 pairs that all came out alike.
    assertThat(first.corrected()).isCloseTo(3 * 2 / 4096.0, within(1e-12));
    assertThat(first.holds()).isTrue();
    assertThat(claims.get(1).corrected()).isEqualTo(1.0);
    assertThat(claims.get(1).better()).isZero();
    assertThat(claims.get(1).holds()).isFalse();
    assertThat(claims.get(2).corrected()).isNull();
    assertThat(claims.get(2).holds()).isFalse();
    assertThat(new Claim(0, 1, Claim.LEVEL).holds()).isTrue();
    assertThat(new Claim(0, 1, Claim.LEVEL + 1e-9).holds()).isFalse();
  }
}
