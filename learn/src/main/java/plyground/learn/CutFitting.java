package plyground.learn;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import plyground.core.Evaluator;
import plyground.core.Game;
import plyground.core.Position;
import plyground.core.SplitMix;
import plyground.core.WinsFirst;
import plyground.core.learn.PositionFeatures;
import plyground.core.search.Limit;
import plyground.core.search.Trace;
import plyground.search.Pvs;
import plyground.search.learned.CutStatistics;
import plyground.search.learned.CutStatistics.Line;

/**
 * Measures how well shallow searches with an evaluator foretell deep ones: positions of random
 * games are searched to every depth, and for each pair of depths a straight line is fitted.
 */
final class CutFitting<P extends Position<P>> {
  private static final int TABLE_MEGABYTES = 4;
  private static final int FIRST_DEPTH = 3;
  private static final int LAST_DEPTH = 24;

  /** A search that needs more is not waited for. */
  private static final long MOST_NODES = 200_000;

  /** With fewer pairs nothing is foretold. */
  private static final int FEWEST = 20;

  private final Game<P> game;
  private final PositionFeatures<P> features;
  private final Evaluator<P> evaluator;
  private final Pvs<P> search;
  private final int deepest;
  private final int positions;

  /**
   * @param deepest the depth that is measured; beyond it errors are carried on
   * @param positions for every phase
   */
  CutFitting(
      Game<P> game,
      PositionFeatures<P> features,
      Evaluator<P> evaluator,
      int deepest,
      int positions) {
    this.game = game;
    this.features = features;
    this.evaluator = evaluator;
    this.deepest = deepest;
    this.positions = positions;
    search = new Pvs<>(game, new WinsFirst<>(evaluator), TABLE_MEGABYTES);
  }

  /**
   * The depths that foretell a depth: the evaluator alone, and about half the depth with the same
   * parity, because values of odd and even depths differ.
   */
  static int[] shallow(int depth) {
    int half = Math.max(1, depth / 2 - 1);
    return new int[] {0, (depth - half) % 2 == 0 ? half : half + 1};
  }

  CutStatistics fit(long seed) {
    int phases = features.layout().phases();
    var values = new ArrayList<List<double[]>>();
    for (int phase = 0; phase < phases; phase++) {
      values.add(new ArrayList<>());
    }
    var random = new SplitMix(seed);
    int[] moves = new int[game.maxMoves()];
    int tries = 4 * positions;
    for (int i = 0; i < tries; i++) {
      walk(random, moves, values);
    }
    var lines = new ArrayList<Line>();
    for (int phase = 0; phase < phases; phase++) {
      lines.addAll(lines(phase, values.get(phase)));
    }
    return new CutStatistics(lines);
  }

  /** A game of which the moves are half random and half the search's, looked at here and there. */
  private void walk(SplitMix random, int[] moves, List<List<double[]>> values) {
    for (P position = game.start(random); !position.over(); ) {
      var found = values.get(features.phase(position));
      if (found.size() < positions && random.nextInt(8) == 0) {
        found.add(values(position));
      }
      boolean wild = random.nextInt(3) == 0;
      int move =
          wild
              ? moves[random.nextInt(position.moves(moves, 0))]
              : search.search(position, Limit.depth(1), Trace.NONE).move();
      position = position.play(move);
    }
  }

  /** By depth; not a number where the end of the game decides, or the search takes too long. */
  private double[] values(P position) {
    double[] values = new double[deepest + 1];
    values[0] = evaluator.evaluate(position);
    search.newGame(0);
    for (int depth = 1; depth <= deepest; depth++) {
      var limit = Limit.depth(depth).withNodes(MOST_NODES);
      var result = search.search(position, limit, Trace.NONE);
      values[depth] = result.depth() == depth ? unfinished(result.value()) : Double.NaN;
    }
    return values;
  }

  private static double unfinished(@Nullable Double value) {
    return value == null || Math.abs(value) >= WinsFirst.WIN ? Double.NaN : value;
  }

  /** Beyond the deepest depth measured, errors grow as the root of the plies between. */
  private List<Line> lines(int phase, List<double[]> values) {
    var lines = new ArrayList<Line>();
    for (int depth = FIRST_DEPTH; depth <= LAST_DEPTH; depth++) {
      int measured = depth <= deepest ? depth : deepest - (depth - deepest & 1);
      for (int which = 0; which < 2; which++) {
        int shallow = shallow(depth)[which];
        int from = shallow(measured)[which];
        var line = line(phase, measured, from, values);
        if (line != null) {
          double further = Math.sqrt((double) (depth - shallow) / (measured - from));
          double sigma = line.sigma() * Math.max(1, further);
          lines.add(new Line(phase, depth, shallow, line.slope(), line.offset(), sigma));
        }
      }
    }
    return lines;
  }

  private static @Nullable Line line(int phase, int depth, int shallow, List<double[]> values) {
    var pairs =
        values.stream()
            .filter(each -> !Double.isNaN(each[depth]) && !Double.isNaN(each[shallow]))
            .toList();
    if (pairs.size() < FEWEST) {
      return null;
    }
    double n = pairs.size();
    double meanX = pairs.stream().mapToDouble(each -> each[shallow]).sum() / n;
    double meanY = pairs.stream().mapToDouble(each -> each[depth]).sum() / n;
    double xx = 0;
    double xy = 0;
    for (var each : pairs) {
      xx += (each[shallow] - meanX) * (each[shallow] - meanX);
      xy += (each[shallow] - meanX) * (each[depth] - meanY);
    }
    double slope = xx == 0 ? 1 : Math.clamp(xy / xx, 0.5, 1.5);
    double offset = meanY - slope * meanX;
    double squares = 0;
    for (var each : pairs) {
      double off = each[depth] - slope * each[shallow] - offset;
      squares += off * off;
    }
    return new Line(phase, depth, shallow, slope, offset, Math.sqrt(squares / (n - 2)));
  }
}
