package plyground.search;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import plyground.core.ChancePosition;
import plyground.core.Evaluator;
import plyground.core.Game;
import plyground.core.Nature;
import plyground.core.Position;
import plyground.core.SplitMix;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Search;
import plyground.core.search.Trace;

/**
 * Monte Carlo tree search: UCT (Kocsis and Szepesvári 2006) with random playouts and the solver
 * extension that proves wins, draws and losses (Winands, Björnsson and Saito 2008).
 *
 * <p>Values are expected results from -1 (lost) to 1 (won). Every position visited counts, in the
 * tree and in playouts.
 *
 * <p>Where nature moves, the tree and the playouts follow its dice, and a result is proven only if
 * it comes whatever happens.
 *
 * <p>With a {@link Cut} a playout ends early and an evaluator says how it might have come out.
 */
public final class Mcts<P extends Position<P>> implements Search<P> {
  /** Megabytes for a tree: two and a half million nodes. */
  public static final int USUAL_MEMORY = 64;

  private static final int LONGEST_PLAYOUT = 2_000;

  /** Who wants to know the best line is told it as often as this. */
  private static final int PLAYOUTS_A_LINE = 4_096;

  /**
   * Where a playout is cut off.
   *
   * @param evaluator what is asked there
   * @param plies after how many moves; 0 for no playout at all
   */
  public record Cut<P>(Evaluator<P> evaluator, int plies) {}

  private final double exploration;
  private final long playouts;
  private final int megabytes;
  private final @Nullable Cut<P> cut;
  private final SplitMix random = new SplitMix(0);
  private final int[] moves;

  // One search in progress.
  private MctsTree tree = new MctsTree(0);
  private Budget budget = new Budget(Limit.NONE);
  private int[] path = new int[64];
  private boolean[] again = new boolean[64];
  private boolean[] thrown = new boolean[64];
  private boolean chance;
  private int deepest;
  private long elsewhere;
  private double unit = 1;
  private @Nullable PlayoutTrace told;

  /** With playouts to the end. */
  public Mcts(Game<P> game, double exploration, long playouts) {
    this(game, exploration, playouts, USUAL_MEMORY, null);
  }

  /**
   * With playouts that may end early.
   *
   * @param exploration the constant before the square root; the textbook's is about 1.4
   * @param playouts how many at most for one move
   * @param megabytes what the tree may take; once that is full, playouts start from its leaves
   * @param cut where playouts end, or null for the end of the game
   */
  public Mcts(
      Game<P> game, double exploration, long playouts, int megabytes, @Nullable Cut<P> cut) {
    this.megabytes = megabytes;
    this.cut = cut;
    this.exploration = exploration;
    this.playouts = playouts;
    moves = new int[game.maxMoves()];
  }

  @Override
  public void newGame(long seed) {
    random.reseed(seed);
  }

  @Override
  public Result search(P root, Limit limit, Trace trace) {
    grow(root, limit, trace);
    return answer(root, trace);
  }

  /** Builds the tree. */
  void grow(P root, Limit limit, Trace trace) {
    told = trace.listens() ? new PlayoutTrace(trace) : null;
    chance = root instanceof ChancePosition;
    tree = new MctsTree(megabytes, chance);
    budget = new Budget(limit);
    deepest = 0;
    elsewhere = 0;
    boolean lined = trace.wantsLine();
    try {
      budget.count();
      unit = cut == null ? 1 : unit(cut.evaluator, root);
      for (long i = 0; i < playouts && !tree.proven(MctsTree.ROOT); i++) {
        simulate(root, limit.depth());
        if (lined && i % PLAYOUTS_A_LINE == PLAYOUTS_A_LINE - 1) {
          trace.line(new MctsAnswer<>(tree, root).line(), nodes());
        }
      }
    } catch (Budget.Spent | OutOfMemoryError early) {
      // What the tree holds by now is the answer.
    }
  }

  /** Takes over what another has found out about the moves of the same root. */
  void absorb(Mcts<P> other) {
    tree.absorb(other.tree);
    deepest = Math.max(deepest, other.deepest);
    elsewhere += other.budget.nodes();
    other.tree = new MctsTree(0);
  }

  /** What the tree says; it is gone then. */
  Result answer(P root, Trace trace) {
    var answer = new MctsAnswer<>(tree, root);
    var result =
        tree.expanded(MctsTree.ROOT) ? answer.result(deepest, nodes()) : Result.of(first(root));
    if (trace.wantsLine()) {
      trace.line(answer.line(), nodes());
    }
    // An agent that waits for its next move holds no memory.
    tree = new MctsTree(0);
    return result;
  }

