package plyground.arena.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.sql.SQLException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import plyground.core.InputException;

/** The same on a real PostgreSQL server, for which there are programs where they are shipped. */
@EnabledOnOs(value = OS.LINUX, architectures = "amd64")
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
  void aServerThatIsLostIsOneLineAndTheRunGoesOnLater() throws IOException, SQLException {
    String address = address("lost");
    try (var store = Store.open(address)) {
      var run = store.begin(plan(9), "test");
      try (var connection = server.getPostgresDatabase().getConnection();
          var statement = connection.createStatement()) {
        statement.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'lost'");
      }
      assertThatThrownBy(() -> store.played(run))
          .isInstanceOf(InputException.class)
          .hasMessageContaining("store 'jdbc:postgresql:");
    }
    try (var store = Store.open(address)) {
      assertThat(store.find(plan(9))).isPresent();
    }
  }
}
