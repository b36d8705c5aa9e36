package plyground.arena.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import org.jdbi.v3.core.Handle;
import plyground.arena.play.GameRange;

/**
 * Games that somebody has taken to play.
 *
 * @param worker who has them
 * @param alive whether that one lives still
 */
record Lease(GameRange range, String worker, boolean alive) {
  /** The leases of a run, in the order of its games. */
  static List<Lease> of(Handle here, Run run, String clock) {
    return here.select(
            "select c.first, c.last, c.worker, w.host, w.pid, w.started, "
                + clock
                + " - w.beat from claim c left join worker w on w.id = c.worker"
                + " where c.run = ? order by c.first",
            run.id())
        .map((row, _) -> read(row))
        .list();
  }

  private static Lease read(ResultSet row) throws SQLException {
    String host = row.getString(4);
    boolean alive =
        host != null && new Worker(host, row.getLong(5), row.getLong(6), 0).alive(row.getLong(7));
    return new Lease(new GameRange(row.getInt(1), row.getInt(2)), row.getString(3), alive);
  }
}
