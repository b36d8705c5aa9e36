package plyground.arena.store;

import java.sql.SQLException;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteErrorCode;
import plyground.core.InputException;

/** A store that does not do what it is asked to; the message is one line. */
public final class StoreException extends InputException {
  /** What is the matter with it. */
  public enum Kind {
    /** It does not answer, or the connection broke: another may be had soon. */
    LOST,
    /** There is no room for more. */
    FULL,
    /** What it holds is not what was written. */
    DAMAGED,
    OTHER
  }

  private final Kind kind;

  private StoreException(Kind kind, String message, @Nullable Throwable cause) {
    super(message, cause);
    this.kind = kind;
  }

  /**
   * @param store its name
   */
  static StoreException of(String store, Throwable failure) {
    var root = rootOf(failure);
    var kind = root instanceof SQLException said ? kind(said) : Kind.OTHER;
    return new StoreException(kind, "store '" + store + "': " + words(kind, root), failure);
  }

  /**
   * @param found what a check of it found
   */
  static StoreException damaged(String store, String found) {
    return new StoreException(Kind.DAMAGED, "store '" + store + "' is damaged: " + found, null);
  }

  /** What kind of trouble it is, which tells whether to try again. */
  public Kind kind() {
    return kind;
  }

  /** A pool and a driver wrap what the database said. */
  private static Throwable rootOf(Throwable failure) {
    var root = failure;
    while (root.getCause() != null && !(root instanceof SQLException said && named(said))) {
      root = root.getCause();
    }
    return root;
  }

  private static boolean named(SQLException failure) {
    return failure.getSQLState() != null || failure.getErrorCode() != 0;
  }

  private static Kind kind(SQLException failure) {
    String state = String.valueOf(failure.getSQLState());
    int primary = failure.getErrorCode() & 0xff;
    if (state.startsWith("08") || state.startsWith("57P") || state.equals("53300")) {
      return Kind.LOST;
    }
    if (state.equals("53100") || primary == SQLiteErrorCode.SQLITE_FULL.code) {
      return Kind.FULL;
    }
    boolean damaged =
        state.startsWith("XX00")
            || primary == SQLiteErrorCode.SQLITE_CORRUPT.code
            || primary == SQLiteErrorCode.SQLITE_NOTADB.code;
    return damaged ? Kind.DAMAGED : Kind.OTHER;
  }

  private static String words(Kind kind, Throwable failure) {
    String message = String.valueOf(failure.getMessage()).strip();
    if (kind == Kind.FULL) {
      return "the disk is full";
    }
    if (message.toLowerCase(Locale.ROOT).contains("not a database")) {
      return "this is not a database file";
    }
    String line = message.lines().findFirst().orElse("no reason given");
    return kind == Kind.DAMAGED ? "it is damaged: " + line : line;
  }
}
