package plyground.arena.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

final class PoolTest {
  @Test
  void pairsAreCountedForEitherPlayer() {
    var pool = new Pool(2);
    pool.add(0, 1, 0, 4, 2, true); // player 0 won both
    pool.add(1, 0, 1, 3, 3, true); // player 1 won moving first, then a draw
    assertThat(pool.between(0, 1).played().toString()).isEqualTo("[0, 1, 0, 0, 1]");
    assertThat(pool.between(1, 0).played().toString()).isEqualTo("[1, 0, 0, 1, 0]");
    assertThat(pool.between(0, 1).distinct()).isEqualTo(2);
    assertThat(pool.distinct()).isEqualTo(2);
    double[][] points = pool.points(1, 1);
    assertThat(points[0][1]).isEqualTo(1.25);
    assertThat(points[1][0]).isEqualTo(0.75);
    double[][] weighed = pool.points(2, 0);
    assertThat(weighed[0][1]).isEqualTo(2);
    assertThat(weighed[1][0]).isZero();
  }

  @Test
  void repeatsCountForTheScoreAlone() {
    var pool = new Pool(2);
    for (int start = 0; start < 10; start++) {
      pool.add(0, 1, start, start < 5 ? 4 : 2, 2, start % 2 == 0);
    }
    assertThat(pool.between(0, 1).distinct()).isEqualTo(5);
    double[][] points = pool.points(1, 1, 1, 1, 1, 1, 1, 1, 1, 1);
    assertThat(points[0][1]).isEqualTo(3.75);
    assertThat(points[1][0]).isEqualTo(1.25);
    assertThat(pool.freshness()).isEqualTo(0.5);
    pool.add(0, 1, 11, 0, 2, false);
    assertThat(pool.freshness()).isEqualTo(5 / 11.0);
  }

  @Test
  void playersWithoutGamesBetweenThemAreNotConnected() {
    var pool = new Pool(4);
    pool.add(0, 2, 0, 4, 2, true);
    pool.add(3, 1, 0, 4, 2, true);
    assertThat(pool.connected()).isFalse();
    pool.add(2, 3, 0, 2, 2, true);
    assertThat(pool.connected()).isTrue();
  }

  /** Starts beyond the number of groups share one, and nothing is lost. */
  @Test
  void manyStartsShareTheirPlaces() {
    var pool = new Pool(2);
    for (int start = 0; start < 5_000; start++) {
      pool.add(0, 1, start, start % 5, 2, true);
    }
    assertThat(pool.groups()).isEqualTo(1024);
    double[] ones = new double[pool.groups()];
    Arrays.fill(ones, 1);
    assertThat(pool.points(ones)[0][1]).isCloseTo(2_500, within(1e-6));
    assertThat(pool.firstMover().games()).isEqualTo(10_000);
  }

  @Test
  void movingFirstIsCountedStartByStart() {
    var pool = new Pool(2);
    for (int start = 0; start < 12; start++) {
      pool.add(0, 1, start, 2, 3, true);
      pool.addMirror(0, start, 2, true);
    }
    var first = pool.firstMover();
    assertThat(first.games()).isEqualTo(36);
    assertThat(first.score()).isCloseTo(5 / 6.0, within(1e-12));
    assertThat(first.distinct()).isEqualTo(12);
    assertThat(first.enough()).isTrue();
    assertThat(first.probability()).isCloseTo(2 / 4096.0, within(1e-12));
    assertThat(first.elo().estimate()).isCloseTo(Elo.difference(5 / 6.0), within(1e-9));
    assertThat(first.interval().contains(5 / 6.0)).isTrue();
    assertThat(first.interval().low()).isGreaterThan(0.5);
  }

  @Test
  void movingFirstRestsOnDifferentStarts() {
    var even = new Pool(2);
    assertThat(even.firstMover().score()).isEqualTo(0.5);
    assertThat(even.firstMover().enough()).isFalse();
    var pool = new Pool(2);
    for (int start = 0; start < 60; start++) {
      pool.add(0, 1, start, 2, 4, start < 6);
    }
    var first = pool.firstMover();
    assertThat(first.distinct()).isEqualTo(6);
    assertThat(first.probability()).as("six, not sixty").isCloseTo(2 / 64.0, within(1e-12));
    assertThat(first.interval().low()).isLessThan(0.6);
    var few = new Pool(3);
    for (int start = 0; start < 60; start++) {
      few.add(0, 1, start, 2, 4, start == 0);
      few.add(0, 2, start, 2, 4, start == 0);
      few.addMirror(0, start, 2, start == 0);
    }
    assertThat(few.firstMover().distinct()).as("one start, however often").isEqualTo(1);
    assertThat(few.firstMover().enough()).isFalse();
    var mixed = new Pool(2);
    int[] halfPoints = {4, 0, 4, 3};
    for (int start = 0; start < 4; start++) {
      mixed.add(0, 1, start, 2, halfPoints[start], true);
    }
    assertThat(mixed.firstMover().interval().low())
        .isCloseTo(
            ScoreInterval.of(11 / 16.0, 0.0977 + 0.4727 + 0.0977 + 0.0039, 4).low(), within(1e-3));
  }

  /** One game again and again tells of moving first once. */
  @Test
  void aRepeatedPairingHardlyTellsOfMovingFirst() {
    var pool = new Pool(3);
    for (int start = 0; start < 50; start++) {
      pool.add(0, 1, start, 2, 4, start == 0);
      pool.add(0, 2, start, 2, 2, true);
    }
    var first = pool.firstMover();
    assertThat(first.games()).isEqualTo(200);
    assertThat(first.score()).isCloseTo((50 + 2) / (100 + 2.0), within(1e-12));
    assertThat(first.distinct()).isEqualTo(26);
    assertThat(first.probability()).isEqualTo(1);
  }
}