  /**
   * What an ordinary value is here, the mean size of those one move ahead: evaluators differ by
   * many powers of ten, and their bounds lie far outside of what they mostly say.
   */
  private double unit(Evaluator<P> evaluator, P root) {
    int count = root.moves(moves, 0);
    double sum = 0;
    for (int i = 0; i < count; i++) {
      budget.count();
      P next = root.play(moves[i]);
      sum += next.over() ? 0 : Math.abs(evaluator.evaluate(next));
    }
    return Math.max(1, sum / count);
  }

  /** One walk down the tree, one playout from where it leaves it, and the news back up. */
  private void simulate(P root, int mostDepth) {
    P position = root;
    int node = MctsTree.ROOT;
    int ply = 0;
    path[0] = node;
    while (tree.expanded(node)) {
      thrown[ply] = chance && Nature.movesAt(position);
      node = thrown[ply] ? happening(node, position) : tree.select(node, exploration);
      var side = position.toMove();
      position = position.play(tree.move(node));
      budget.count();
      ply++;
      if (ply == path.length) {
        path = Arrays.copyOf(path, 2 * ply);
        again = Arrays.copyOf(again, 2 * ply);
        thrown = Arrays.copyOf(thrown, 2 * ply);
      }
      path[ply] = node;
      again[ply] = position.toMove() == side;
      if (tree.proven(node)) {
        break;
      }
    }
    deepest = Math.max(deepest, ply);
    boolean known = tree.proven(node);
    if (!known) {
      if (position.over()) {
        tree.prove(node, sign(ply) * position.outcome().resultFor(position.toMove()));
      } else if (ply < mostDepth && !tree.full(moves.length)) {
        expand(node, position);
      }
    }
    if (told != null) {
      told.walked(tree, path, again, ply, known);
    }
    double result = tree.proven(node) ? tree.result(node) : sign(ply) * playout(position);
    learn(ply, result);
    if (told != null) {
      told.learned(tree, path, ply);
    }
  }

  /** The child that nature's dice lead to. */
  private int happening(int node, P position) {
    int count = tree.lastChild(node) - tree.firstChild(node);
    for (int i = 0; i < count; i++) {
      moves[i] = tree.move(tree.firstChild(node) + i);
    }
    return tree.firstChild(node) + Nature.pick(position, moves, count, random);
  }

  /** Gives a node its children, in random order so that no move is favoured by the game's order. */
  private void expand(int node, P position) {
    int count = position.moves(moves, 0);
    for (int i = count - 1; i > 0; i--) {
      int j = random.nextInt(i + 1);
      int swap = moves[i];
      moves[i] = moves[j];
      moves[j] = swap;
    }
    tree.expand(node, moves, count);
  }

  /** Plays at random; from -1 to 1 for the side to move at the start of it. */
  private double playout(P start) {
    int longest = cut == null ? LONGEST_PLAYOUT : cut.plies;
    P position = start;
    int count = position.moves(moves, 0);
    for (int i = 0; i < longest && count > 0; i++) {
      budget.count();
      boolean dice = chance && Nature.movesAt(position);
      int at = dice ? Nature.pick(position, moves, count, random) : random.nextInt(count);
      if (told != null) {
        told.drawn(moves[at]);
      }
      position = position.play(moves[at]);
      count = position.moves(moves, 0);
    }
    if (count == 0) {
      return position.outcome().resultFor(start.toMove());
    }
    return cut == null ? 0 : guess(cut.evaluator, position) * sign(position, start);
  }

  private double guess(Evaluator<P> evaluator, P position) {
    double value = evaluator.evaluate(position);
    return value / (Math.abs(value) + unit);
  }

  private int sign(P position, P start) {
    return position.toMove() == start.toMove() ? 1 : -1;
  }

  private void learn(int last, double lastResult) {
    double result = lastResult;
    for (int ply = last; ply >= 0; ply--) {
      int node = path[ply];
      if (ply < last && !tree.proven(node)) {
        if (thrown[ply]) {
          tree.proveFromAllAlike(node, sign(ply));
        } else {
          tree.proveFromChildren(node, sign(ply));
        }
      }
      tree.add(node, result);
      if (told != null) {
        told.result(result);
      }
      // The node above is seen by whoever moved into it, who need not be who moved into this one.
      result = ply == 0 ? result : sign(ply - 1) * result;
    }
  }

  /** From the view of the side to move at a node of the path to that of whoever moved into it. */
  private int sign(int ply) {
    return again[ply] ? 1 : -1;
  }

  private int first(P root) {
    root.moves(moves, 0);
    return moves[0];
  }

  private long nodes() {
    return budget.nodes() + elsewhere;
  }
}
