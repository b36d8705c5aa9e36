package plyground.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import plyground.core.Evaluator;
import plyground.core.Game;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.SplitMix;
import plyground.core.search.Limit;
import plyground.core.search.Search;
import plyground.core.search.Stop;
import plyground.core.search.Trace;
import plyground.testkit.RandomTree.Node;

/** What holds for every search; each search's test extends it. */
public abstract class SearchContract {
  /** A tree no search gets to the end of. */
  private static final RandomTree ENDLESS = new RandomTree(12, 1_000, 0, false);

  private static final long SLACK_MILLIS = 10;

  protected abstract <P extends Position<P>> Search<P> search(Game<P> game, Evaluator<P> evaluator);

  /** Whether its value is minimax's; Monte Carlo's is not. */
  protected boolean exact() {
    return true;
  }

  /** Whether it goes on until the limit says stop; a random mover does not. */
  protected boolean usesItsLimit() {
    return true;
  }

  @Test
  void valuesAreThoseOfMinimax() {
    if (!exact()) {
      return;
    }
    for (long seed = 0; seed < 300; seed++) {
      compare(new RandomTree(1 + (int) (seed % 5), 6, seed % 3 == 0 ? 30 : 0), seed);
    }
  }

  /** The same where the ply does not tell whose turn it is. */
  @Test
  void valuesAreThoseOfMinimaxWhereASideMovesTwice() {
    if (!exact()) {
      return;
    }
    for (long seed = 0; seed < 300; seed++) {
      int merges = seed % 3 == 0 ? 30 : 0;
      compare(new RandomTree(1 + (int) (seed % 5), 6, merges, true, true), seed);
    }
  }

  private void compare(RandomTree tree, long seed) {
    var evaluator = tree.evaluator();
    var search = search(tree, evaluator);
    var root = tree.start(new SplitMix(seed));
    for (int depth = 1; depth <= depths(); depth++) {
      var result = search.search(root, Limit.depth(depth), Trace.NONE);
      int expected = SlowMinimax.value(tree, evaluator, root, depth);
      int chosen = SlowMinimax.after(tree, evaluator, root, result.move(), depth);
      String where = String.format(Locale.ROOT, "seed %d depth %d", seed, depth);
      assertThat(result.value()).as(where).isEqualTo((double) expected);
      assertThat(chosen).as("the chosen move, " + where).isEqualTo(expected);
      for (var each : result.moves()) {
        int value = SlowMinimax.after(tree, evaluator, root, each.move(), depth);
        assertThat(each.value()).as("move %d, %s", each.move(), where).isEqualTo(value);
      }
      search.newGame(seed);
    }
  }

  /** The deepest search compared; 1 for those that look no further. */
  protected int depths() {
    return 6;
  }

  @Test
  void choosesALegalMoveUnderAnyLimit() {
    for (long seed = 0; seed < 50; seed++) {
      var tree = new RandomTree(4, 30, 0);
      var root = tree.start(new SplitMix(seed));
      var search = search(tree, tree.evaluator());
      for (long nodes = 1; nodes < 200; nodes += 1 + nodes / 3) {
        var result = search.search(root, Limit.nodes(nodes), Trace.NONE);
        assertThat(LegalMoves.contains(tree, root, result.move())).isTrue();
        assertThat(result.nodes()).as("seed %d", seed).isLessThanOrEqualTo(nodes);
      }
    }
  }

  @Test
  void repeatsItselfFromASeed() {
    for (long seed = 0; seed < 20; seed++) {
      var tree = new RandomTree(4, 30, 40);
      var root = tree.start(new SplitMix(seed));
      var one = search(tree, tree.evaluator());
      var other = search(tree, tree.evaluator());
      one.search(root, Limit.nodes(100), Trace.NONE);
      one.newGame(seed);
      other.newGame(seed);
      var limit = Limit.nodes(500);
      assertThat(one.search(root, limit, Trace.NONE))
          .as("seed %d", seed)
          .isEqualTo(other.search(root, limit, Trace.NONE));
    }
  }

  @Test
  void stopsWhenTheTimeIsUp() {
    if (!usesItsLimit()) {
      return;
    }
    var search = search(ENDLESS, ENDLESS.evaluator());
    var root = ENDLESS.start(new SplitMix(3));
    search.search(root, Limit.time(Duration.ofMillis(200)), Trace.NONE);
    assertThat(bestOverrun(search, root, Duration.ofMillis(50))).isLessThan(SLACK_MILLIS);
  }

  @Test
  void stopsInTimeWhenEveryNodeIsSlow() {
    if (!usesItsLimit()) {
      return;
    }
    Evaluator<Node> slow =
        node -> {
          long until = System.nanoTime() + 300_000;
          while (System.nanoTime() < until) {
            Thread.onSpinWait();
          }
          return node.value();
        };
    var search = search(ENDLESS, slow);
    var root = ENDLESS.start(new SplitMix(3));
    assertThat(bestOverrun(search, root, Duration.ofMillis(50))).isLessThan(SLACK_MILLIS);
  }

  /** The first that is small: a machine that is busy elsewhere is not the search's fault. */
  private static long bestOverrun(Search<Node> search, Node root, Duration time) {
    long best = Long.MAX_VALUE;
    for (int i = 0; i < 20 && best >= SLACK_MILLIS; i++) {
      long begun = System.nanoTime();
      search.search(root, Limit.time(time), Trace.NONE);
      long millis = (System.nanoTime() - begun) / 1_000_000;
      assertThat(millis).as("it used its time").isGreaterThanOrEqualTo(time.toMillis() - 1);
      best = Math.min(best, millis - time.toMillis());
    }
    return best;
  }

  @Test
  void canBeStoppedByAnotherThread() throws InterruptedException {
    if (!usesItsLimit()) {
      return;
    }
    var stop = new Stop();
    var search = search(ENDLESS, ENDLESS.evaluator());
    var root = ENDLESS.start(new SplitMix(5));
    var thinking =
        Thread.ofPlatform().start(() -> search.search(root, Limit.NONE.withStop(stop), Trace.NONE));
    assertThat(thinking.join(Duration.ofMillis(50))).as("still thinking").isFalse();
    stop.raise();
    assertThat(thinking.join(Duration.ofSeconds(10))).as("has stopped").isTrue();
  }
}
