package plyground.arena.store;

import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool.PoolInitializationException;
import java.time.Duration;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.statement.SqlStatements;
import org.jdbi.v3.core.statement.TemplateEngine;

/**
 * A database and a pool of connections to it. One that broke is replaced, and what was asked over
 * it is asked again for a while; failures come out as one line.
 */
public final class Database implements AutoCloseable {
  private static final int CONNECTIONS = 16;

  private static final Duration BETWEEN_TRIES = Duration.ofMillis(200);

  private final Dialect dialect;
  private final Duration patience;
  private final TableSteps steps;
  private final HikariDataSource pool;
  private final Jdbi jdbi;

  /** The database lets one write at a time; who waits here waits in line, and holds nothing. */
  private final ReentrantLock writing = new ReentrantLock(true);

  private Database(Dialect dialect, Duration patience, TableSteps steps) {
    this.dialect = dialect;
    this.patience = patience;
    this.steps = steps;
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
  public interface Work<T> {
    /** Does it on a connection that nobody else has meanwhile. */
    T on(Handle here);
  }

  /**
   * Opens it and brings its tables up to date.
   *
   * @param patience how long a lost connection is tried again
   * @param steps what makes the tables that the caller needs
   */
  public static Database open(String address, Duration patience, TableSteps steps) {
    var dialect = Dialect.of(address);
    try {
      var database = new Database(dialect, patience, steps);
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

  /** What asks the database for its time, in milliseconds. */
  public String clock() {
    return dialect.clock();
  }

  /** The address without anything secret. */
  public String name() {
    return dialect.name();
  }

  /** Does all of the work or nothing of it, while nobody else writes. */
  public <T> T write(Work<T> work) {
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

  /** Does work that changes nothing, and again if the connection was lost. */
  public <T> T read(Work<T> work) {
    return persist(() -> jdbi.withHandle(work::on));
  }

  private <T> T persist(Supplier<T> work) {
    long begun = System.nanoTime();
    while (true) {
      try {
        return attempt(work);
      } catch (StoreException failure) {
        boolean late = System.nanoTime() - begun > patience.toNanos();
        if (failure.kind() != StoreException.Kind.LOST || late || !pause()) {
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
    if (read(steps::version).equals(steps.last())) {
      return;
    }
    write(
        here -> {
          steps.take(here, name());
          return here;
        });
  }

  @Override
  public void close() {
    pool.close();
  }
}
