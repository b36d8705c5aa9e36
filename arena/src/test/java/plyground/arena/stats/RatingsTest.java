package plyground.arena.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import plyground.core.SplitMix;

final class RatingsTest {
  /** Adds pairs of a and b with these half points, one a start. */
  private static void add(Pool pool, int a, int b, int... halfPoints) {
    for (int start = 0; start < halfPoints.length; start++) {
      pool.add(a, b, start, halfPoints[start], 2, true);
    }
  }

  private static int[] scores(int n, SplitMix random, double... shares) {
    int[] scores = new int[n];
    Arrays.setAll(
        scores,
        _ -> {
          double rest = random.nextDouble();
          int score = 0;
          while (score < shares.length - 1 && rest >= shares[score]) {
            rest -= shares[score++];
          }
          return score;
        });
    return scores;
  }

  /** With many draws too: a tournament of the same games says what a match says. */
  @Test
  void twoPlayersAreRatedAsTheirScore() {
    var pool = new Pool(2);
    add(pool, 0, 1, scores(100, new SplitMix(1), 0.02, 0.08, 0.5, 0.2, 0.2));
    var ratings = Ratings.of(pool, 1, 0, 1);
    var match = pool.between(0, 1).elo();
    assertThat(ratings.rating(0)).isCloseTo(match.estimate(), within(0.01));
    assertThat(ratings.rating(1)).isZero();
    assertThat(ratings.interval(0).low()).isCloseTo(match.low(), within(15.0));
    assertThat(ratings.interval(0).high()).isCloseTo(match.high(), within(15.0));
    assertThat(ratings.interval(1)).isEqualTo(new Interval(0, 0));
    assertThat(ratings.superiority(0, 1)).isGreaterThan(0.99);
    assertThat(ratings.superiority(1, 0)).isLessThan(0.01);
  }

  @Test
  void theAnchorIsWhereItIsPut() {
    var pool = new Pool(3);
    add(pool, 0, 1, 1, 2, 3, 4, 3, 2);
    add(pool, 1, 2, 1, 2, 3, 4, 3, 2);
    var anchored = Ratings.of(pool, 2, 1500, 1);
    assertThat(anchored.rating(2)).isEqualTo(1500);
    var mean = Ratings.of(pool, Ratings.NO_ANCHOR, 0, 1);
    assertThat(mean.rating(0) + mean.rating(1) + mean.rating(2)).isCloseTo(0, within(1e-6));
    assertThat(anchored.rating(0) - anchored.rating(1))
        .isCloseTo(mean.rating(0) - mean.rating(1), within(1e-6));
    assertThat(mean.rating(0) - mean.rating(1))
        .as("the same scores")
        .isCloseTo(mean.rating(1) - mean.rating(2), within(0.01));
    assertThat(mean.rating(0) - mean.rating(1)).isCloseTo(Elo.difference(0.625), within(0.01));
  }

  /** Points off a third player link two that never met. */
  @Test
  void differencesAddUp() {
    var pool = new Pool(3);
    int[] wins = new int[100];
    Arrays.setAll(wins, i -> i < 75 ? 4 : 0);
    add(pool, 0, 1, wins);
    add(pool, 1, 2, wins);
    var ratings = Ratings.of(pool, 2, 0, 1);
    assertThat(ratings.rating(1)).isCloseTo(190.85, within(0.01));
    assertThat(ratings.rating(0)).isCloseTo(2 * 190.85, within(0.02));
    assertThat(ratings.interval(0).high() - ratings.interval(0).low())
        .as("surer of the nearer one")
        .isGreaterThan(ratings.interval(1).high() - ratings.interval(1).low());
  }

