package plyground.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class SplitMixTest {
  /** The JDK's generator is the same algorithm; its long stream is a second opinion. */
  @Test
  void drawsTheNumbersOfThePaper() {
    for (long seed = -3; seed < 50; seed++) {
      var ours = new SplitMix(seed);
      var peer = new SplittableRandom(seed);
      for (int i = 0; i < 100; i++) {
        assertThat(ours.nextLong()).as("seed %d draw %d", seed, i).isEqualTo(peer.nextLong());
      }
    }
  }

  @Test
  void reseedingStartsOver() {
    var one = new SplitMix(5);
    long first = one.nextLong();
    one.nextLong();
    one.reseed(5);
    assertThat(one.nextLong()).isEqualTo(first);
  }

  @Test
  void boundedDrawsAreUniform() {
    for (int bound : new int[] {1, 2, 3, 7, 100}) {
      int[] counts = new int[bound];
      var random = new SplitMix(bound);
      int draws = 20_000 * bound;
      for (int i = 0; i < draws; i++) {
        counts[random.nextInt(bound)]++;
      }
      double expected = (double) draws / bound;
      double slack = 5 * Math.sqrt(expected * (1 - 1.0 / bound));
      for (int count : counts) {
        assertThat((double) count).isBetween(expected - slack, expected + slack);
      }
    }
  }

  @Test
  void largeBoundsNeedAnotherDrawNowAndThen() {
    int bound = (1 << 30) + 1;
    var random = new SplitMix(1);
    double sum = 0;
    int draws = 100_000;
    for (int i = 0; i < draws; i++) {
      int drawn = random.nextInt(bound);
      assertThat(drawn).isBetween(0, bound - 1);
      sum += drawn;
    }
    assertThat(sum / draws / bound).isBetween(0.495, 0.505);
  }

  @Test
  void noDrawFromNothing() {
    assertThatThrownBy(() -> new SplitMix(1).nextInt(0))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void derivedSeedsDiffer() {
    var seen = new HashSet<Long>();
    for (long seed = 0; seed < 100; seed++) {
      for (long part = 0; part < 100; part++) {
        assertThat(seen.add(SplitMix.derive(seed, part))).as("%d/%d", seed, part).isTrue();
      }
    }
  }

  /** By long division: the slow twin of the product and the draws it rejects. */
  @Test
  void boundedDrawsAreLemires() {
    for (int bound : new int[] {1, 6, 10, 1 << 20, (1 << 30) + 1, Integer.MAX_VALUE}) {
      var ours = new SplitMix(bound);
      var raw = new SplitMix(bound);
      long fair = (1L << 32) / bound * bound;
      for (int i = 0; i < 2_000; i++) {
        long drawn = raw.nextLong() >>> 32;
        while (Long.remainderUnsigned(drawn * bound, 1L << 32) < (1L << 32) - fair) {
          drawn = raw.nextLong() >>> 32;
        }
        assertThat(ours.nextInt(bound)).as("%d", bound).isEqualTo((int) ((drawn * bound) >>> 32));
      }
    }
  }

  /** Stored games are reproduced from seeds: these numbers may never change. */
  @Test
  void derivedSeedsAreTheOnesInStores() {
    assertThat(SplitMix.derive(0, 0)).isEqualTo(0xA706DD2F4D197E6FL);
    assertThat(SplitMix.derive(7, 1)).isEqualTo(0xA65305FD338EC8FEL);
    assertThat(SplitMix.derive(-1, 2)).isEqualTo(0x82B43276ABB80226L);
  }
}
