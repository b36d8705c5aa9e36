package plyground.arena.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Objects;
import org.junit.jupiter.api.Test;

final class NashSharesTest {
  private static Pool circle(int starts) {
    var pool = new Pool(3);
    for (int start = 0; start < starts; start++) {
      int points = start % 3 == 0 ? 2 : 4;
      pool.add(0, 1, start, points, 2, true);
      pool.add(1, 2, start, points, 2, true);
      pool.add(2, 0, start, points, 2, true);
    }
    return pool;
  }

  @Test
  void aCircleIsSharedEvenly() {
    var nash = Objects.requireNonNull(NashShares.of(circle(30), 1));
    for (int player = 0; player < 3; player++) {
      assertThat(nash.shares()[player]).isCloseTo(1 / 3.0, within(1e-3));
      assertThat(nash.scores()[player]).isCloseTo(0.5, within(1e-3));
      assertThat(nash.intervals()[player].contains(1 / 3.0)).isTrue();
    }
  }

  @Test
  void whoIsBestIsAllOfIt() {
    var pool = new Pool(3);
    for (int start = 0; start < 20; start++) {
      pool.add(0, 1, start, start % 4 == 0 ? 1 : 3, 2, true);
      pool.add(0, 2, start, start % 5 == 0 ? 2 : 4, 2, true);
      pool.add(1, 2, start, start % 2 == 0 ? 2 : 3, 2, true);
    }
    var nash = Objects.requireNonNull(NashShares.of(pool, 1));
    assertThat(nash.shares()[0]).isCloseTo(1, within(1e-2));
    assertThat(nash.scores()[2]).isCloseTo(0.1, within(1e-2));
    assertThat(nash.intervals()[0].high()).isCloseTo(1, within(1e-2));
    assertThat(nash.intervals()[2].low()).isCloseTo(0, within(1e-2));
    assertThat(Objects.requireNonNull(NashShares.of(pool, 7)).intervals()[0].low())
        .isBetween(0.0, nash.intervals()[0].high());
  }

  @Test
  void isNotSaidWithoutEvidence() {
    assertThat(NashShares.of(circle(4), 1)).isNull();
    assertThat(NashShares.of(circle(5), 1)).isNotNull();
    assertThat(NashShares.of(new Pool(2), 1)).isNull();
    assertThat(NashShares.of(new Pool(3, true), 1)).isNull();
  }
}
