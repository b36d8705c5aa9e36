package plyground.arena.store;

import com.zaxxer.hikari.HikariConfig;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.SynchronousMode;
import org.sqlite.SQLiteConfig.TransactionMode;
import org.sqlite.SQLiteDataSource;
import plyground.core.InputException;

/** What differs between the two kinds of database. */
interface Dialect {
  /** The store as people call it: no password in it. */
  String name();

  /** How connections are made. */
  HikariConfig pool();

  /** Makes room for the tables, if they need a place of their own. */
  default void prepare(Handle here) {}

  /** The first statement of a transaction that writes: only one of them goes on at a time. */
  default void begin(Handle here) {}

  /** The database's clock in milliseconds. */
  String clock();

  /** What is broken, as far as the database can tell by itself. */
  default Optional<String> damage(Handle here) {
    return Optional.empty();
  }

  static Dialect of(String address) {
    if (address.startsWith("jdbc:postgresql:")) {
      return new Server(address);
    }
    if (address.startsWith("jdbc:sqlite:")) {
      return File.of(address.substring("jdbc:sqlite:".length()));
    }
    if (address.startsWith("jdbc:")) {
      throw new InputException(
          "store '" + address + "': expected a file or a jdbc:postgresql: address");
    }
    return new File(Path.of(address), "");
  }

  /**
   * SQLite: one file, with a write-ahead log beside it while it is open. Transactions begin by
   * locking.
   *
   * @param parameters settings of SQLite's own, such as {@code ?cache_size=-64000}
   */
  record File(Path path, String parameters) implements Dialect {
    private static final int PATIENCE_MILLIS = 60_000;

    static File of(String address) {
      int question = address.indexOf('?');
      return question < 0
          ? new File(Path.of(address), "")
          : new File(Path.of(address.substring(0, question)), address.substring(question));
    }

    @Override
    public String name() {
      return path.toString();
    }

    @Override
    public HikariConfig pool() {
      if (Files.isDirectory(path)) {
        throw new InputException("store '" + path + "' is a folder; expected a file");
      }
      var folder = path.toAbsolutePath().getParent();
      if (folder == null || !Files.isDirectory(folder)) {
        throw new InputException("store '" + path + "': no such folder");
      }
      var config = new SQLiteConfig();
      config.setJournalMode(JournalMode.WAL);
      config.setSynchronous(SynchronousMode.NORMAL);
      config.setTransactionMode(TransactionMode.IMMEDIATE);
      config.setBusyTimeout(PATIENCE_MILLIS);
      var source = new SQLiteDataSource(config);
      source.setUrl("jdbc:sqlite:" + path.toAbsolutePath() + parameters);
      var pool = new HikariConfig();
      pool.setDataSource(source);
      return pool;
    }

    @Override
    public String clock() {
      return "cast(unixepoch('subsec') * 1000 as integer)";
    }

    @Override
    public Optional<String> damage(Handle here) {
      String found = here.select("pragma quick_check(1)").mapTo(String.class).one();
      return found.equals("ok") ? Optional.empty() : found.lines().reduce((_, last) -> last);
    }
  }

  /** PostgreSQL: the tables are in a schema of their own. */
  record Server(String address) implements Dialect {
    private static final long LOCK = 0x506c7967726f756eL;
    private static final String SECONDS = "10";

    /** A server that says nothing for so long is gone. */
    private static final String SILENCE_SECONDS = "60";

    @Override
    public String name() {
      int parameters = address.indexOf('?');
      return parameters < 0 ? address : address.substring(0, parameters);
    }

    @Override
    public HikariConfig pool() {
      var pool = new HikariConfig();
      pool.setJdbcUrl(address);
      pool.addDataSourceProperty("reWriteBatchedInserts", "true");
      pool.addDataSourceProperty("connectTimeout", SECONDS);
      pool.addDataSourceProperty("socketTimeout", SILENCE_SECONDS);
      pool.addDataSourceProperty("tcpKeepAlive", "true");
      pool.addDataSourceProperty("ApplicationName", "plyground");
      pool.setConnectionInitSql("set client_min_messages = warning; set search_path to plyground");
      return pool;
    }

    /** Without the lock two who come at once would both try to create the schema. */
    @Override
    public void prepare(Handle here) {
      here.execute("select pg_advisory_lock(?)", LOCK);
      here.execute("create schema if not exists plyground");
      here.execute("select pg_advisory_unlock(?)", LOCK);
    }

    @Override
    public void begin(Handle here) {
      here.execute("select pg_advisory_xact_lock(?)", LOCK);
    }

    @Override
    public String clock() {
      return "cast(extract(epoch from clock_timestamp()) * 1000 as bigint)";
    }
  }
}
