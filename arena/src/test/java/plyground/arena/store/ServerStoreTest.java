package plyground.arena.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import plyground.arena.play.Tournament;
import plyground.core.InputException;

/** The same on a real PostgreSQL server, for which there are programs where they are shipped. */
@EnabledOnOs(value = OS.LINUX, architectures = "amd64")
@Tag("slow")
final class ServerStoreTest extends StoreTest {
  private static EmbeddedPostgres server;

  @BeforeAll
  static void start() throws IOException {
    server = EmbeddedPostgres.builder().start();
  }

  @AfterAll
  static void stop() throws IOException {
    server.close();
  }

  @Override
  String address(String name) {
    try (var connection = server.getPostgresDatabase().getConnection();
        var statement = connection.createStatement()) {
      statement.execute("drop database if exists " + name);
      statement.execute("create database " + name);
      return server.getJdbcUrl("postgres", name);
    } catch (SQLException failure) {
      throw new IllegalStateException(failure);
    }
  }

  @Test
  void aServerThatIsNotThereIsNamedWithoutThePassword() {
    String nobody = "jdbc:postgresql://127.0.0.1:1/x?user=me&password=secret";
    assertThatThrownBy(() -> Store.open(nobody))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("127.0.0.1:1/x")
        .hasMessageNotContaining("secret");
  }

  @Test
  void brokenConnectionsAreReplacedUnderARun() throws Exception {
    String address = address("lost");
    var tournament = Tournament.open(CATALOGUE, plan(9));
    try (var store = Store.open(address)) {
      var run = store.begin(plan(9), "test");
      try (var connection = server.getPostgresDatabase().getConnection();
          var statement = connection.createStatement()) {
        var stored = StoredTournament.open(store, tournament, "test");
        stored.play(2, _ -> cutAll(statement, "lost"));
      }
      assertThat(store.played(run)).isEqualTo(run.size());
    }
    assertThat(games(address, plan(9))).isEqualTo(undisturbed(tournament));
  }

  @Test
  void brokenConnectionsAreReplacedWhileGamesAreRead() throws Exception {
    String address = address("pages");
    var plan = plan(10, GameRows.PAGE / 2 + 1);
    int played = play(address, plan, 2);
    assertThat(played).isGreaterThan(2 * GameRows.PAGE);
    var numbers = new ArrayList<Integer>();
    try (var store = Store.open(address);
        var connection = server.getPostgresDatabase().getConnection();
        var statement = connection.createStatement()) {
      store.transcripts(
          store.find(plan).orElseThrow(),
          game -> {
            if (numbers.size() % 900 == 0) {
              cutAll(statement, "pages");
            }
            return numbers.add(game.scheduled().index());
          });
    }
    assertThat(numbers).isEqualTo(IntStream.range(0, played).boxed().toList());
  }

  private static void cutAll(Statement statement, String database) {
    try {
      statement.execute(
          "select pg_terminate_backend(pid) from pg_stat_activity where datname = '"
              + database
              + "'");
    } catch (SQLException failure) {
      throw new IllegalStateException(failure);
    }
  }

  @Test
  void aServerThatStaysAwayIsOneLine() throws SQLException {
    String address = address("away");
    try (var store = Store.open(address, Duration.ZERO)) {
      var run = store.begin(plan(9), "test");
      try (var connection = server.getPostgresDatabase().getConnection();
          var statement = connection.createStatement()) {
        statement.execute("drop database away with (force)");
      }
      assertThatThrownBy(() -> store.played(run))
          .isInstanceOf(StoreException.class)
          .hasMessageContaining("store 'jdbc:postgresql:");
    }
  }
}
