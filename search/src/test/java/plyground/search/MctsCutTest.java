package plyground.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import plyground.core.Evaluator;
import plyground.core.Game;
import plyground.core.Position;
import plyground.core.SplitMix;
import plyground.core.search.Limit;
import plyground.core.search.Search;
import plyground.core.search.Trace;
import plyground.search.Mcts.Cut;
import plyground.testkit.RandomTree;
import plyground.testkit.RandomTree.Node;
import plyground.testkit.SearchContract;
import plyground.testkit.SlowMinimax;

/** Monte Carlo tree search whose playouts are cut off and valued. */
final class MctsCutTest extends SearchContract {
  @Override
  protected <P extends Position<P>> Search<P> search(Game<P> game, Evaluator<P> evaluator) {
    return new Mcts<>(game, 1.4, Long.MAX_VALUE, Mcts.USUAL_MEMORY, new Cut<>(evaluator, 1));
  }

  @Override
  protected boolean exact() {
    return false;
  }

  static final Evaluator<Node> RESULT =
      node -> node.over() ? node.outcome().resultFor(node.toMove()) : 0;

  @Test
  void aWrongEvaluatorDoesNotHinderProofs() {
    for (long seed = 0; seed < 100; seed++) {
      var tree = new RandomTree(3, 5, 0);
      var root = tree.start(new SplitMix(seed));
      Evaluator<Node> wrong = node -> -1_000 * tree.evaluator().evaluate(node);
      var search = new Mcts<>(tree, 1.4, 1_000_000, Mcts.USUAL_MEMORY, new Cut<>(wrong, 0));
      search.newGame(seed);
      var result = search.search(root, Limit.nodes(5_000_000), Trace.NONE);
      assertThat(result.exact()).as("seed %d", seed).isTrue();
      assertThat(result.value())
          .as("seed %d", seed)
          .isEqualTo((double) SlowMinimax.value(tree, RESULT, root, 5));
    }
  }

  /** An evaluator that knows the truth, however large its numbers, makes few playouts enough. */
  @Test
  void aGoodEvaluatorHelpsWhateverItsScale() {
    helps(30, false, 40);
  }

  @Test
  void aGoodEvaluatorHelpsWhereASideMovesTwice() {
    helps(100, true, 38);
  }

  private static void helps(int playouts, boolean extraTurns, int least) {
    for (int scale : new int[] {1, 1_000_000}) {
      int right = 0;
      for (long seed = 0; seed < 40; seed++) {
        var tree = new RandomTree(4, 7, 0, true, extraTurns);
        var root = tree.start(new SplitMix(seed));
        Evaluator<Node> truth = node -> scale * SlowMinimax.value(tree, RESULT, node, 7);
        var search = new Mcts<>(tree, 1.4, playouts, Mcts.USUAL_MEMORY, new Cut<>(truth, 0));
        search.newGame(seed);
        int move = search.search(root, Limit.NONE, Trace.NONE).move();
        int best = SlowMinimax.value(tree, RESULT, root, 7);
        right += SlowMinimax.after(tree, RESULT, root, move, 7) == best ? 1 : 0;
      }
      assertThat(right).as("scale %d", scale).isGreaterThanOrEqualTo(least);
    }
  }

  @Test
  void valuesStayBetweenLostAndWon() {
    for (long seed = 0; seed < 50; seed++) {
      var tree = new RandomTree(4, 30, 0);
      Evaluator<Node> huge = node -> Evaluator.LIMIT - 1;
      var search = new Mcts<>(tree, 1.4, 50, Mcts.USUAL_MEMORY, new Cut<>(huge, (int) seed % 4));
      search.newGame(seed);
      var result = search.search(tree.start(new SplitMix(seed)), Limit.NONE, Trace.NONE);
      for (var each : result.moves()) {
        assertThat(each.value()).as("seed %d", seed).isBetween(-1.0, 1.0);
      }
    }
  }
}
