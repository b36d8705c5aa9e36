package plyground.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.core.Evaluator;
import plyground.core.Game;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.SplitMix;
import plyground.core.learn.CellGrid;
import plyground.core.learn.FeatureLayout;
import plyground.core.learn.FeatureLayout.Target;
import plyground.core.learn.PositionFeatures;
import plyground.search.learned.CutStatistics;
import plyground.search.learned.LearnedWeights;
import plyground.search.learned.PatternSet;
import plyground.search.learned.Provenance;
import plyground.search.learned.WeightUnit;

/** TD(lambda) where the answer is known: a random walk, a plain twin, tic-tac-toe solved. */
final class TemporalDifferenceTest {
  private static final int AT_A_TIME = 64;
  private static final double GRAIN = 256;
  private static final int COUNTED_WALKS = 5000;

  /** Of the size of a game's score, for which the steps are made. */
  private static final double POINTS = 16;

  private static OpenGame<?> open(String game) {
    return Catalogue.load(MoveInput.NOBODY).open(game);
  }

  /**
   * Five states in a row; who leaves them on the right gets some points (Sutton and Barto, example
   * 6.2). Each walk moves the values a little its way, so it is their mean over many that is right.
   */
  @ParameterizedTest
  @ValueSource(doubles = {0, 0.5, 1})
  void findsTheChancesOfARandomWalk(double lambda) {
    int states = 5;
    var patterns = new ArrayList<int[]>();
    for (int state = 0; state < states; state++) {
      patterns.add(new int[] {state});
    }
    var grid = CellGrid.of(1, states);
    var layout =
        new FeatureLayout("walk", grid, 2, List.of(), 1, List.of(), patterns, Target.SCORE);
    var learner = new TemporalDifference(layout);
    var random = new SplitMix(11);
    double[] means = new double[states];
    for (int walk = 0; walk < 2 * COUNTED_WALKS; walk++) {
      double[] values = walkValues(learner.weights()[0], states);
      var visited = new ArrayList<Integer>();
      int state = states / 2;
      for (; state >= 0 && state < states; state += 2 * random.nextInt(2) - 1) {
        visited.add(state);
      }
      double[] thoughts = visited.stream().mapToDouble(each -> values[each]).toArray();
      double[] returns = LambdaReturns.of(thoughts, state < 0 ? 0 : POINTS, lambda);
      var samples = new ArrayList<Sample>();
      for (int i = 0; i < returns.length; i++) {
        long[] plane = {1L << visited.get(i)};
        samples.add(new Sample(plane, new int[0], 0, (float) returns[i]));
      }
      learner.learn(samples);
      for (int each = 0; each < states && walk >= COUNTED_WALKS; each++) {
        means[each] += values[each] / COUNTED_WALKS;
      }
    }
    for (int each = 0; each < states; each++) {
      assertThat(means[each]).isCloseTo(POINTS * (each + 1) / 6.0, within(0.03 * POINTS));
    }
  }

  /** Each state has a weight for being there and one for not being there. */
  private static double[] walkValues(short[] weights, int states) {
    double[] values = new double[states];
    for (int state = 0; state < states; state++) {
      for (int each = 0; each < states; each++) {
        values[state] += weights[2 * each + (each == state ? 1 : 0)] / GRAIN;
      }
    }
    return values;
  }

  /** Who has another turn must not be taken for the other side. */
  @ParameterizedTest
  @CsvSource({
    "'kalah:pits=3,seeds=2', 0.5, true",
    "othello, 0.3, false",
    "othello, 1, false",
    "tic-tac-toe, 0, false"
  })
  void returnsAreSumsOverWhatFollowsInTheMoversView(String game, double trust, boolean stays) {
    assertThat(checksReturns(open(game), trust) || !stays).isTrue();
  }

  /** Whether anybody was to move twice running. */
  private static <P extends Position<P>> boolean checksReturns(OpenGame<P> open, double trust) {
    var features = open.descriptor().learning().orElseThrow().features().apply(open.game());
    var learner = new TemporalDifference(features.layout());
    var settings = new SelfPlay.Settings(1, 8, trust, true, 5);
    var player = new SelfPlay<>(open, features, evaluator(learner, features), settings);
    boolean again = false;
    for (int number = 0; number < 50; number++) {
      var game = player.game(number);
      var samples = player.play(number);
      var passed = game.passed();
      int known = game.ending().size();
      for (int i = 0; i < passed.size(); i++) {
        again |=
            i > 0 && passed.get(i).position().toMove() == passed.get(i - 1).position().toMove();
        assertThat((double) samples.get(known + i).target())
            .describedAs("game %d, position %d", number, i)
            .isCloseTo(plainReturn(game, i, 1 - trust, features.layout().target()), within(0.0001));
      }
    }
    return again;
  }

