package plyground.games.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plyground.core.SplitMix;

final class OrderingWeightsTest {
  private static OrderingWeights random(Size size, int stages, SplitMix random) {
    var weights = OrderingWeights.blank(size, stages);
    for (int stage = 0; stage < stages; stage++) {
      weights.moves()[stage] = random.nextInt(1000) - 500;
      for (int look = 0; look < weights.looks()[stage].length; look++) {
        weights.looks()[stage][look] = (byte) random.nextInt(256);
      }
    }
    Arrays.setAll(weights.turn(), empties -> random.nextInt(1000) - 500);
    return weights;
  }

  private static byte[] written(OrderingWeights weights) throws IOException {
    var bytes = new ByteArrayOutputStream();
    weights.write(bytes);
    return bytes.toByteArray();
  }

  private static OrderingWeights read(Size size, byte[] bytes) throws IOException {
    return OrderingWeights.read(size, new ByteArrayInputStream(bytes));
  }

  @ParameterizedTest
  @EnumSource
  void whatIsWrittenIsRead(Size size) throws IOException {
    for (int stages = 1; stages <= 3; stages++) {
      var weights = random(size, stages, new SplitMix(stages));
      var copy = read(size, written(weights));
      assertThat(copy.moves()).isEqualTo(weights.moves());
      assertThat(copy.looks()).isDeepEqualTo(weights.looks());
      assertThat(copy.turn()).isEqualTo(weights.turn());
    }
  }

  /** A file cut short, or that of the other board, would say nonsense and slow every proof. */
  @Test
  void aFileOfAnotherLengthIsRefused() throws IOException {
    byte[] bytes = written(random(Size.SIX, 2, new SplitMix(1)));
    byte[] half = Arrays.copyOf(bytes, bytes.length / 2);
    assertThatThrownBy(() -> read(Size.SIX, half)).isInstanceOf(IOException.class);
    assertThatThrownBy(() -> read(Size.EIGHT, bytes)).isInstanceOf(IOException.class);
    for (var large :
        List.of(random(Size.EIGHT, 2, new SplitMix(1)), OrderingWeights.blank(Size.EIGHT, 2))) {
      byte[] more = written(large);
      assertThatThrownBy(() -> read(Size.SIX, more))
          .isInstanceOf(IOException.class)
          .hasMessageContaining("6x6");
    }
  }

  @Test
  void aStageIsFourEmptySquares() {
    var weights = OrderingWeights.blank(Size.SIX, 3);
    int[] stages = new int[24];
    Arrays.setAll(stages, weights::stage);
    assertThat(stages)
        .containsExactly(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2);
  }

  /** What stands on the board, the moves one has more than the other, and the turn. */
  @ParameterizedTest
  @EnumSource
  void theValueIsTheSumOfItsParts(Size size) {
    var weights = random(size, 4, new SplitMix(3));
    int[] looks = new int[weights.patterns().shown()];
    for (long seed = 0; seed < 100; seed++) {
      var at = OthelloSolverTest.random(size, seed, (int) (seed % 25));
      int stage = weights.stage(at.empties());
      weights.patterns().read(at.own(), at.other(), looks);
      int seen = Arrays.stream(looks).map(look -> weights.looks()[stage][look]).sum();
      int more =
          Long.bitCount(PlainEndgame.moves(at.own(), at.other(), at.empty()))
              - Long.bitCount(PlainEndgame.moves(at.other(), at.own(), at.empty()));
      assertThat(weights.value(at.own(), at.other(), at.empty(), at.places()))
          .as("seed %d", seed)
          .isEqualTo(seen + more * weights.moves()[stage] + weights.turn()[at.empties()]);
    }
  }

  /** The shipped weights know more than nothing: what they guess goes with what is true. */
  @ParameterizedTest
  @EnumSource
  void theShippedWeightsGuessBetterThanTheDiscs(Size size) {
    var rule = EmptySquares.usual(size);
    var weights = OrderingWeights.of(size);
    assertThat(OrderingWeights.of(size)).as("read once").isSameAs(weights);
    var table = new SolvedTable(15);
    var exact = new ExactSearch(size, rule, table, () -> false, new Team());
    double error = 0;
    double plain = 0;
    for (long seed = 0; seed < 60; seed++) {
      var at = OthelloSolverTest.random(size, seed, 10);
      if (at.over() || at.places() == 0) {
        continue;
      }
      table.forget();
      int truth = exact.value(at.own(), at.other(), -size.cells(), size.cells());
      int guess =
          weights.value(at.own(), at.other(), at.empty(), at.places()) / OrderingWeights.UNIT;
      error += Math.pow(guess - truth, 2);
      plain += Math.pow(at.lead() - truth, 2);
    }
    assertThat(error).isLessThan(plain / 4);
  }
}
