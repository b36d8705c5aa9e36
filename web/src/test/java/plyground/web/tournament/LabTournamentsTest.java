package plyground.web.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import plyground.arena.store.Store;
import plyground.web.json.Body;
import plyground.web.live.AccessPolicy;
import plyground.web.live.Visitor;

final class LabTournamentsTest {
  /** A game of this does not end while anybody lives. */
  private static final String ENDLESS =
      "{\"game\":\"othello:size=8\",\"agents\":[\"minimax:depth=40\",\"alphabeta:depth=40\"],"
          + "\"games\":2}";

  @TempDir Path folder;

  /** Or else the next lab would take its games for being played. */
  @Test
  @Timeout(60)
  void whoIsClosedHoldsNoGames() throws Exception {
    try (var store = Store.open(folder.resolve("lab.db").toString())) {
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
      var tournaments =
          new LabTournaments(new AccessPolicy(false, List.of()), kept, 2, "test", _ -> "", _ -> {});
      tournaments.create(Body.parse(ENDLESS), new Visitor("client", "session"));
      while (count("claim") == 0) {
        Thread.sleep(10);
      }
      tournaments.close();
      assertThat(count("worker")).isZero();
    }
  }

  private int count(String table) throws SQLException {
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("lab.db"));
        var statement = connection.createStatement();
        var rows = statement.executeQuery("select count(*) from " + table)) {
      return rows.getInt(1);
    }
  }
}
