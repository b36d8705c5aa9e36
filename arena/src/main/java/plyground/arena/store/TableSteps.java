package plyground.arena.store;

import java.sql.SQLException;
import org.jdbi.v3.core.ConnectionException;
import org.jdbi.v3.core.Handle;
import plyground.arena.record.ResourceText;
import plyground.core.InputException;

/**
 * The numbered steps that made some tables what they are: files {@code 1.sql}, {@code 2.sql} and so
 * on beside a class. Each is run once in a store and never changed.
 *
 * @param home the class they lie beside
 * @param table where the store notes which were taken
 * @param last the number of the last one
 */
public record TableSteps(Class<?> home, String table, int last) {
  /** The last step taken, 0 for an empty store. */
  int version(Handle here) {
    return noted(here) ? here.select("select max(step) from " + table).mapTo(int.class).one() : 0;
  }

  private boolean noted(Handle here) {
    var connection = here.getConnection();
    try (var tables =
        connection.getMetaData().getTables(null, connection.getSchema(), table, null)) {
      return tables.next();
    } catch (SQLException failure) {
      throw new ConnectionException(failure);
    }
  }

  /**
   * Takes those that are missing.
   *
   * @throws InputException if the store knows more steps than we do
   */
  void take(Handle here, String store) {
    int version = version(here);
    if (version > last) {
      throw new InputException(
          "store '%s' was made by a newer Plyground; expected format %d, found %d"
              .formatted(store, last, version));
    }
    for (int step = version + 1; step <= last; step++) {
      take(here, step);
    }
  }

  private void take(Handle here, int step) {
    if (step == 1) {
      here.execute("create table " + table + " (step integer not null primary key)");
    }
    for (String sql : script(step).split(";")) {
      if (!sql.isBlank()) {
        here.execute(sql);
      }
    }
    here.execute("insert into " + table + " (step) values (?)", step);
  }

  private String script(int step) {
    return ResourceText.of(home, step + ".sql").replaceAll("(?m)^--.*$", "");
  }
}
