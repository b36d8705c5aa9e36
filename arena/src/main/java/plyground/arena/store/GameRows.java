package plyground.arena.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import plyground.arena.plan.ScheduledGame;
import plyground.arena.record.GameSummary.Cost;
import plyground.arena.record.Transcript;
import plyground.core.Outcome;
import plyground.core.Side;
import plyground.core.agent.Fault;

/** Games as rows of the table {@code game}. */
final class GameRows {
  /** How many rows a server sends at a time. */
  static final int FETCHED = 5_000;

  /** What statistics need. */
  static final String BRIEF =
      "number, first, second, opening, seed, length, winner, score, reason, fault, nanos,"
          + " first_moves, first_nanos, first_nodes, second_moves, second_nanos, second_nodes,"
          + " print, opener, first_late, second_late";

  static final String ALL = BRIEF + ", start, moves, micros, nodes";

  private static final String INSERT =
      "insert into game (run, "
          + ALL
          + ") values (?"
          + ", ?".repeat(ALL.split(",").length)
          + ")"
          + " on conflict do nothing";

  private GameRows() {}

  static void insert(Connection here, int run, List<Transcript> games) throws SQLException {
    try (var statement = here.prepareStatement(INSERT)) {
      for (var game : games) {
        fill(statement, run, game);
        statement.addBatch();
      }
      statement.executeBatch();
    }
  }

  private static void fill(PreparedStatement row, int run, Transcript game) throws SQLException {
    var scheduled = game.scheduled();
    row.setInt(1, run);
    row.setInt(2, scheduled.index());
    row.setInt(3, scheduled.first());
    row.setInt(4, scheduled.second());
    row.setInt(5, scheduled.start());
    row.setLong(6, scheduled.seed());
    row.setInt(7, game.length());
    row.setInt(8, code(game.outcome().winner()));
    row.setInt(9, game.outcome().score());
    row.setString(10, game.outcome().reason());
    row.setString(11, game.fault() == null ? null : game.fault().name());
    row.setLong(12, game.nanos());
    fill(row, 13, game.first());
    fill(row, 16, game.second());
    row.setLong(19, game.print());
    row.setInt(20, code(game.opener()));
    row.setInt(21, game.first().late());
    row.setInt(22, game.second().late());
    row.setString(23, game.start());
    row.setString(24, game.moves());
    row.setString(25, game.micros());
    row.setString(26, game.nodes());
  }

  private static void fill(PreparedStatement row, int at, Cost cost) throws SQLException {
    row.setInt(at, cost.moves());
    row.setLong(at + 1, cost.nanos());
    row.setLong(at + 2, cost.nodes());
  }

  private static int code(@Nullable Side winner) {
    return winner == null ? 0 : winner == Side.FIRST ? 1 : 2;
  }

  private static @Nullable Side winner(int code) {
    return code == 0 ? null : code == 1 ? Side.FIRST : Side.SECOND;
  }

  /**
   * @param whole whether all columns are there
   */
  static Transcript read(ResultSet row, boolean whole) throws SQLException {
    var scheduled =
        new ScheduledGame(
            row.getInt(1), row.getInt(2), row.getInt(3), row.getInt(4), row.getLong(5));
    var outcome = new Outcome(winner(row.getInt(7)), row.getInt(8), row.getString(9));
    return new Transcript(
        scheduled,
        whole ? row.getString(22) : "",
        whole ? row.getString(23) : "",
        whole ? row.getString(24) : "",
        whole ? row.getString(25) : "",
        outcome,
        fault(row.getString(10)),
        row.getInt(6),
        row.getLong(11),
        new Cost(row.getInt(12), row.getLong(13), row.getLong(14), row.getInt(20)),
        new Cost(row.getInt(15), row.getLong(16), row.getLong(17), row.getInt(21)),
        row.getInt(19) == code(Side.SECOND) ? Side.SECOND : Side.FIRST,
        row.getLong(18));
  }

  private static @Nullable Fault fault(@Nullable String name) {
    return Arrays.stream(Fault.values())
        .filter(fault -> fault.name().equals(name))
        .findFirst()
        .orElse(null);
  }
}
