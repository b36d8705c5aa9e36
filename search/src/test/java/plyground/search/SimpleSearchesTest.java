package plyground.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
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

/** Those that look ahead one ply or none, and the completion of root values. */
final class SimpleSearchesTest {
  @Nested
  final class GreedyTest extends SearchContract {
    @Override
    protected <P extends Position<P>> Search<P> search(Game<P> game, Evaluator<P> evaluator) {
      return new Greedy<>(game, evaluator);
    }

    @Override
    protected int depths() {
      return 1;
    }

    @Override
    protected boolean usesItsLimit() {
      return false;
    }
  }

  @Nested
  final class RandomMoveTest extends SearchContract {
    @Override
    protected <P extends Position<P>> Search<P> search(Game<P> game, Evaluator<P> evaluator) {
      return new RandomMove<>(game);
    }

    @Override
    protected boolean exact() {
      return false;
    }

    @Override
    protected boolean usesItsLimit() {
      return false;
    }

    @Test
    void everyMoveIsAsLikelyAsTheOthers() {
      var tree = new RandomTree(7, 2, 0);
      var root = tree.start(new SplitMix(1));
      int width = LegalMoves.of(tree, root).length;
      int[] counts = new int[width];
      var search = new RandomMove<>(tree);
      search.newGame(42);
      int draws = 7_000 * width;
      for (int i = 0; i < draws; i++) {
        counts[search.choose(root)]++;
      }
      // Five standard deviations of a binomial count.
      double expected = (double) draws / width;
      double slack = 5 * Math.sqrt(expected * (1 - 1.0 / width));
      for (int count : counts) {
        assertThat((double) count).isBetween(expected - slack, expected + slack);
      }
    }
  }

  @Nested
  final class EveryRootMoveTest extends SearchContract {
    @Override
    protected <P extends Position<P>> Search<P> search(Game<P> game, Evaluator<P> evaluator) {
      return new EveryRootMove<>(game, new AlphaBeta<>(game, evaluator), evaluator);
    }
  }

  @Test
  void everyRootMoveGetsItsValueAndTheCountStays() {
    for (long seed = 0; seed < 50; seed++) {
      var tree = new RandomTree(5, 6, 0);
      var root = tree.start(new SplitMix(seed));
      for (int depth = 1; depth <= 5; depth++) {
        var plain = new AlphaBeta<>(tree, tree.evaluator());
        var result =
            new EveryRootMove<>(tree, plain, tree.evaluator())
                .search(root, Limit.depth(depth), Trace.NONE);
        var first = plain.search(root, Limit.depth(depth), Trace.NONE);
        assertThat(result.nodes()).isEqualTo(first.nodes());
        assertThat(result.move()).isEqualTo(first.move());
        assertThat(result.moves()).hasSize(LegalMoves.of(tree, root).length);
        for (var each : result.moves()) {
          var child = root.play(each.move());
          assertThat(each.value())
              .as("seed %d depth %d move %d", seed, depth, each.move())
              .isEqualTo(-SlowMinimax.value(tree, tree.evaluator(), child, depth - 1));
        }
      }
    }
  }

  @Test
  void everyRootMoveGetsItsValueThoughTheTableKnowsTheRoot() {
    for (long seed = 0; seed < 200; seed++) {
      var tree = new RandomTree(3, 7, 12, false);
      var search =
          new EveryRootMove<>(tree, new Pvs<>(tree, tree.evaluator(), 1), tree.evaluator());
      var position = tree.start(new SplitMix(seed));
      search.search(position, Limit.NONE, Trace.NONE);
      while (!position.over()) {
        var result = search.search(position, Limit.NONE, Trace.NONE);
        assertThat(result.moves()).hasSize(LegalMoves.of(tree, position).length);
        for (var each : result.moves()) {
          assertThat(each.value())
              .as("seed %d move %d", seed, each.move())
              .isEqualTo(-SlowMinimax.value(tree, tree.evaluator(), position.play(each.move()), 7));
        }
        position = position.play(result.moves().getLast().move());
      }
    }
  }
}
