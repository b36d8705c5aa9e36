package plyground.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plyground.core.SplitMix;

final class PatternsTest {
  private static long stones(Size size, SplitMix random) {
    long half = random.nextLong() & size.board();
    return half & random.nextLong();
  }

  /** A turned board shows the same looks, each as often. */
  @ParameterizedTest
  @EnumSource
  void turnsShowTheSame(Size size) {
    var patterns = new Patterns(size);
    var random = new SplitMix(11);
    int[] here = new int[patterns.shown()];
    int[] there = new int[patterns.shown()];
    for (int i = 0; i < 500; i++) {
      long own = stones(size, random);
      long other = stones(size, random) & ~own;
      patterns.read(own, other, here);
      patterns.read(CanonicalStones.turned(own), CanonicalStones.turned(other), there);
      Arrays.sort(here);
      Arrays.sort(there);
      assertThat(there).as("board %d", i).isEqualTo(here);
      assertThat(Arrays.stream(here)).allMatch(look -> look >= 0 && look < patterns.looks());
    }
  }

  /** Changing one square changes a look, whichever square it is. */
  @ParameterizedTest
  @EnumSource
  void everySquareIsSeen(Size size) {
    var patterns = new Patterns(size);
    int[] blank = new int[patterns.shown()];
    int[] one = new int[patterns.shown()];
    patterns.read(0, 0, blank);
    for (long rest = size.board(); rest != 0; rest &= rest - 1) {
      var seen = new HashSet<Integer>();
      patterns.read(Long.lowestOneBit(rest), 0, one);
      assertThat(one).isNotEqualTo(blank);
      Arrays.stream(one).forEach(seen::add);
      patterns.read(0, Long.lowestOneBit(rest), one);
      assertThat(Arrays.stream(one).allMatch(seen::contains)).isFalse();
    }
  }

  @ParameterizedTest
  @EnumSource
  void theSumIsThatOfTheLooksWeights(Size size) {
    var patterns = new Patterns(size);
    var random = new SplitMix(12);
    byte[] weights = new byte[patterns.looks()];
    for (int i = 0; i < weights.length; i++) {
      weights[i] = (byte) random.nextInt();
    }
    int[] looks = new int[patterns.shown()];
    for (int i = 0; i < 300; i++) {
      long own = stones(size, random);
      long other = stones(size, random) & ~own;
      patterns.read(own, other, looks);
      assertThat(patterns.sum(own, other, weights))
          .isEqualTo(Arrays.stream(looks).map(look -> weights[look]).sum());
    }
  }
}
