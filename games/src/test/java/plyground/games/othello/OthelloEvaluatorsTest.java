package plyground.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plyground.core.SplitMix;
import plyground.core.spec.Settings;
import plyground.core.spi.EvaluatorDescriptor;

final class OthelloEvaluatorsTest {
  private static int value(String name, OthelloPosition position) {
    var kind = Objects.requireNonNull(new OthelloProvider().descriptor().evaluator(name));
    var game = new Othello(position.size());
    return kind.maker().make(game, new Settings(kind.parameters(), Map.of())).evaluate(position);
  }

  /** Every position of some random games. */
  private static List<OthelloPosition> positions(Size size) {
    var all = new ArrayList<OthelloPosition>();
    int[] moves = new int[size.cells()];
    for (long seed = 0; seed < 6; seed++) {
      var random = new SplitMix(seed);
      var position = OthelloPosition.start(size);
      all.add(position);
      while (!position.over()) {
        position = position.play(moves[random.nextInt(position.moves(moves, 0))]);
        all.add(position);
      }
    }
    return all;
  }

  @Test
  void thereAreSevenOfThem() {
    assertThat(new OthelloProvider().descriptor().evaluators())
        .extracting(EvaluatorDescriptor::name)
        .isEqualTo(SlowFeatures.NAMES);
  }

  @ParameterizedTest
  @EnumSource
  void opinionsAgreeWithTheSlowTwin(Size size) throws Exception {
    int[] squares = SlowFeatures.weights(size.side() + " squares ");
    for (var position : positions(size)) {
      if (position.over()) {
        continue;
      }
      var twin = SlowOthelloPosition.of(new Othello(size).format(position));
      var slow = new SlowFeatures(twin);
      int[] stage = SlowFeatures.weights(size.side() + " stage " + slow.stage() + " ");
      var values = SlowFeatures.NAMES.stream().map(name -> value(name, position)).toList();
      int own = twin.count(twin.toMove());
      int discs = 2 * own + twin.count('.') - size.cells();
      assertThat(values)
          .as("%s", twin)
          .containsExactly(
              SlowFeatures.product(slow.all(), stage),
              SlowFeatures.product(slow.kinds(), squares),
              slow.mobility(false),
              slow.stable(),
              slow.corners(),
              discs,
              0);
    }
  }

  @ParameterizedTest
  @EnumSource
  void wonGamesAreWorthMoreThanAnyOpinion(Size size) {
    for (var position : positions(size)) {
      if (position.over()) {
        int lead = position.outcome().score() * position.toMove().sign();
        int sign = Integer.signum(lead);
        var values = SlowFeatures.NAMES.stream().map(name -> value(name, position)).toList();
        assertThat(values)
            .containsExactly(
                lead + 100_000 * sign,
                lead + 100_000 * sign,
                lead + 64 * sign,
                lead + size.cells() * sign,
                lead + 4 * sign,
                lead,
                100 * sign);
      }
    }
  }

  @Test
  void weightsMayNotGoBeyondTheBound() {
    int[][] heavy = new int[Features.stages()][];
    for (int stage = 0; stage < heavy.length; stage++) {
      heavy[stage] = new int[new Features(Size.SIX).count()];
      heavy[stage][0] = stage == heavy.length - 1 ? 200_000 : -200_000;
    }
    var combined = new Combined(Size.SIX, heavy);
    var start = OthelloPosition.start(Size.SIX);
    assertThat(combined.evaluate(start)).isEqualTo(100_000);
    int[] moves = new int[36];
    start.moves(moves, 0);
    assertThat(combined.evaluate(start.play(moves[0]))).isEqualTo(100_000);
    assertThat(combined.bound()).isEqualTo(100_065);
  }
}
