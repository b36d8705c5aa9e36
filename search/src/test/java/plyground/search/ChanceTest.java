package plyground.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import plyground.core.Evaluator;
import plyground.core.FinalScore;
import plyground.core.Game;
import plyground.core.LegalMoves;
import plyground.core.Nature;
import plyground.core.Position;
import plyground.core.SplitMix;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Search;
import plyground.core.search.Trace;
import plyground.testkit.DiceTree;
import plyground.testkit.RandomTree;
import plyground.testkit.SearchContract;

/** Searches where nature moves. */
final class ChanceTest {
  private static final double CLOSE = 1e-9;

  private static DiceTree tree(long seed, int width, int height) {
    return new DiceTree(new RandomTree(width, height, 0, true, seed % 2 == 1));
  }

  /** Without dice it is minimax. */
  @Nested
  final class ExpectiminimaxTest extends SearchContract {
    @Override
    protected <P extends Position<P>> Search<P> search(Game<P> game, Evaluator<P> evaluator) {
      return new Expectiminimax<>(game, evaluator);
    }
  }

  @Test
  void expectiminimaxIsItsDefinition() {
    for (long seed = 0; seed < 300; seed++) {
      var tree = tree(seed, 1 + (int) (seed % 5), 6);
      var root = tree.start(new SplitMix(seed));
      for (int depth = 1; depth <= 6; depth++) {
        var search = new Expectiminimax<>(tree, tree.evaluator());
        var result = search.search(root, Limit.depth(depth), Trace.NONE);
        compare(tree, tree.evaluator(), root, depth, result, seed);
      }
    }
  }

  @Test
  void theExpectedScoreIsThatOfTheWholeTree() {
    for (long seed = 0; seed < 200; seed++) {
      var tree = new DiceTree(new RandomTree(4, 6, 20, true, seed % 2 == 1));
      var root = tree.start(new SplitMix(seed));
      var result = new ExpectedScore<>(tree).search(root, Limit.NONE, Trace.NONE);
      compare(tree, new FinalScore<>(), root, 7, result, seed);
      assertThat(result.exact()).isTrue();
      assertThat(result.depth()).isLessThanOrEqualTo(6);
    }
  }

  private static void compare(
      DiceTree tree,
      Evaluator<DiceTree.Node> evaluator,
      DiceTree.Node root,
      int depth,
      Result result,
      long seed) {
    double expected = tree.value(evaluator, root, depth);
    assertThat(result.value()).as("seed %d", seed).isCloseTo(expected, within(CLOSE));
    assertThat(result.moves()).hasSize(LegalMoves.of(tree, root).length);
    for (var each : result.moves()) {
      var next = root.play(each.move());
      double value = tree.value(evaluator, next, depth - 1);
      assertThat(each.value())
          .as("seed %d, move %d", seed, each.move())
          .isCloseTo(next.toMove() == root.toMove() ? value : -value, within(CLOSE));
      if (each.move() == result.move() && !root.chance()) {
        assertThat(each.value()).as("the choice").isEqualTo(result.value());
      }
    }
  }

  /** Only who wins counts: the expected result of best play from -1 to 1. */
  @Test
  void monteCarloComesCloseToTheExpectedResult() {
    Evaluator<DiceTree.Node> result = at -> at.over() ? at.outcome().resultFor(at.toMove()) : 0;
    int right = 0;
    for (long seed = 0; seed < 40; seed++) {
      var tree = tree(seed, 3, 6);
      var root = tree.start(new SplitMix(seed));
      var search = new Mcts<>(tree, 1.0, 20_000);
      search.newGame(seed);
      var found = search.search(root, Limit.NONE, Trace.NONE);
      double expected = tree.value(result, root, 6);
      assertThat(found.value()).as("seed %d", seed).isCloseTo(expected, within(0.1));
      if (found.exact()) {
        assertThat(found.value()).as("proven, seed %d", seed).isEqualTo(expected);
      }
      var next = root.play(found.move());
      double chosen = tree.value(result, next, 5) * (next.toMove() == root.toMove() ? 1 : -1);
      right += root.chance() || chosen > expected - 0.02 ? 1 : 0;
    }
    assertThat(right).isGreaterThan(37);
  }

  @Test
  void diceFollowTheirWeightsAndComeFromSeedAndMoveNumberAlone() {
    var tree = new DiceTree(new RandomTree(3, 4, 0, false, false));
    var at = tree.start(new SplitMix(0));
    for (long seed = 1; !at.chance() || LegalMoves.of(tree, at).length < 3; seed++) {
      at = tree.start(new SplitMix(seed));
    }
    int[] counts = new int[3];
    int draws = 60_000;
    for (int game = 0; game < draws; game++) {
      int move = new Nature(game).draw(tree, at, 7);
      assertThat(new Nature(game).draw(tree, at, 7)).isEqualTo(move);
      counts[move]++;
    }
    for (int move = 0; move < 3; move++) {
      double odds = (1 + move) / 6.0;
      // Five standard deviations of a binomial count.
      double slack = 5 * Math.sqrt(draws * odds * (1 - odds));
      assertThat((double) counts[move]).isCloseTo(draws * odds, within(slack));
    }
  }
}