  @Test
  void whoLostNothingHasNoUpperEnd() {
    var pool = new Pool(2);
    add(pool, 0, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4);
    var ratings = Ratings.of(pool, 1, 0, 1);
    assertThat(ratings.interval(0).high()).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(ratings.interval(0).low()).isCloseTo(pool.between(0, 1).elo().low(), within(12.0));
    var other = Ratings.of(pool, 0, 0, 1);
    assertThat(other.interval(1).low()).isEqualTo(Double.NEGATIVE_INFINITY);
    assertThat(other.interval(1).high()).isCloseTo(-pool.between(0, 1).elo().low(), within(12.0));
    var mean = Ratings.of(pool, Ratings.NO_ANCHOR, 0, 1);
    assertThat(mean.interval(0).high()).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(mean.interval(0).low()).isFinite();
    assertThat(mean.interval(1).low()).isEqualTo(Double.NEGATIVE_INFINITY);
    assertThat(mean.interval(1).high()).isFinite();
  }

  @Test
  void aSinglePointBoundsBothEnds() {
    var pool = new Pool(2);
    add(pool, 0, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3);
    var interval = Ratings.of(pool, 1, 0, 1).interval(0);
    assertThat(interval.high()).isFinite();
    assertThat(interval.low()).isFinite().isLessThan(interval.high());
  }

  /** The same pairs ten times over are no surer than once. */
  @Test
  void repeatsDoNotMakeRatingsSurer() {
    var once = new Pool(2);
    var often = new Pool(2);
    int[] scores = scores(40, new SplitMix(3), 0.1, 0.2, 0.2, 0.2, 0.3);
    add(once, 0, 1, scores);
    for (int i = 0; i < 400; i++) {
      often.add(0, 1, i, scores[i % 40], 2, i < 40);
    }
    var sure = Ratings.of(once, 1, 0, 1).interval(0);
    var unsure = Ratings.of(often, 1, 0, 1).interval(0);
    assertThat(unsure.high() - unsure.low())
        .isCloseTo(sure.high() - sure.low(), within(0.1 * (sure.high() - sure.low())));
    assertThat(Ratings.of(often, 1, 0, 1).rating(0))
        .isCloseTo(Ratings.of(once, 1, 0, 1).rating(0), within(0.01));
  }

  /** A pairing that repeats itself weighs as little as it says. */
  @Test
  void aRepeatedPairingWeighsItsDistinctPairs() {
    var pool = new Pool(3);
    var random = new SplitMix(4);
    add(pool, 0, 1, scores(100, random, 0.2, 0.2, 0.2, 0.2, 0.2));
    add(pool, 1, 2, scores(100, random, 0.2, 0.2, 0.2, 0.2, 0.2));
    double before = Ratings.of(pool, 2, 0, 1).rating(0);
    for (int start = 0; start < 100; start++) {
      pool.add(0, 2, start, 4, 2, start == 0);
    }
    double after = Ratings.of(pool, 2, 0, 1).rating(0);
    assertThat(after - before).as("one pair won").isBetween(0.0, 15.0);
  }

  @Test
  void fewDistinctPairsAreNotEnough() {
    var pool = new Pool(3);
    add(pool, 0, 1, 4, 2, 0, 3);
    add(pool, 1, 2, 4, 2, 0, 3, 1);
    var ratings = Ratings.of(pool, 2, 0, 1);
    assertThat(ratings.enough(0)).isFalse();
    assertThat(ratings.enough(1)).isTrue();
    assertThat(ratings.enough(2)).isTrue();
  }

  @Test
  void theSeedDecidesTheIntervals() {
    var pool = new Pool(2);
    add(pool, 0, 1, 4, 2, 0, 3, 1, 3, 4);
    assertThat(Ratings.of(pool, 1, 0, 5).interval(0))
        .isEqualTo(Ratings.of(pool, 1, 0, 5).interval(0))
        .isNotEqualTo(Ratings.of(pool, 1, 0, 6).interval(0));
  }

