package plyground.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import plyground.core.SplitMix;
import plyground.core.search.Limit;
import plyground.core.search.Trace;
import plyground.search.learned.CutStatistics;
import plyground.search.learned.CutStatistics.Line;
import plyground.testkit.RandomTree;
import plyground.testkit.RandomTree.Node;
import plyground.testkit.SlowMinimax;

/** Multi-ProbCut is minimax where it cuts nothing, and less work where it does. */
final class MpcTest {
  private static final int HEIGHT = 9;

  private static ProbCuts<Node> cuts(double sigma, double certainty) {
    var lines = new ArrayList<Line>();
    for (int depth = 3; depth <= HEIGHT; depth++) {
      lines.add(new Line(0, depth, 0, 1, 0, sigma));
      lines.add(new Line(0, depth, depth / 2, 1, 0, sigma));
    }
    return ProbCuts.of(new CutStatistics(lines), 1, _ -> 0, certainty);
  }

  private static Mpc<Node> mpc(RandomTree tree, ProbCuts<Node> cuts) {
    return new Mpc<>(tree, tree.evaluator(), cuts, LateMoveReductions.NONE, 1);
  }

  private static Mpc<Node> reducing(RandomTree tree) {
    var reductions = LateMoveReductions.LOGARITHMIC;
    return new Mpc<>(tree, tree.evaluator(), ProbCuts.none(), reductions, 1);
  }

  @Test
  void isMinimaxWithoutStatistics() {
    for (long seed = 1; seed <= 60; seed++) {
      var tree = new RandomTree(4, HEIGHT, 0, true, seed % 2 == 0);
      var root = tree.start(new SplitMix(seed));
      var found = mpc(tree, ProbCuts.none()).search(root, Limit.depth(6), Trace.NONE);
      assertThat(found.value())
          .as("seed %d", seed)
          .isEqualTo((double) SlowMinimax.value(tree, tree.evaluator(), root, found.depth()));
    }
  }

  @Test
  void isMinimaxWhereItMustBeSurerThanAnythingCanBe() {
    for (long seed = 1; seed <= 30; seed++) {
      var tree = new RandomTree(4, HEIGHT, 0);
      var root = tree.start(new SplitMix(seed));
      var found = mpc(tree, cuts(1000, 10)).search(root, Limit.depth(6), Trace.NONE);
      assertThat(found.value())
          .as("seed %d", seed)
          .isEqualTo((double) SlowMinimax.value(tree, tree.evaluator(), root, found.depth()));
    }
  }

  @Test
  void cutsSaveWork() {
    var tree = new RandomTree(8, HEIGHT, 0, false);
    var root = tree.start(new SplitMix(4));
    var all = mpc(tree, cuts(1000, 10)).search(root, Limit.depth(HEIGHT), Trace.NONE);
    var some = mpc(tree, cuts(4, 1)).search(root, Limit.depth(HEIGHT), Trace.NONE);
    assertThat(some.nodes()).isLessThan(all.nodes() / 2);
    assertThat(some.exact()).isFalse();
    assertThat(all.exact()).isTrue();
  }

  @Test
  void reductionsSaveWork() {
    var tree = new RandomTree(40, HEIGHT, 0, false);
    var root = tree.start(new SplitMix(4));
    var all = mpc(tree, ProbCuts.none()).search(root, Limit.depth(5), Trace.NONE);
    var some = reducing(tree).search(root, Limit.depth(5), Trace.NONE);
    assertThat(some.nodes()).isLessThan(all.nodes() / 2);
  }

  @Test
  void withReductionsItIsMinimaxWhereEveryLineEnds() {
    for (long seed = 1; seed <= 60; seed++) {
      var tree = new RandomTree(7, 5, 0, true, seed % 2 == 0);
      var root = tree.start(new SplitMix(seed));
      var found = reducing(tree).search(root, Limit.depth(30), Trace.NONE);
      assertThat(found.exact()).as("seed %d", seed).isTrue();
      assertThat(found.value())
          .as("seed %d", seed)
          .isEqualTo((double) SlowMinimax.value(tree, tree.evaluator(), root, 30));
    }
  }

  @Test
  void keepsToItsLimitAndForgets() {
    var tree = new RandomTree(8, 12, 20);
    var root = tree.start(new SplitMix(4));
    var search = mpc(tree, cuts(4, 1));
    var first = search.search(root, Limit.nodes(5_000), Trace.NONE);
    assertThat(first.nodes()).isLessThanOrEqualTo(5_000);
    assertThat(List.of(first.move())).allMatch(move -> move >= 0 && move < tree.maxMoves());
    search.newGame(1);
    var again = search.search(root, Limit.nodes(5_000), Trace.NONE);
    assertThat(again).isEqualTo(first);
  }
}
