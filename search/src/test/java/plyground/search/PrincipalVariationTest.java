package plyground.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import plyground.core.Evaluator;
import plyground.core.SplitMix;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Search;
import plyground.core.search.Trace;
import plyground.testkit.RandomTree;

/** The lines searches tell who wants them: they lead where the value comes from. */
final class PrincipalVariationTest {
  private static final int TREES = 60;
  private static final int DEPTH = 5;

  /** Hears lines and nothing else. */
  private static final class Lines implements Trace {
    List<Integer> last = List.of();
    int told;
    long nodes;

    @Override
    public boolean listens() {
      return false;
    }

    @Override
    public boolean wantsLine() {
      return true;
    }

    @Override
    public void line(List<Integer> moves, long visited) {
      last = new ArrayList<>(moves);
      nodes = visited;
      told++;
    }
  }

  /** How many lines were told to their end; each of those ends in a position of the value found. */
  private static int whole(
      BiFunction<RandomTree, Evaluator<RandomTree.Node>, Search<RandomTree.Node>> maker) {
    int whole = 0;
    for (int seed = 0; seed < TREES; seed++) {
      var tree = new RandomTree(4, 8, 0, true, seed % 2 == 0);
      var root = tree.start(new SplitMix(seed));
      var lines = new Lines();
      var found = maker.apply(tree, tree.evaluator()).search(root, Limit.depth(DEPTH), lines);
      var silent = maker.apply(tree, tree.evaluator()).search(root, Limit.depth(DEPTH), Trace.NONE);
      assertThat(found).as("seed %d", seed).isEqualTo(silent);
      assertThat(lines.last.getFirst()).isEqualTo(found.move());
      assertThat(lines.nodes).isEqualTo(found.nodes());
      whole += ends(tree, root, lines.last, found, seed) ? 1 : 0;
    }
    return whole;
  }

  private static boolean ends(
      RandomTree tree, RandomTree.Node root, List<Integer> line, Result found, int seed) {
    var at = root;
    for (int move : line) {
      at = at.play(move);
    }
    if (line.size() < found.depth() && !at.over()) {
      return false;
    }
    int sign = at.toMove() == root.toMove() ? 1 : -1;
    assertThat(found.value())
        .as("seed %d, %s", seed, line)
        .isEqualTo((double) sign * tree.evaluator().evaluate(at));
    return true;
  }

  @Test
  void theTextbooksSearchesAreAskedAgain() {
    assertThat(whole(Minimax::new)).isGreaterThan(TREES / 2);
    assertThat(whole(AlphaBeta::new)).isGreaterThan(TREES / 2);
  }

  @Test
  void pvsLooksItUpInItsTableAfterEveryDepth() {
    assertThat(whole((tree, evaluator) -> new Pvs<>(tree, evaluator, 1))).isGreaterThan(TREES / 2);
    var tree = new RandomTree(3, 9, 0, false);
    var lines = new Lines();
    var search = new Pvs<>(tree, tree.evaluator(), 1);
    search.search(tree.start(new SplitMix(3)), Limit.depth(DEPTH), lines);
    assertThat(lines.told).isEqualTo(DEPTH);
  }

  @Test
  void monteCarloFollowsTheMovesItWouldMake() {
    var tree = new RandomTree(3, 9, 0, false);
    var root = tree.start(new SplitMix(4));
    var lines = new Lines();
    var search = new Mcts<>(tree, 1.4, 9_000);
    search.newGame(5);
    var found = search.search(root, Limit.NONE, lines);
    assertThat(lines.last.getFirst()).isEqualTo(found.move());
    assertThat(lines.last).hasSizeGreaterThan(2);
    assertThat(lines.told).as("on the way and at the end").isBetween(1, 3);
    var at = root;
    for (int move : lines.last) {
      assertThat(at.over()).isFalse();
      at = at.play(move);
    }
  }
}
