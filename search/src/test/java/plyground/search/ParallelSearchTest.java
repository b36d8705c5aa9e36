package plyground.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import plyground.core.Evaluator;
import plyground.core.LegalMoves;
import plyground.core.SplitMix;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Search;
import plyground.core.search.Stop;
import plyground.core.search.Trace;
import plyground.core.search.Trace.Bound;
import plyground.testkit.RandomTree;
import plyground.testkit.RandomTree.Node;

final class ParallelSearchTest {
  private static final List<RandomTree> TREES =
      List.of(
          new RandomTree(5, 9, 40),
          new RandomTree(6, 9, 12, false),
          new RandomTree(4, 9, 40, true, true));

  private static Search<Node> pvs(RandomTree tree, int threads) {
    return Pvs.parallel(tree, tree::evaluator, 1, threads);
  }

  @Test
  void threadsChangeNoValueAtAnyDepth() {
    for (var tree : TREES) {
      for (long seed = 0; seed < 6; seed++) {
        var root = tree.start(new SplitMix(seed));
        var together = pvs(tree, 2 + (int) seed % 3);
        for (int depth = 1; depth <= 7; depth++) {
          var alone = pvs(tree, 1).search(root, Limit.depth(depth), Trace.NONE);
          var result = together.search(root, Limit.depth(depth), Trace.NONE);
          assertThat(result.value())
              .as("%s seed %d depth %d", tree, seed, depth)
              .isEqualTo(alone.value());
          assertThat(result.depth()).isEqualTo(alone.depth());
          assertThat(result.exact()).isEqualTo(alone.exact());
        }
      }
    }
  }

  @Test
  void oneThreadIsThePlainSearch() {
    var tree = TREES.getFirst();
    var root = tree.start(new SplitMix(4));
    assertThat(pvs(tree, 1).search(root, Limit.depth(7), Trace.NONE))
        .isEqualTo(new Pvs<>(tree, tree.evaluator(), 1).search(root, Limit.depth(7), Trace.NONE));
  }

  @Test
  void nodesAreSharedOut() {
    var tree = new RandomTree(4, 30, 40);
    var root = tree.start(new SplitMix(1));
    assertThat(pvs(tree, 3).search(root, Limit.nodes(3_000), Trace.NONE).nodes())
        .isBetween(1_000L, 3_000L);
  }

  @Test
  void allStopAtTheSignal() throws InterruptedException {
    var tree = new RandomTree(4, 200, 0);
    var root = tree.start(new SplitMix(1));
    var mcts =
        new RootParallelMcts<>(
            List.of(new Mcts<>(tree, 1.4, Long.MAX_VALUE), new Mcts<>(tree, 1.4, Long.MAX_VALUE)));
    for (var search : List.of(pvs(tree, 3), mcts)) {
      var stop = new Stop();
      var answer = new AtomicReference<Result>();
      var limit = Limit.NONE.withStop(stop);
      var searching =
          Thread.ofPlatform().start(() -> answer.set(search.search(root, limit, Trace.NONE)));
      assertThat(searching.join(Duration.ofMillis(20))).as("still at it").isFalse();
      stop.raise();
      assertThat(searching.join(Duration.ofSeconds(60))).as("has stopped").isTrue();
      assertThat(answer.get().nodes()).isPositive();
    }
    assertThat(helpers()).isZero();
  }

  private static long helpers() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(each -> each.getName().equals("search-helper"))
        .count();
  }

  @Test
  void whatAHelperThrowsIsThrown() {
    var tree = TREES.getFirst();
    var made = new AtomicInteger();
    var thrown = new CountDownLatch(1);
    Evaluator<Node> waiting =
        node -> {
          await(thrown);
          return tree.evaluator().evaluate(node);
        };
    Evaluator<Node> failing =
        _ -> {
          thrown.countDown();
          throw new IllegalStateException("no value");
        };
    var search = Pvs.parallel(tree, () -> made.getAndIncrement() == 0 ? waiting : failing, 1, 2);
    var root = tree.start(new SplitMix(1));
    assertThatThrownBy(() -> search.search(root, Limit.depth(8), Trace.NONE))
        .hasMessage("no value");
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException unexpected) {
      throw new IllegalStateException(unexpected);
    }
  }

  @Test
  void treesAddUpTheSameEveryTime() {
    var tree = new RandomTree(5, 12, 40);
    for (long seed = 0; seed < 5; seed++) {
      var root = tree.start(new SplitMix(seed));
      var first = forest(tree, seed).search(root, Limit.NONE, Trace.NONE);
      assertThat(forest(tree, seed).search(root, Limit.NONE, Trace.NONE)).isEqualTo(first);
      assertThat(first.moves()).hasSize(LegalMoves.of(tree, root).length);
      var alone = new Mcts<>(tree, 1.4, 200);
      alone.newGame(seed);
      assertThat(first.nodes()).isGreaterThan(alone.search(root, Limit.NONE, Trace.NONE).nodes());
    }
  }

  private static Search<Node> forest(RandomTree tree, long seed) {
    var search =
        new RootParallelMcts<>(
            List.of(
                new Mcts<>(tree, 1.4, 200),
                new Mcts<>(tree, 1.4, 200),
                new Mcts<>(tree, 1.4, 200)));
    search.newGame(seed);
    return search;
  }

  /** Entries whose every part follows from the key: one that was torn would not. */
  @Test
  void aSharedTableNeverGivesATornEntry() {
    var table = new TranspositionTable(1);
    table.allocate();
    var threads = new ArrayList<HelperThread>();
    for (int i = 0; i < 3; i++) {
      long seed = i;
      threads.add(HelperThread.start(() -> hammer(table, new SplitMix(seed))));
    }
    threads.forEach(HelperThread::join);
  }

  private static void hammer(TranspositionTable table, SplitMix random) {
    for (int i = 0; i < 300_000; i++) {
      long key = (long) random.nextInt(4) << 40 | random.nextInt(64);
      int mixed = (int) SplitMix.mix(key);
      table.store(key, mixed, mixed & 0xFFFF, mixed & 0x7F, Bound.EXACT);
      long other = (long) random.nextInt(4) << 40 | random.nextInt(64);
      long found = table.find(other);
      int expected = (int) SplitMix.mix(other);
      if (found != TranspositionTable.NOTHING
          && (TranspositionTable.value(found) != expected
              || TranspositionTable.move(found) != (expected & 0xFFFF))) {
        throw new IllegalStateException("torn entry for " + other);
      }
    }
  }
}
