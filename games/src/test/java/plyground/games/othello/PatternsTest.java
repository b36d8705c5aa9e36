package plyground.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
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

  /** The last square's count against the general one, whichever stones fill the rest. */
  @ParameterizedTest
  @EnumSource
  void theLastFlipsAreCounted(Size size) {
    var random = new SplitMix(13);
    for (long rest = size.board(); rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      for (int i = 0; i < 2_000; i++) {
        long others = size.board() & ~(1L << square);
        long own = (i % 2 == 0 ? random.nextLong() : stones(size, random)) & others;
        assertThat(LastFlips.count(square, own))
            .as("square %d, stones %d", square, own)
            .isEqualTo(Long.bitCount(FlipLines.flips(square, own, others & ~own)));
      }
    }
  }

  /** The shipped weights know more than nothing: what they guess goes with what is true. */
  @ParameterizedTest
  @EnumSource
  void theShippedWeightsGuessBetterThanTheDiscs(Size size) throws IOException {
    var weights = OrderingWeights.of(size);
    var copy = new ByteArrayOutputStream();
    weights.write(copy);
    assertThat(OrderingWeights.read(size, new ByteArrayInputStream(copy.toByteArray())).looks())
        .isDeepEqualTo(weights.looks());
    var shallow = new ShallowSearch(size, EmptySquares.usual(size), weights);
    var table = new SolvedTable(15);
    var exact = new ExactSearch(size, EmptySquares.usual(size), table, () -> false, new Team());
    double error = 0;
    double plain = 0;
    for (long seed = 0; seed < 60; seed++) {
      var at = OthelloSolverTest.random(size, seed, 10);
      table.forget();
      int truth = exact.value(at.own(), at.other(), -size.cells(), size.cells());
      int guess = shallow.value(at.own(), at.other(), -10_000, 10_000, 0) / OrderingWeights.UNIT;
      error += Math.pow(guess - truth, 2);
      plain += Math.pow(at.lead() - truth, 2);
    }
    assertThat(error).isLessThan(plain / 4);
  }
}
