package plyground.arena.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.result.ResultIterable;
import org.jspecify.annotations.Nullable;
import plyground.arena.plan.ScheduledGame;
import plyground.arena.record.GameSummary.Cost;
import plyground.arena.record.Transcript;
import plyground.core.Outcome;
import plyground.core.Side;
import plyground.core.agent.Fault;

/** Games as rows of the table {@code game}. */
final class GameRows {
  /** How many are asked for at a time: memory is flat however long a run is. */
  static final int PAGE = 2_000;

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

  static void insert(Handle here, int run, List<Transcript> games) {
    if (games.isEmpty()) {
      return;
    }
    var batch = here.prepareBatch(INSERT);
    for (var game : games) {
      var scheduled = game.scheduled();
      var outcome = game.outcome();
      batch.add(
          run,
          scheduled.index(),
          scheduled.first(),
          scheduled.second(),
          scheduled.start(),
          scheduled.seed(),
          game.length(),
          code(outcome.winner()),
          outcome.score(),
          outcome.reason(),
          game.fault() == null ? null : game.fault().name(),
          game.nanos(),
          game.first().moves(),
          game.first().nanos(),
          game.first().nodes(),
          game.second().moves(),
          game.second().nanos(),
          game.second().nodes(),
          game.print(),
          code(game.opener()),
          game.first().late(),
          game.second().late(),
          game.start(),
          game.moves(),
          game.micros(),
          game.nodes());
    }
    batch.execute();
  }

  /**
   * Games by a query.
   *
   * @param whole whether it asks for all columns
   */
  static ResultIterable<Transcript> query(
      Handle here, String query, boolean whole, Object... values) {
    return here.select(query, values).map((row, _) -> read(row, whole));
  }

  private static int code(@Nullable Side winner) {
    return winner == null ? 0 : winner == Side.FIRST ? 1 : 2;
  }

  private static @Nullable Side winner(int code) {
    return code == 0 ? null : code == 1 ? Side.FIRST : Side.SECOND;
  }

  private static Transcript read(ResultSet row, boolean whole) throws SQLException {
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
