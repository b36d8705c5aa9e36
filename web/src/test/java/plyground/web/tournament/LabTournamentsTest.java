package plyground.web.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import plyground.arena.plan.Plan;
import plyground.arena.store.Store;
import plyground.web.json.Body;
import plyground.web.live.AccessPolicy;
import plyground.web.live.Visitor;

final class LabTournamentsTest {
  /** A game of this does not end while anybody lives. */
  private static final String ENDLESS =
      "{\"game\":\"othello:size=8\",\"agents\":[\"minimax:depth=40\",\"alphabeta:depth=40\"],"
          + "\"games\":2}";

  private static final Visitor VISITOR = new Visitor("client", "session");
  private static final int SLOW_SEED = 77;
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  @TempDir Path folder;

  /** Or else the next lab would take its games for being played. */
  @Test
  @Timeout(60)
  void whoIsClosedHoldsNoGames() throws Exception {
    try (var store = Store.open(folder.resolve("lab.db").toString())) {
      var tournaments = tournaments(store, _ -> "");
      tournaments.create(Body.parse(ENDLESS), VISITOR);
      while (count("claim") == 0) {
        Thread.sleep(10);
      }
      tournaments.close();
      assertThat(count("worker")).isZero();
    }
  }

  private static LabTournaments tournaments(Store store, Function<Plan, String> command) {
    var kept =
        new TournamentStore() {
          @Override
          public Store get() {
            return store;
          }

          @Override
          public boolean kept() {
            return true;
          }
        };
    return new LabTournaments(
        new AccessPolicy(false, List.of()), kept, 2, "test", command, _ -> {});
  }

  /** Openings of a deep game take seconds to draw; here they take until the others are served. */
  @Test
  @Timeout(60)
  void nobodyWaitsForOneThatIsStillBeingMade() throws Exception {
    var making = new CountDownLatch(1);
    var served = new CountDownLatch(1);
    try (var store = Store.open(folder.resolve("lab.db").toString());
        var threads = Executors.newVirtualThreadPerTaskExecutor();
        var tournaments =
            tournaments(
                store,
                plan -> {
                  if (plan.seed() == SLOW_SEED) {
                    making.countDown();
                    await(served);
                  }
                  return "";
                })) {
      try {
        var made = threads.submit(() -> tournaments.create(form(SLOW_SEED), VISITOR));
        making.await();
        assertThat(threads.submit(() -> tournaments.create(form(1), VISITOR)))
            .succeedsWithin(PATIENCE);
        assertThat(threads.submit(() -> tournaments.list(VISITOR))).succeedsWithin(PATIENCE);
        assertThat(made.isDone()).isFalse();
        served.countDown();
        assertThat(made.get()).contains("\"seed\":" + SLOW_SEED);
      } finally {
        served.countDown();
      }
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private static Body form(int seed) {
    return Body.parse(
        "{\"game\":\"tic-tac-toe\",\"agents\":[\"random\",\"greedy\"],\"games\":1,\"seed\":%d}"
            .formatted(seed));
  }

  private int count(String table) throws SQLException {
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("lab.db"));
        var statement = connection.createStatement();
        var rows = statement.executeQuery("select count(*) from " + table)) {
      return rows.getInt(1);
    }
  }
}
