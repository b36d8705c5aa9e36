package plyground.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import plyground.core.Evaluator;
import plyground.core.LegalMoves;
import plyground.core.SplitMix;
import plyground.core.search.Limit;
import plyground.core.search.Search;
import plyground.core.search.Stop;
import plyground.core.search.Trace;
import plyground.testkit.RandomTree;
import plyground.testkit.RandomTree.Node;

/** Searches that are told to stop, or that run out of memory, whatever the number of threads. */
final class EarlyEndTest {
  private static final int WIDTH = 4;
  private static final RandomTree ENDLESS = new RandomTree(WIDTH, 1_000, 0, false);
  private static final Node ROOT = ENDLESS.start(new SplitMix(1));

  /** Nodes between two looks at the signal. */
  private static final int STRIDE = 16;

  /** Those that always begin with shallow searches. */
  private static final List<String> DEEPENING = List.of("pvs", "mpc");

  private static Map<String, Search<Node>> searches(Supplier<Evaluator<Node>> made, int threads) {
    var all = new LinkedHashMap<String, Search<Node>>();
    all.put("pvs", Pvs.parallel(ENDLESS, made, 1, threads));
    var full = LateMoveReductions.NONE;
    all.put("mpc", Mpc.parallel(ENDLESS, made, ProbCuts.none(), full, 1, threads));
    if (threads == 1) {
      all.put("alphabeta", new Deepening<>(new AlphaBeta<>(ENDLESS, made.get())));
      all.put("minimax", new Deepening<>(new Minimax<>(ENDLESS, made.get())));
      var cut = new Mcts.Cut<>(made.get(), 2);
      all.put("mcts", new Mcts<>(ENDLESS, 1.4, Long.MAX_VALUE, 1, cut));
    }
    return all;
  }

  /** A node is at most its own value and, to put them in order, those of its children. */
  @Test
  void aSignalIsObeyedWithinSixteenNodesAThread() {
    for (int threads : new int[] {1, 2, 4}) {
      for (var name : searches(ENDLESS::evaluator, threads).keySet()) {
        var counted = counted(name, threads);
        assertThat(counted.before).as(name).isGreaterThanOrEqualTo(3_000);
        assertThat(counted.after)
            .as("%s on %d threads", name, threads)
            .isLessThanOrEqualTo((long) threads * STRIDE * (1 + WIDTH));
      }
    }
  }

  /** Positions valued before and after a signal. */
  private record Counted(long before, long after) {}

  private static Counted counted(String name, int threads) {
    var stop = new Stop();
    var before = new AtomicLong();
    var after = new AtomicLong();
    Evaluator<Node> counting =
        node -> {
          if (stop.raised()) {
            after.incrementAndGet();
          } else if (before.incrementAndGet() == 3_000) {
            stop.raise();
          }
          return node.value();
        };
    var search = Objects.requireNonNull(searches(() -> counting, threads).get(name));
    search.search(ROOT, Limit.NONE.withStop(stop), Trace.NONE);
    return new Counted(before.get(), after.get());
  }

  @Test
  void whatRunsOutOfMemoryAnswersWithTheBestMoveSoFar() {
    for (int threads : new int[] {1, 3}) {
      for (var name : searches(ENDLESS::evaluator, threads).keySet()) {
        for (int calls : List.of(1, 10, 2_000)) {
          var search = Objects.requireNonNull(searches(() -> eating(calls), threads).get(name));
          var result = search.search(ROOT, Limit.NONE, Trace.NONE);
          assertThat(LegalMoves.contains(ENDLESS, ROOT, result.move())).as(name).isTrue();
          assertThat(result.exact()).isFalse();
          if (calls == 2_000 && DEEPENING.contains(name)) {
            assertThat(result.depth()).as(name).isGreaterThan(1);
          }
        }
      }
    }
  }

  /** Runs out of memory after so many positions. */
  private static Evaluator<Node> eating(long calls) {
    var left = new AtomicLong(calls);
    return node -> {
      if (left.decrementAndGet() < 0) {
        throw new OutOfMemoryError("a test's");
      }
      return node.value();
    };
  }
}