  /** Everybody has a good or a bad day at once: what starts share does not average out. */
  @Test
  void sharedStartsAreDrawnTogether() {
    var shared = new Pool(4);
    var apart = new Pool(4);
    for (int start = 0; start < 60; start++) {
      for (int opponent = 1; opponent < 4; opponent++) {
        shared.add(0, opponent, start, start % 2 == 0 ? 4 : 0, 2, true);
        apart.add(0, opponent, start, (start + opponent) % 2 == 0 ? 4 : 0, 2, true);
      }
    }
    var wide = Ratings.of(shared, Ratings.NO_ANCHOR, 0, 1).interval(0);
    var narrow = Ratings.of(apart, Ratings.NO_ANCHOR, 0, 1).interval(0);
    assertThat(wide.high() - wide.low()).isGreaterThan(1.3 * (narrow.high() - narrow.low()));
  }

  private static int[] won(int pairs) {
    int[] scores = new int[pairs];
    Arrays.fill(scores, 4);
    return scores;
  }

  /** One game played twenty times bounds nobody: the ends are those of the other pairings. */
  @Test
  void aPairingWithTooLittleEvidenceMakesNoIntervalSurer() {
    var without = new Pool(3);
    add(without, 0, 2, won(20));
    add(without, 1, 2, won(20));
    var with = new Pool(3);
    add(with, 0, 2, won(20));
    add(with, 1, 2, won(20));
    for (int start = 0; start < 20; start++) {
      with.add(0, 1, start, 0, 2, start == 0);
    }
    var match = with.between(0, 2).elo();
    for (int player = 0; player < 2; player++) {
      var interval = Ratings.of(with, 2, 0, 1).interval(player);
      var alone = Ratings.of(without, 2, 0, 1).interval(player);
      assertThat(interval.low()).isCloseTo(alone.low(), within(1e-6));
      // Their draws are 1,000, so that their ends are known to some points.
      assertThat(interval.low()).isLessThan(match.low() + 25);
      assertThat(interval.high()).isInfinite();
    }
  }

  /** Where zero is the mean, nobody's place is known while somebody's is not. */
  @Test
  void intervalsNeedALinkToWhereZeroIs() {
    var pool = new Pool(3);
    add(pool, 0, 1, 4, 2, 0, 3, 1, 1);
    add(pool, 1, 2, 4, 2, 0, 3);
    var mean = Ratings.of(pool, Ratings.NO_ANCHOR, 0, 1);
    var anchored = Ratings.of(pool, 1, 0, 1);
    assertThat(mean.enough(0)).isFalse();
    assertThat(mean.enough(1)).isFalse();
    assertThat(anchored.enough(0)).isTrue();
    assertThat(anchored.enough(1)).isTrue();
    assertThat(anchored.enough(2)).isFalse();
  }

  /** Also where a pairing with too little evidence pulls it. */
  @Test
  void theRatingIsInItsInterval() {
    var random = new SplitMix(9);
    for (int round = 0; round < 20; round++) {
      var pool = new Pool(3);
      add(pool, 0, 1, scores(6, random, 0.1, 0.2, 0.2, 0.2, 0.3));
      add(pool, 1, 2, scores(6, random, 0.1, 0.2, 0.2, 0.2, 0.3));
      add(pool, 0, 2, scores(4, random, 0.5, 0.1, 0.1, 0.1, 0.2));
      var ratings = Ratings.of(pool, 2, 0, round);
      for (int player = 0; player < 3; player++) {
        assertThat(ratings.interval(player).contains(ratings.rating(player)))
            .as("round %d, player %d", round, player)
            .isTrue();
      }
    }
  }

  @Test
  void noNumberOfDrawsIsAProof() {
    var pool = new Pool(2);
    add(pool, 0, 1, won(200));
    var ratings = Ratings.of(pool, 1, 0, 1);
    assertThat(ratings.superiority(0, 1)).isBetween(0.999, 0.9999);
    assertThat(ratings.superiority(1, 0)).isBetween(0.0001, 0.001);
    assertThat(ratings.unbounded(0)).isTrue();
  }
}
