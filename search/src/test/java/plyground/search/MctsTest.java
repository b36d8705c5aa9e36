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
import plyground.testkit.RandomTree;
import plyground.testkit.RandomTree.Node;
import plyground.testkit.SearchContract;
import plyground.testkit.SlowMinimax;

final class MctsTest extends SearchContract {
  @Override
  protected <P extends Position<P>> Search<P> search(Game<P> game, Evaluator<P> evaluator) {
    return new Mcts<>(game, 1.4, Long.MAX_VALUE);
  }

  @Override
  protected boolean exact() {
    return false;
  }

  /** Only who wins counts: 1, 0 or -1. */
  private static final Evaluator<Node> RESULT =
      node -> node.over() ? node.outcome().resultFor(node.toMove()) : 0;

  @Test
  void provesSmallTrees() {
    for (long seed = 0; seed < 400; seed++) {
      var tree = new RandomTree(3, 5, 0, true, seed % 2 == 1);
      var root = tree.start(new SplitMix(seed));
      var search = new Mcts<>(tree, 1.4, 1_000_000);
      search.newGame(seed);
      var result = search.search(root, Limit.nodes(5_000_000), Trace.NONE);
      int expected = SlowMinimax.value(tree, RESULT, root, 5);
      assertThat(result.exact()).as("seed %d", seed).isTrue();
      assertThat(result.value()).as("seed %d", seed).isEqualTo((double) expected);
      assertThat(SlowMinimax.after(tree, RESULT, root, result.move(), 5))
          .as("the chosen move, seed %d", seed)
          .isEqualTo(expected);
    }
  }

  @Test
  void oftenFindsTheBestMoveOfALargeTree() {
    int right = 0;
    for (long seed = 0; seed < 40; seed++) {
      var tree = new RandomTree(4, 9, 0, true, seed % 2 == 1);
      var root = tree.start(new SplitMix(seed));
      var search = new Mcts<>(tree, 1.4, 3_000);
      search.newGame(seed);
      var result = search.search(root, Limit.NONE, Trace.NONE);
      int best = SlowMinimax.value(tree, RESULT, root, 9);
      int found = SlowMinimax.after(tree, RESULT, root, result.move(), 9);
      right += best == found ? 1 : 0;
    }
    assertThat(right).isGreaterThan(35);
  }
}
