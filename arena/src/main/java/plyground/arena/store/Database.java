package plyground.arena.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import plyground.core.InputException;

/** A connection that threads share, one transaction at a time; failures come out as one line. */
final class Database implements AutoCloseable {
  /** The numbered steps that made the tables what they are; none is ever changed. */
  private static final List<Integer> STEPS = List.of(1, 2, 3);

  private final Dialect dialect;
  private final Connection connection;

  private Database(Dialect dialect, Connection connection) {
    this.dialect = dialect;
    this.connection = connection;
  }

  /** Work on a connection. */
  interface Work<T> {
    T on(Connection connection) throws SQLException;
  }

  static Database open(String address) {
    var dialect = Dialect.of(address);
    try {
      var database = new Database(dialect, dialect.connect());
      database.migrate();
      return database;
    } catch (SQLException failure) {
      throw refusal(dialect, failure);
    }
  }

  String clock() {
    return dialect.clock();
  }

  String name() {
    return dialect.name();
  }

  /** Does all of the work or nothing of it, while nobody else writes. */
  synchronized <T> T write(Work<T> work) {
    try {
      connection.setAutoCommit(false);
      dialect.begin(connection);
      T result = work.on(connection);
      connection.commit();
      connection.setAutoCommit(true);
      return result;
    } catch (SQLException failure) {
      undo();
      throw refusal(dialect, failure);
    } catch (RuntimeException failure) {
      undo();
      throw failure;
    }
  }

  /** What went wrong before is what matters; an unfinished transaction is undone in any case. */
  private void undo() {
    try {
      connection.rollback();
    } catch (SQLException lost) {
      // The database has undone it by itself, or is gone.
    }
    try {
      connection.setAutoCommit(true);
    } catch (SQLException lost) {
      // Then the next use will say so.
    }
  }

  synchronized <T> T read(Work<T> work) {
    try {
      return work.on(connection);
    } catch (SQLException failure) {
      throw refusal(dialect, failure);
    }
  }

  /** Reads over a connection of its own, so that a long reading keeps nobody waiting. */
  <T> T readLong(Work<T> work) {
    try (var own = dialect.connect()) {
      own.setAutoCommit(dialect instanceof Dialect.File);
      return work.on(own);
    } catch (SQLException failure) {
      throw refusal(dialect, failure);
    }
  }

  /** Takes the steps that this store has not seen, in one transaction. */
  private void migrate() {
    if (!read(Database::empty) && read(Database::version).equals(STEPS.getLast())) {
      return;
    }
    write(
        here -> {
          int version = empty(here) ? 0 : version(here);
          if (version > STEPS.getLast()) {
            throw new InputException(
                "store '"
                    + name()
                    + "' was made by a newer Plyground; expected format "
                    + STEPS.getLast()
                    + ", found "
                    + version);
          }
          for (int step : STEPS) {
            if (step > version) {
              step(here, step);
            }
          }
          return version;
        });
  }

  private static boolean empty(Connection connection) throws SQLException {
    try (var tables =
        connection
            .getMetaData()
            .getTables(null, connection.getSchema(), "plyground_format", null)) {
      return !tables.next();
    }
  }

  private static int version(Connection connection) throws SQLException {
    try (var statement = connection.createStatement();
        var rows = statement.executeQuery("select max(step) from plyground_format")) {
      rows.next();
      return rows.getInt(1);
    }
  }

  private static void step(Connection connection, int step) throws SQLException {
    try (var statement = connection.createStatement()) {
      if (step == 1) {
        statement.execute("create table plyground_format (step integer not null primary key)");
      }
      for (String sql : script(step).split(";")) {
        if (!sql.isBlank()) {
          statement.execute(sql);
        }
      }
      statement.execute("insert into plyground_format (step) values (" + step + ")");
    }
  }

  private static String script(int step) {
    try (var in = Database.class.getResourceAsStream(step + ".sql")) {
      if (in == null) {
        throw new IllegalStateException("step " + step + " of the store is missing");
      }
      var text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.replaceAll("(?m)^--.*$", "");
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static InputException refusal(Dialect dialect, SQLException failure) {
    String message = String.valueOf(failure.getMessage()).strip();
    String lower = message.toLowerCase(Locale.ROOT);
    String why =
        lower.contains("full")
            ? "the disk is full"
            : lower.contains("not a database")
                ? "this is not a database file"
                : message.lines().findFirst().orElse("no reason given");
    return new InputException("store '" + dialect.name() + "': " + why, failure);
  }

  @Override
  public synchronized void close() {
    try {
      connection.close();
    } catch (SQLException failure) {
      // Everything that was promised has been committed before.
    }
  }
}
