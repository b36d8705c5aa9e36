package plyground.arena.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;
import java.util.Optional;

/** Games that people have under way, by their names; beyond some thousands the oldest go. */
public final class SavedMatches {
  static final int MOST = 10_000;

  private final Database database;

  SavedMatches(Database database) {
    this.database = database;
  }

  /** Keeps what they are now, all of them or none. */
  public void put(Map<String, String> states) {
    database.write(
        here -> {
          write(here, states);
          return forget(here);
        });
  }

  private void write(Connection here, Map<String, String> states) throws SQLException {
    String sql =
        "insert into sitting values (?, ?, "
            + database.clock()
            + ") on conflict (id) do update set state = excluded.state, changed = excluded.changed";
    try (var statement = here.prepareStatement(sql)) {
      for (var each : states.entrySet()) {
        statement.setString(1, each.getKey());
        statement.setString(2, each.getValue());
        statement.addBatch();
      }
      statement.executeBatch();
    }
  }

  private static int forget(Connection here) throws SQLException {
    int many = Store.number(here, "select count(*) from sitting");
    if (many <= MOST) {
      return 0;
    }
    try (var statement = here.createStatement()) {
      return statement.executeUpdate(
          "delete from sitting where id in (select id from sitting order by changed, id limit "
              + (many - MOST)
              + ")");
    }
  }

  public Optional<String> get(String id) {
    return database.read(
        here -> {
          try (var statement = here.prepareStatement("select state from sitting where id = ?")) {
            statement.setString(1, id);
            var rows = statement.executeQuery();
            return rows.next() ? Optional.of(rows.getString(1)) : Optional.empty();
          }
        });
  }
}
