package plyground.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import plyground.core.Evaluator;
import plyground.core.LegalMoves;
import plyground.core.SplitMix;
import plyground.core.search.Limit;
import plyground.core.search.Trace;
import plyground.testkit.DiceTree;
import plyground.testkit.RandomTree;
import plyground.testkit.SlowMinimax;

/**
 * What a trace hears of searches that take no windows: playouts, and means where there are dice.
 */
final class PlayoutTraceTest {
  private static final Evaluator<RandomTree.Node> RESULT =
      node -> node.over() ? node.outcome().resultFor(node.toMove()) : 0;

  /** The same tree again, from the playouts alone. */
  private static final class Rebuilt implements Trace {
    final RandomTree game;
    final RandomTree.Node root;
    final int height;
    final Map<List<Integer>, double[]> visits = new HashMap<>();
    List<Integer> last = List.of();
    int settled;

    Rebuilt(RandomTree game, RandomTree.Node root, int height) {
      this.game = game;
      this.root = root;
      this.height = height;
    }

    @Override
    public void playout(int[] moves, int length, int ply, double result) {
      last = Arrays.stream(moves, 0, length).boxed().toList();
      var end = after(last);
      if (end.over()) {
        assertThat(result).isEqualTo(end.outcome().resultFor(root.toMove()));
      } else {
        assertThat(length).as("a settled node").isEqualTo(ply);
      }
      for (int i = 0; i <= ply; i++) {
        double[] sums = visits.computeIfAbsent(last.subList(0, i), _ -> new double[2]);
        sums[0]++;
        sums[1] += result;
      }
    }

    @Override
    public void proven(int ply, int result) {
      var at = after(last.subList(0, ply));
      int value = SlowMinimax.value(game, RESULT, at, height);
      assertThat(result).isEqualTo(at.toMove() == root.toMove() ? value : -value);
      settled++;
    }

    private RandomTree.Node after(List<Integer> moves) {
      var at = root;
      for (int move : moves) {
        assertThat(LegalMoves.of(game, at)).contains(move);
        at = at.play(move);
      }
      return at;
    }
  }

  @Test
  void playoutsAddUpToTheTree() {
    int settled = 0;
    for (long seed = 0; seed < 60; seed++) {
      var game = new RandomTree(4, 6, 0, true, seed % 2 == 1);
      var root = game.start(new SplitMix(seed));
      var trace = new Rebuilt(game, root, 6);
      var search = new Mcts<>(game, 1.4, 300);
      search.newGame(seed);
      var found = search.search(root, Limit.NONE, trace);
      search.newGame(seed);
      assertThat(search.search(root, Limit.NONE, Trace.NONE)).isEqualTo(found);
      for (var each : found.moves()) {
        double[] sums = Objects.requireNonNull(trace.visits.get(List.of(each.move())));
        if (each.value() != Math.rint(each.value())) {
          assertThat(sums[1] / sums[0]).as("seed %d", seed).isCloseTo(each.value(), within(1e-9));
        }
      }
      settled += trace.settled;
    }
    assertThat(settled).isGreaterThan(1000);
  }

  @Test
  void meansAreThoseOfTheDefinition() {
    for (long seed = 0; seed < 40; seed++) {
      var game = new DiceTree(new RandomTree(3, 5, 0, true, seed % 2 == 1));
      var root = game.start(new SplitMix(seed));
      var left = new ArrayList<Double>();
      var trace =
          new Trace() {
            final List<DiceTree.Node> line = new ArrayList<>(List.of(root));
            int entered;

            @Override
            public void enter(int ply, int move, int alpha, int beta) {
              entered++;
              follow(ply, move);
            }

            @Override
            public void leaf(int ply, int move, int value) {
              follow(ply, move);
            }

            private void follow(int ply, int move) {
              line.subList(Math.max(1, ply), line.size()).clear();
              if (move != ROOT) {
                line.add(line.getLast().play(move));
              }
            }

            @Override
            public void meanLeave(int ply, double value) {
              double defined = game.value(game.evaluator(), line.get(ply), 4 - ply);
              assertThat(value).isCloseTo(defined, within(1e-9));
              left.add(value);
            }
          };
      var found = new Expectiminimax<>(game, game.evaluator()).search(root, Limit.depth(4), trace);
      assertThat(left).hasSize(trace.entered).last().isEqualTo(found.value());
    }
  }
}
