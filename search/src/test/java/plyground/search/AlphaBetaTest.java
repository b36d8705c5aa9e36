package plyground.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import plyground.core.Evaluator;
import plyground.core.Game;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.SplitMix;
import plyground.core.search.Limit;
import plyground.core.search.Search;
import plyground.core.search.Trace;
import plyground.testkit.RandomTree;
import plyground.testkit.RandomTree.Node;
import plyground.testkit.SearchContract;
import plyground.testkit.SlowMinimax;
import plyground.testkit.TreeCheck;

final class AlphaBetaTest extends SearchContract {
  @Override
  protected <P extends Position<P>> Search<P> search(Game<P> game, Evaluator<P> evaluator) {
    return new AlphaBeta<>(game, evaluator);
  }

  /** The textbook's two functions as they are printed there, with a counter. */
  private static final class Textbook {
    private final RandomTree tree;
    private long nodes;

    Textbook(RandomTree tree) {
      this.tree = tree;
    }

    int max(Node node, int depth, int alpha, int beta) {
      nodes++;
      if (depth == 0 || node.over()) {
        return tree.evaluator().evaluate(node);
      }
      int v = -Walk.INFINITY;
      int a = alpha;
      for (int move : LegalMoves.of(tree, node)) {
        v = Math.max(v, min(node.play(move), depth - 1, a, beta));
        if (v >= beta) {
          return v;
        }
        a = Math.max(a, v);
      }
      return v;
    }

    int min(Node node, int depth, int alpha, int beta) {
      nodes++;
      if (depth == 0 || node.over()) {
        return -tree.evaluator().evaluate(node);
      }
      int v = Walk.INFINITY;
      int b = beta;
      for (int move : LegalMoves.of(tree, node)) {
        v = Math.min(v, max(node.play(move), depth - 1, alpha, b));
        if (v <= alpha) {
          return v;
        }
        b = Math.min(b, v);
      }
      return v;
    }
  }

  @Test
  void visitsTheNodesOfTheTextbookAndPicksItsMove() {
    for (long seed = 0; seed < 200; seed++) {
      var tree = new RandomTree(5, 6, 0);
      var root = tree.start(new SplitMix(seed));
      for (int depth = 1; depth <= 6; depth++) {
        var book = new Textbook(tree);
        int value = book.max(root, depth, -Walk.INFINITY, Walk.INFINITY);
        var result =
            new AlphaBeta<>(tree, tree.evaluator()).search(root, Limit.depth(depth), Trace.NONE);
        assertThat(result.value()).isEqualTo((double) value);
        assertThat(result.nodes()).as("seed %d depth %d", seed, depth).isEqualTo(book.nodes);
        assertThat(result.move()).isEqualTo(MinimaxTest.firstBest(tree, root, depth));
      }
    }
  }

  /** Windows are handed down as they are, not turned round, where the same side moves again. */
  @Test
  void tellsATreeThatAlphaBetaMayWalkWhereASideMovesTwice() {
    for (long seed = 0; seed < 100; seed++) {
      var tree = new RandomTree(4, 6, 0, true, true);
      var root = tree.start(new SplitMix(seed));
      var told =
          new TreeCheck<>(
              root, node -> LegalMoves.of(tree, node), tree.evaluator()::evaluate, false);
      var result = new AlphaBeta<>(tree, tree.evaluator()).search(root, Limit.depth(5), told);
      assertThat(told.nodes()).as("seed %d", seed).isEqualTo(result.nodes());
    }
  }

  @Test
  void tellsEveryEventOfASmallSearch() {
    var tree = new RandomTree(5, 3, 0);
    var root = tree.start(new SplitMix(4));
    var events = new ArrayList<String>();
    var result =
        new AlphaBeta<>(tree, tree.evaluator()).search(root, Limit.depth(3), new EventList(events));
    long nodes =
        events.stream().filter(each -> each.startsWith("enter") || each.startsWith("leaf")).count();
    assertThat(nodes).isEqualTo(result.nodes());
    assertThat(events.getFirst()).isEqualTo("enter 0 -1 open open");
    assertThat(events.getLast())
        .isEqualTo("leave 0 " + SlowMinimax.value(tree, tree.evaluator(), root, 3));
    assertThat(events).anyMatch(each -> each.startsWith("cut "));
  }
}
