package plyground.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import plyground.core.SplitMix;
import plyground.core.search.Limit;
import plyground.core.search.Trace;
import plyground.testkit.RandomTree;
import plyground.testkit.SlowMinimax;

/** A Monte Carlo search whose tree is full goes on from its leaves. */
final class MctsMemoryTest {
  private static final int CHILDREN = 20;

  @Test
  void aTreeTakesWhatItWasGivenAndNoMore() {
    var tree = new MctsTree(1);
    int node = MctsTree.ROOT;
    int nodes = 1;
    while (!tree.full(CHILDREN)) {
      tree.expand(node++, new int[CHILDREN], CHILDREN);
      nodes += CHILDREN;
    }
    // A node takes 25 bytes.
    assertThat(25 * nodes).isBetween((1 << 20) - 25 * CHILDREN, 1 << 20);
  }

  @Test
  void theRootHasItsMovesHoweverLittleThereIs() {
    var tree = new MctsTree(0);
    assertThat(tree.full(CHILDREN)).isFalse();
    tree.expand(MctsTree.ROOT, new int[CHILDREN], CHILDREN);
    assertThat(tree.full(1)).isTrue();
  }

  /**
   * With room for one ply only it is still better than chance: it samples every move of the root.
   */
  @Test
  void aFullTreeStillFindsGoodMoves() {
    int right = 0;
    for (long seed = 0; seed < 100; seed++) {
      var game = new RandomTree(5, 2, 0);
      var root = game.start(new SplitMix(seed));
      var search = new Mcts<>(game, 1.4, 2_000, 0, null);
      search.newGame(seed);
      var result = search.search(root, Limit.NONE, Trace.NONE);
      assertThat(result.depth()).isOne();
      int best = SlowMinimax.value(game, MctsCutTest.RESULT, root, 2);
      int found = -SlowMinimax.value(game, MctsCutTest.RESULT, root.play(result.move()), 1);
      right += found == best ? 1 : 0;
    }
    assertThat(right).isGreaterThan(80);
  }
}
