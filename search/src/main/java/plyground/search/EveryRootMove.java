package plyground.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;
import plyground.core.Evaluator;
import plyground.core.Game;
import plyground.core.Position;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Result.MoveValue;
import plyground.core.search.Search;
import plyground.core.search.Trace;

/**
 * Completes what a pruning search says about the root: it only proves that the other moves are no
 * better, so each of them is searched once more on its own, one ply less deep.
 *
 * <p>Choice, value and node count stay those of the first search; only that one is traced. Where
 * the first search was stopped by a clock or a node count, nothing is added.
 */
public final class EveryRootMove<P extends Position<P>> implements Search<P> {
  private final Game<P> game;
  private final Search<P> inner;
  private final Evaluator<P> evaluator;

  /** Around the search that chooses, with the evaluator it uses. */
  public EveryRootMove(Game<P> game, Search<P> inner, Evaluator<P> evaluator) {
    this.game = game;
    this.inner = inner;
    this.evaluator = evaluator;
  }

  @Override
  public void newGame(long seed) {
    inner.newGame(seed);
  }

  @Override
  public Result search(P root, Limit limit, Trace trace) {
    var first = inner.search(root, limit, trace);
    if (first.depth() == 0 || !limit.timeOpen() || !limit.nodesOpen()) {
      return first;
    }
    return new Result(
        first.move(),
        first.value(),
        complete(root, first, asFarAs(first, limit)),
        first.depth(),
        first.nodes(),
        first.exact());
  }

  /**
   * As far as the first search looked. Where it ended early because it knew the value for sure, the
   * other moves may be known less well: what it remembered of an earlier search spared it the
   * depth.
   */
  private Limit asFarAs(Result first, Limit limit) {
    Double value = first.value();
    boolean sure = value != null && Math.abs(value) >= evaluator.bound() - 1;
    return first.exact() || sure ? limit : limit.withDepth(first.depth());
  }

  private List<MoveValue> complete(P root, Result first, Limit limit) {
    var known = new HashMap<Integer, Double>();
    first.moves().forEach(each -> known.put(each.move(), each.value()));
    int[] moves = new int[game.maxMoves()];
    int end = root.moves(moves, 0);
    var all = new ArrayList<MoveValue>(end);
    for (int i = 0; i < end && !limit.stop().raised(); i++) {
      var value = known.get(moves[i]);
      if (value == null) {
        value = value(root, root.play(moves[i]), limit);
      }
      if (value != null) {
        all.add(new MoveValue(moves[i], value));
      }
    }
    return all;
  }

  private @Nullable Double value(P root, P child, Limit limit) {
    int sign = child.toMove() == root.toMove() ? 1 : -1;
    if (limit.depth() == 1 || child.over()) {
      return (double) (sign * evaluator.evaluate(child));
    }
    var result = inner.search(child, limit.withDepth(limit.depth() - 1), Trace.NONE);
    // Adding 0, because the negation of 0.0 would print as -0.
    return result.depth() == 0 || result.value() == null
        ? null
        : Double.valueOf(sign * result.value() + 0.0);
  }
}
