package plyground.arena.store;

import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool.PoolInitializationException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jdbi.v3.core.ConnectionException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.statement.SqlStatements;
import org.jdbi.v3.core.statement.TemplateEngine;
import plyground.core.InputException;

/**
 * A database and a pool of connections to it. One that broke is replaced, and what was asked over
 * it is asked again for a while; failures come out as one line.
 */
final class Database implements AutoCloseable {
  /** The numbered steps that made the tables what they are; none is ever changed. */
  private static final List<Integer> STEPS = List.of(1, 2, 3, 4, 5);

  private static final int CONNECTIONS = 16;

  private static final Duration BETWEEN_TRIES = Duration.ofMillis(200);

  private final Dialect dialect;
  private final Duration patience;
  private final HikariDataSource pool;
  private final Jdbi jdbi;

  /** The database lets one write at a time; who waits here waits in line, and holds nothing. */
  private final ReentrantLock writing = new ReentrantLock(true);

  private Database(Dialect dialect, Duration patience) {
    this.dialect = dialect;
    this.patience = patience;
    var config = dialect.pool();
    config.setPoolName("store");
    config.setMaximumPoolSize(CONNECTIONS);
    config.setMinimumIdle(1);
    config.setConnectionTimeout(Math.clamp(patience.toMillis(), 500, 5_000));
    pool = new HikariDataSource(config);
    jdbi = Jdbi.create(pool);
    jdbi.getConfig(SqlStatements.class).setTemplateEngine(TemplateEngine.NOP);
  }

  /** Work on a connection; it may be done again if the connection breaks. */
  interface Work<T> {
    T on(Handle here);
  }

  /**
   * @param patience how long a lost connection is tried again
   */
  static Database open(String address, Duration patience) {
    var dialect = Dialect.of(address);
    try {
      var database = new Database(dialect, patience);
      database.prepare();
      return database;
    } catch (PoolInitializationException failure) {
      throw StoreException.of(dialect.name(), failure);
    }
  }

  private void prepare() {
    try {
      read(
          here -> {
            dialect.prepare(here);
            return here;
          });
      migrate();
    } catch (RuntimeException failure) {
      close();
      throw failure;
    }
  }

  String clock() {
    return dialect.clock();
  }

  String name() {
    return dialect.name();
  }

  /** Does all of the work or nothing of it, while nobody else writes. */
  <T> T write(Work<T> work) {
    return persist(
        () -> {
          writing.lock();
          try {
            return jdbi.inTransaction(
                here -> {
                  dialect.begin(here);
                  return work.on(here);
                });
          } finally {
            writing.unlock();
          }
        });
  }

  <T> T read(Work<T> work) {
    return persist(() -> jdbi.withHandle(work::on));
  }

  /**
   * Reads much, in pieces. What was handed on cannot be taken back, so it is tried again only as
   * long as a first question fails.
   */
  <T> T readLong(Work<T> work) {
    var begun = new AtomicBoolean();
    HandleCallback<T, RuntimeException> once =
        here -> {
          here.select("select 1").mapTo(int.class).one();
          begun.set(true);
          return work.on(here);
        };
    return persist(
        () -> dialect.piecesInTransaction() ? jdbi.inTransaction(once) : jdbi.withHandle(once),
        begun::get);
  }

  private <T> T persist(Supplier<T> work) {
    return persist(work, () -> false);
  }

  private <T> T persist(Supplier<T> work, BooleanSupplier tooLate) {
    long begun = System.nanoTime();
    while (true) {
      try {
        return attempt(work);
      } catch (StoreException failure) {
        boolean late = System.nanoTime() - begun > patience.toNanos();
        boolean lost = failure.kind() == StoreException.Kind.LOST;
        if (!lost || late || tooLate.getAsBoolean() || !pause()) {
          throw failure;
        }
      }
    }
  }

  private <T> T attempt(Supplier<T> work) {
    try {
      return work.get();
    } catch (JdbiException failure) {
      throw StoreException.of(name(), failure);
    }
  }

  private static boolean pause() {
    try {
      Thread.sleep(BETWEEN_TRIES);
      return true;
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /**
   * Looks for damage, which takes a while in a large store.
   *
   * @throws StoreException if there is some
   */
  void check() {
    var found = read(dialect::damage);
    if (found.isPresent()) {
      throw StoreException.damaged(name(), found.get());
    }
  }

  /** Takes the steps that this store has not seen, in one transaction. */
  private void migrate() {
    if (read(Database::version).equals(STEPS.getLast())) {
      return;
    }
    write(
        here -> {
          int version = version(here);
          if (version > STEPS.getLast()) {
            throw new InputException(
                "store '"
                    + name()
                    + "' was made by a newer Plyground; expected format "
                    + STEPS.getLast()
                    + ", found "
                    + version);
          }
          STEPS.stream().filter(step -> step > version).forEach(step -> step(here, step));
          return version;
        });
  }

  /** The last step taken, 0 for an empty store. */
  private static int version(Handle here) {
    return hasTables(here.getConnection())
        ? here.select("select max(step) from plyground_format").mapTo(int.class).one()
        : 0;
  }

  private static boolean hasTables(Connection connection) {
    try (var tables =
        connection
            .getMetaData()
            .getTables(null, connection.getSchema(), "plyground_format", null)) {
      return tables.next();
    } catch (SQLException failure) {
      throw new ConnectionException(failure);
    }
  }

  private static void step(Handle here, int step) {
    if (step == 1) {
      here.execute("create table plyground_format (step integer not null primary key)");
    }
    for (String sql : script(step).split(";")) {
      if (!sql.isBlank()) {
        here.execute(sql);
      }
    }
    here.execute("insert into plyground_format (step) values (?)", step);
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

  @Override
  public void close() {
    pool.close();
  }
}
