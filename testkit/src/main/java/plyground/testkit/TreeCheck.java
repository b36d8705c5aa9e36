package plyground.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import plyground.core.Position;
import plyground.core.search.Trace;

/**
 * Hears a search and checks event by event that it tells a tree that alpha-beta may walk: moves in
 * their order, windows handed down, values handed up, nothing left out without a reason.
 */
public final class TreeCheck<P extends Position<P>> implements Trace {
  private final P root;
  private final Function<P, int[]> moves;
  private final ToIntFunction<P> evaluator;
  private final boolean valuesEveryRootMove;
  private final List<Node<P>> path = new ArrayList<>();
  private P reached;
  private int last;
  private long nodes;

  /** An inner node, as far as it was told. */
  private static final class Node<P> {
    final P position;
    final int[] moves;
    final int beta;
    int alpha;
    int best = -Integer.MAX_VALUE;
    int children;
    boolean cut;

    Node(P position, int[] moves, int alpha, int beta) {
      this.position = position;
      this.moves = moves;
      this.alpha = alpha;
      this.beta = beta;
    }
  }

  /**
   * @param moves what the search goes through at a position
   * @param evaluator what a leaf is worth to its side to move
   * @param valuesEveryRootMove whether the root's window stays open
   */
  public TreeCheck(
      P root, Function<P, int[]> moves, ToIntFunction<P> evaluator, boolean valuesEveryRootMove) {
    this.root = root;
    reached = root;
    this.moves = moves;
    this.evaluator = evaluator;
    this.valuesEveryRootMove = valuesEveryRootMove;
  }

  /** How many nodes were told of, once all of them were left again. */
  public long nodes() {
    assertThat(path).isEmpty();
    return nodes;
  }

  /** The position that the next move of the node above leads to. */
  private P reached(int ply, int move) {
    assertThat(path).hasSize(ply);
    nodes++;
    if (ply == 0) {
      assertThat(move).isEqualTo(ROOT);
      return root;
    }
    var above = path.getLast();
    assertThat(move).isEqualTo(above.moves[above.children]);
    reached = above.position.play(move);
    return reached;
  }

  private Node<P> node(int ply) {
    assertThat(path).hasSize(ply + 1);
    return path.getLast();
  }

  @Override
  public void enter(int ply, int move, int alpha, int beta) {
    var position = reached(ply, move);
    if (ply > 0) {
      var above = path.getLast();
      boolean again = position.toMove() == above.position.toMove();
      assertThat(alpha).isEqualTo(again ? above.alpha : -above.beta);
      assertThat(beta).isEqualTo(again ? above.beta : -above.alpha);
    }
    path.add(new Node<>(position, moves.apply(position), alpha, beta));
  }

  @Override
  public void leaf(int ply, int move, int value) {
    assertThat(value).isEqualTo(evaluator.applyAsInt(reached(ply, move)));
    last = value;
  }

  @Override
  public void child(int ply, int move, int value, int best, int alpha, int beta) {
    var node = node(ply);
    assertThat(move).isEqualTo(node.moves[node.children++]);
    assertThat(value).isEqualTo(reached.toMove() == node.position.toMove() ? last : -last);
    node.best = Math.max(node.best, value);
    boolean open = ply == 0 && valuesEveryRootMove;
    node.alpha = open ? node.alpha : Math.max(node.alpha, node.best);
    assertThat(best).isEqualTo(node.best);
    assertThat(alpha).isEqualTo(node.alpha);
    assertThat(beta).isEqualTo(node.beta);
  }

  @Override
  public void cut(int ply, int best, int alpha, int beta, int skipped, Reason reason) {
    var node = node(ply);
    assertThat(reason).isEqualTo(Reason.BETA);
    assertThat(best).isEqualTo(node.best).isGreaterThanOrEqualTo(beta);
    assertThat(alpha).isEqualTo(node.alpha);
    assertThat(beta).isEqualTo(node.beta);
    assertThat(skipped).isEqualTo(node.moves.length - node.children);
    node.cut = true;
  }

  @Override
  public void leave(int ply, int value) {
    var node = node(ply);
    assertThat(value).isEqualTo(node.best);
    assertThat(node.cut).isEqualTo(node.best >= node.beta);
    assertThat(node.cut || node.children == node.moves.length).isTrue();
    last = value;
    reached = node.position;
    path.removeLast();
  }
}
