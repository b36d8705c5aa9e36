package plyground.arena.store;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Properties;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.SynchronousMode;
import org.sqlite.SQLiteConfig.TransactionMode;
import plyground.core.InputException;

/** What differs between the two kinds of database. */
interface Dialect {
  /** The store as people call it: no password in it. */
  String name();

  Connection connect() throws SQLException;

  /** The first statement of a transaction that writes: only one of them goes on at a time. */
  void begin(Connection connection) throws SQLException;

  /** The database's clock in milliseconds. */
  String clock();

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
   * SQLite: one file, with a write-ahead log beside it while it is open.
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
    public Connection connect() throws SQLException {
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
      return config.createConnection("jdbc:sqlite:" + path.toAbsolutePath() + parameters);
    }

    /** Nothing to do: transactions begin by locking. */
    @Override
    public void begin(Connection connection) {}

    @Override
    public String clock() {
      return "cast(unixepoch('subsec') * 1000 as integer)";
    }
  }

  /** PostgreSQL: the tables are in a schema of their own. */
  record Server(String address) implements Dialect {
    private static final long LOCK = 0x506c7967726f756eL;
    private static final String SECONDS = "10";

    @Override
    public String name() {
      int parameters = address.indexOf('?');
      return parameters < 0 ? address : address.substring(0, parameters);
    }

    @Override
    public Connection connect() throws SQLException {
      var properties = new Properties();
      properties.setProperty("reWriteBatchedInserts", "true");
      properties.setProperty("connectTimeout", SECONDS);
      properties.setProperty("tcpKeepAlive", "true");
      properties.setProperty("ApplicationName", "plyground");
      var connection = DriverManager.getConnection(address, properties);
      try (var statement = connection.createStatement()) {
        statement.execute("set client_min_messages = warning");
        // Without the lock two who come at once would both try to create it.
        statement.execute("select pg_advisory_lock(" + LOCK + ")");
        statement.execute("create schema if not exists plyground");
        statement.execute("select pg_advisory_unlock(" + LOCK + ")");
        statement.execute("set search_path to plyground");
      }
      return connection;
    }

    @Override
    public void begin(Connection connection) throws SQLException {
      try (var statement = connection.createStatement()) {
        statement.execute("select pg_advisory_xact_lock(" + LOCK + ")");
      }
    }

    @Override
    public String clock() {
      return "cast(extract(epoch from clock_timestamp()) * 1000 as bigint)";
    }
  }
}
