package plyground.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plyground.agents.OpenGame;
import plyground.core.Evaluator;
import plyground.core.Nature;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.SplitMix;
import plyground.core.WinsFirst;
import plyground.core.learn.FeatureLayout.Target;
import plyground.core.learn.PositionFeatures;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Search;
import plyground.core.search.Trace;
import plyground.core.spi.SolverDescriptor;
import plyground.search.Expectiminimax;
import plyground.search.Pvs;
import plyground.search.learned.WeightUnit;

/**
 * Plays games against itself to learn from: some random moves, then a search of few plies, and from
 * where the game's solver answers at once the truth. There every position is worth what it is worth
 * with best play, so moves may be random again, for variety.
 *
 * <p>One object serves one thread. A game follows from its number and the seed alone.
 */
final class SelfPlay<P extends Position<P>> {
  private static final int TABLE_MEGABYTES = 1;
  private static final int RANDOM_ENDING = 3;

  /** A game that two players who know nothing yet do not end teaches nothing. */
  private static final int LONGEST = 5_000;

  private final OpenGame<P> open;
  private final PositionFeatures<P> features;
  private final Settings settings;
  private final Search<P> search;
  private final Optional<SolverDescriptor<P>> solver;
  private final Optional<Search<P>> solving;
  private final Target target;
  private final int[] moves;

  /**
   * @param depth plies a move is searched
   * @param randomPlies at most so many random moves begin a game
   * @param trust how much of a target is the search's own value, 0 to 1; the rest is the game's end
   * @param differences whether a target is instead the return of TD(lambda): what the search thinks
   *     one position later, then two later and so on, each weighed by lambda, 1 less the trust
   */
  record Settings(int depth, int randomPlies, double trust, boolean differences, long seed) {}

  SelfPlay(
      OpenGame<P> open, PositionFeatures<P> features, Evaluator<P> evaluator, Settings settings) {
    this.open = open;
    this.features = features;
    this.settings = settings;
    var winsFirst = new WinsFirst<>(evaluator);
    search =
        Nature.playsIn(open.game())
            ? new Expectiminimax<>(open.game(), winsFirst)
            : new Pvs<>(open.game(), winsFirst, TABLE_MEGABYTES);
    solver = open.descriptor().solver();
    solving = solver.map(each -> each.maker().make(open.game(), 1, false));
    target = features.layout().target();
    moves = new int[open.game().maxMoves()];
  }

  /**
   * A position of a game and what the search thought of it, in its side's view; not a number where
   * it was sure.
   */
  record Passed<P>(P position, double thought) {}

  /**
   * A game.
   *
   * @param end what became of it, in the first player's view
   * @param ending the positions that the solver knows
   */
  record Played<P>(List<Passed<P>> passed, double end, List<Sample> ending) {}

  /** The positions of one game with what became of them. */
  List<Sample> play(long number) {
    var game = game(number);
    var samples = new ArrayList<>(game.ending);
    double[] targets = settings.differences ? returns(game) : targets(game);
    for (int i = 0; i < targets.length; i++) {
      samples.add(Sample.of(features, game.passed.get(i).position, targets[i]));
    }
    return samples;
  }

  /** Plays one game. */
  Played<P> game(long number) {
    long seed = SplitMix.derive(settings.seed, number);
    var random = new SplitMix(seed);
    search.newGame(seed);
    P position = opening(random);
    var passed = new ArrayList<Passed<P>>();
    for (int ply = 0; !position.over() && !solved(position); ply++) {
      if (ply == LONGEST) {
        return new Played<>(List.of(), Double.NaN, List.of());
      }
      if (Nature.movesAt(position)) {
        position = position.play(anyMove(position, random));
        continue;
      }
      var found = search.search(position, Limit.depth(settings.depth), Trace.NONE);
      passed.add(new Passed<>(position, thought(found)));
      position = position.play(found.move());
    }
    var samples = new ArrayList<Sample>();
    double end = position.over() ? result(position) : ending(position, random, samples);
    return new Played<>(passed, became(Side.FIRST, end), samples);
  }

  /** The rest of a target is what became of the game. */
  private double[] targets(Played<P> game) {
    double[] targets = new double[game.passed.size()];
    for (int i = 0; i < targets.length; i++) {
      var each = game.passed.get(i);
      double own = turned(each.position.toMove(), game.end);
      double thought = Double.isNaN(each.thought) ? own : each.thought;
      targets[i] = settings.trust * thought + (1 - settings.trust) * own;
    }
    return targets;
  }

  private double[] returns(Played<P> game) {
    double[] thoughts = new double[game.passed.size()];
    for (int i = 0; i < thoughts.length; i++) {
      var each = game.passed.get(i);
      thoughts[i] =
          Double.isNaN(each.thought) ? game.end : turned(each.position.toMove(), each.thought);
    }
    double[] returns = LambdaReturns.of(thoughts, game.end, 1 - settings.trust);
    for (int i = 0; i < returns.length; i++) {
      returns[i] = turned(game.passed.get(i).position.toMove(), returns[i]);
    }
    return returns;
  }

  /** From a side's view to the first player's, or back. */
  private double turned(Side side, double value) {
    return side == Side.FIRST ? value : target == Target.WIN ? 1 - value : -value;
  }

  private P opening(SplitMix random) {
    P position = open.game().start(random);
    int plies = random.nextInt(settings.randomPlies + 1);
    for (int ply = 0; ply < plies; ply++) {
      P next = position.play(anyMove(position, random));
      if (next.over() || solved(next)) {
        break;
      }
      position = next;
    }
    return position;
  }

  private int anyMove(P position, SplitMix random) {
    int count = position.moves(moves, 0);
    return Nature.movesAt(position)
        ? moves[Nature.pick(position, moves, count, random)]
        : moves[random.nextInt(count)];
  }

  private boolean solved(P position) {
    return solver.isPresent() && solver.get().atOnce().test(position);
  }

  /** The value of a solved position, for the first player; samples on the way to the end. */
  private double ending(P first, SplitMix random, List<Sample> samples) {
    double value = Double.NaN;
    for (P position = first; !position.over(); ) {
      solving.orElseThrow().newGame(0);
      var found = solving.orElseThrow().search(position, Limit.NONE, Trace.NONE);
      double worth = points(found) * position.toMove().sign();
      value = Double.isNaN(value) ? worth : value;
      samples.add(Sample.of(features, position, became(position.toMove(), worth)));
      boolean wild = random.nextInt(RANDOM_ENDING) == 0;
      position = position.play(wild ? anyMove(position, random) : found.move());
    }
    return value;
  }

  private static double points(Result found) {
    return found.value() == null ? 0 : found.value();
  }

  /** Of a finished game, for the first player; who counts wins may have the fewer points. */
  private double result(P position) {
    var outcome = position.outcome();
    return target == Target.WIN ? outcome.resultFor(Side.FIRST) : outcome.score();
  }

  /** What the search expects the target to be; not a number where it is sure already. */
  private double thought(Result found) {
    Double value = found.value();
    if (value == null || Math.abs(value) >= WinsFirst.WIN) {
      return Double.NaN;
    }
    double points = value / WeightUnit.of(target).grain();
    return target == Target.WIN ? 1 / (1 + Math.exp(-points)) : points;
  }

  /** What became of a position, in its side's view. */
  private double became(Side mover, double firstsValue) {
    double own = firstsValue * mover.sign();
    return target == Target.WIN ? (Math.signum(own) + 1) / 2 : own;
  }
}