  /** (1 - lambda) times the sum of lambda^(n-1) times what is thought n later, the rest the end. */
  private static <P extends Position<P>> double plainReturn(
      SelfPlay.Played<P> game, int at, double lambda, Target target) {
    var mover = game.passed().get(at).position().toMove();
    double end = seen(mover, Side.FIRST, game.end(), target);
    double sum = 0;
    double weight = 1;
    for (int later = at + 1; later < game.passed().size(); later++, weight *= lambda) {
      var there = game.passed().get(later);
      double thought =
          Double.isNaN(there.thought())
              ? end
              : seen(mover, there.position().toMove(), there.thought(), target);
      sum += (1 - lambda) * weight * thought;
    }
    return sum + weight * end;
  }

  private static double seen(Side by, Side of, double value, Target target) {
    return by == of ? value : target == Target.WIN ? 1 - value : -value;
  }

  @Test
  void learnsWhatAPlainTwinLearns() {
    twin(open("tic-tac-toe"));
  }

  private static <P extends Position<P>> void twin(OpenGame<P> open) {
    double trust = 0.4;
    var features = open.descriptor().learning().orElseThrow().features().apply(open.game());
    var learner = new TemporalDifference(features.layout());
    var twin = new PlainTwin<>(features);
    var settings = new SelfPlay.Settings(1, 6, trust, true, 3);
    for (int from = 0; from < 10 * AT_A_TIME; from += AT_A_TIME) {
      var player = new SelfPlay<>(open, features, evaluator(learner, features), settings);
      for (int number = from; number < from + AT_A_TIME; number++) {
        var game = player.game(number);
        if (number == from) { // the weights are still those that the game was played with
          game.passed().forEach(twin::assertThoughtOf);
        }
        learner.learn(player.play(number));
        double[] returns = new double[game.passed().size()];
        for (int i = 0; i < returns.length; i++) {
          returns[i] = plainReturn(game, i, 1 - trust, Target.WIN);
        }
        for (int i = 0; i < returns.length; i++) {
          twin.learn(game.passed().get(i).position(), returns[i]);
        }
      }
    }
    var evaluator = evaluator(learner, features);
    double largest = 0;
    for (P position : solved(open.game()).keySet()) {
      double value = twin.value(position);
      assertThat(evaluator.evaluate(position) / GRAIN).isCloseTo(value, within(0.02));
      largest = Math.max(largest, Math.abs(value));
    }
    assertThat(largest).isGreaterThan(1);
  }

  @Test
  void errorsAgainstTheSolvedGameFallWithGames() {
    double[] errors = errors(open("tic-tac-toe"), 0, 256, 1024, 4096);
    for (int i = 1; i < errors.length; i++) {
      assertThat(errors[i]).describedAs("after step %d", i).isLessThan(0.95 * errors[i - 1]);
    }
    assertThat(errors[3]).isLessThan(0.6 * errors[0]);
  }

  /** How far the chance to win is from 1, 1/2 or 0, over all positions that can come. */
  private static <P extends Position<P>> double[] errors(OpenGame<P> open, int... games) {
    var features = open.descriptor().learning().orElseThrow().features().apply(open.game());
    var learner = new TemporalDifference(features.layout());
    var settings = new SelfPlay.Settings(1, 8, 0.5, true, 7);
    var values = solved(open.game());
    double[] errors = new double[games.length];
    int number = 0;
    for (int i = 0; i < games.length; i++) {
      while (number < games[i]) {
        var player = new SelfPlay<>(open, features, evaluator(learner, features), settings);
        for (int end = number + AT_A_TIME; number < end; number++) {
          learner.learn(player.play(number));
        }
      }
      var evaluator = evaluator(learner, features);
      for (var each : values.entrySet()) {
        double chance = PlainTwin.chance(evaluator.evaluate(each.getKey()) / GRAIN);
        errors[i] += Math.abs(chance - (each.getValue() + 1) / 2.0) / values.size();
      }
    }
    return errors;
  }

  /** All positions in which somebody is to move, with -1, 0 or 1 for the mover. */
  private static <P extends Position<P>> Map<P, Integer> solved(Game<P> game) {
    var values = new HashMap<P, Integer>();
    solve(game.start(new SplitMix(1)), values);
    return values;
  }

  private static <P extends Position<P>> int solve(P position, Map<P, Integer> values) {
    if (position.over()) {
      return position.outcome().resultFor(position.toMove());
    }
    Integer known = values.get(position);
    if (known != null) {
      return known;
    }
    int[] moves = new int[9];
    int count = position.moves(moves, 0);
    int best = -1;
    for (int i = 0; i < count; i++) {
      best = Math.max(best, -solve(position.play(moves[i]), values));
    }
    values.put(position, best);
    return best;
  }

  private static <P extends Position<P>> Evaluator<P> evaluator(
      TemporalDifference learner, PositionFeatures<P> features) {
    var layout = features.layout();
    return new LearnedWeights(
            layout.name(),
            WeightUnit.of(layout.target()),
            layout.values(),
            layout.numbers(),
            new PatternSet(layout).kinds(),
            learner.weights(),
            CutStatistics.NONE,
            new Provenance("test", 1, "test", 0, 0, List.of()))
        .evaluator(features);
  }
}
