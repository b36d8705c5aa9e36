package plyground.search;

import static org.assertj.core.api.Assertions.assertThat;

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
import plyground.testkit.SearchContract;
import plyground.testkit.SlowMinimax;

final class MinimaxTest extends SearchContract {
  @Override
  protected <P extends Position<P>> Search<P> search(Game<P> game, Evaluator<P> evaluator) {
    return new Minimax<>(game, evaluator);
  }

  @Test
  void visitsEveryNodeOnceAndKeepsTheFirstOfEquals() {
    for (long seed = 0; seed < 100; seed++) {
      var tree = new RandomTree(4, 5, 0);
      var root = tree.start(new SplitMix(seed));
      for (int depth = 1; depth <= 5; depth++) {
        var result =
            new Minimax<>(tree, tree.evaluator()).search(root, Limit.depth(depth), Trace.NONE);
        assertThat(result.nodes())
            .as("seed %d depth %d", seed, depth)
            .isEqualTo(SlowMinimax.nodes(tree, root, depth));
        assertThat(result.move()).isEqualTo(firstBest(tree, root, depth));
        assertThat(result.moves()).hasSize(LegalMoves.of(tree, root).length);
        assertThat(result.depth()).isEqualTo(depth);
      }
    }
  }

  static int firstBest(RandomTree tree, RandomTree.Node root, int depth) {
    int best = SlowMinimax.value(tree, tree.evaluator(), root, depth);
    for (int move : LegalMoves.of(tree, root)) {
      if (-SlowMinimax.value(tree, tree.evaluator(), root.play(move), depth - 1) == best) {
        return move;
      }
    }
    throw new AssertionError("no move has the value of the best");
  }

  @Test
  void isExactOnceNoLineIsBrokenOff() {
    var tree = new RandomTree(3, 4, 0);
    var root = tree.start(new SplitMix(8));
    var search = new Minimax<>(tree, tree.evaluator());
    assertThat(search.search(root, Limit.depth(4), Trace.NONE).exact()).isTrue();
    assertThat(search.search(root, Limit.depth(3), Trace.NONE).exact()).isFalse();
  }

  @Test
  void cutShortItKeepsTheMovesItFinished() {
    var tree = new RandomTree(4, 8, 0);
    var root = tree.start(new SplitMix(2));
    var search = new Minimax<>(tree, tree.evaluator());
    long all = search.search(root, Limit.depth(6), Trace.NONE).nodes();
    var half = search.search(root, Limit.depth(6).withNodes(all / 2), Trace.NONE);
    assertThat(half.depth()).isZero();
    assertThat(half.nodes()).isEqualTo(all / 2);
    assertThat(half.moves()).hasSizeLessThan(LegalMoves.of(tree, root).length);
  }
}
