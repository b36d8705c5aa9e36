package plyground.league.ladder;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.sql.SQLException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** The same on a real PostgreSQL server, for which there are programs where they are shipped. */
@EnabledOnOs(value = OS.LINUX, architectures = "amd64")
@Tag("slow")
final class ServerLadderTest extends LadderTest {
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
}
