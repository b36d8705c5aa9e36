package plyground.league;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import org.jdbi.v3.core.Handle;
import plyground.arena.store.Database;
import plyground.core.InputException;

/**
 * Copies a league from one store to another, of whatever kind. Nobody writes meanwhile, so that
 * what is copied fits together.
 */
final class LeagueCopy {
  /** Those that others refer to first. */
  private static final List<String> TABLES =
      List.of(
          "league",
          "league_member",
          "league_lesson",
          "league_version",
          "league_file",
          "league_bot",
          "league_pair",
          "league_game",
          "league_rating",
          "league_final");

  /** What finals were played, each row with the number of its run before all else. */
  private static final List<String> RUN_TABLES =
      List.of("run", "agent", "game", "claim", "progress", "manifest");

  private LeagueCopy() {}

  /**
   * @throws InputException if there is a league in the other store already
   */
  static void copy(Database from, Database to) {
    from.write(
        source ->
            to.write(
                target -> {
                  int there = target.select("select count(*) from league").mapTo(int.class).one();
                  if (there > 0) {
                    throw new InputException(
                        "store '" + to.name() + "': there is a league in it already");
                  }
                  TABLES.forEach(table -> copy(source, target, table, 0));
                  int runs = runsOf(target);
                  RUN_TABLES.forEach(table -> copy(source, target, table, runs));
                  return there;
                }));
  }

  /**
   * The largest number of a run that is there already: other runs may be, with numbers of theirs.
   */
  private static int runsOf(Handle target) {
    return target.select("select coalesce(max(id), 0) from run").mapTo(int.class).one();
  }

  /**
   * @param after what is added to the numbers of runs, so that they follow those that are there
   */
  private static void copy(Handle source, Handle target, String table, int after) {
    try (var rows = source.select("select * from " + table).map((row, _) -> values(row)).stream()) {
      rows.forEach(
          values -> {
            if (after > 0) {
              values[0] = ((Number) values[0]).intValue() + after;
            }
            target.execute(
                "insert into %s values (%s)"
                    .formatted(table, "?, ".repeat(values.length - 1) + "?"),
                values);
          });
    }
  }

  private static Object[] values(ResultSet row) throws SQLException {
    var values = new Object[row.getMetaData().getColumnCount()];
    for (int i = 0; i < values.length; i++) {
      values[i] = row.getObject(i + 1);
    }
    return values;
  }
}
