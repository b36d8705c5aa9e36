package plyground.arena.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import plyground.arena.play.GameQueue;
import plyground.arena.play.GameRange;
import plyground.arena.record.Transcript;
import plyground.core.InputException;

/**
 * Leases the games of a run so that no two processes on one store play the same, and writes what
 * was played, a range at a time. A heartbeat shows that a process is alive; the leases of one that
 * has died go to the others.
 */
public final class LeasedQueue implements GameQueue<Transcript>, AutoCloseable {
  private static final long POLL_MILLIS = 200;

  /** Who has what came back unplayed: like a lease of the dead it is anybody's. */
  private static final String NOBODY = "";

  private final Database database;
  private final Run run;
  private final BlockSize sizes;
  private final Worker self = Worker.create();
  private final Thread heartbeat;
  private volatile boolean stopped;
  private volatile int played;

  LeasedQueue(Database database, Run run, BlockSize sizes) {
    this.database = database;
    this.run = run;
    this.sizes = sizes;
    played = database.write(this::signIn);
    heartbeat = Thread.ofPlatform().name("store-heartbeat").daemon().start(this::beat);
  }

  /** How many games of the run are in the store, as far as this process knows. */
  public int played() {
    return played;
  }

  @Override
  public void stop() {
    stopped = true;
  }

  @Override
  public @Nullable GameRange lease(double pace) throws InterruptedException {
    while (!stopped) {
      var answer = database.write(here -> next(here, pace));
      if (answer.range() != null || answer.finished()) {
        return answer.range();
      }
      // The last games are being played by others; should one of them die, they are ours.
      Thread.sleep(POLL_MILLIS);
    }
    return null;
  }

  private record Answer(@Nullable GameRange range, boolean finished) {}

  private Answer next(Connection here, double pace) throws SQLException {
    played = count(here);
    int next = Store.number(here, "select next from progress where run = " + run.id());
    int wanted = sizes.games(pace, run.size() - played);
    var left = takeOver(here, wanted);
    if (left != null) {
      return new Answer(left, false);
    }
    if (next < run.size()) {
      int to = next + sizes.games(pace, run.size() - next);
      insertLease(here, next, to, self.id());
      advance(here, to);
      return new Answer(new GameRange(next, to), false);
    }
    return new Answer(null, !othersPlay(here));
  }

  /** Every game that was given out is either still being played or in the store. */
  private int count(Connection here) throws SQLException {
    return Store.number(
        here,
        "select next - (select coalesce(sum(last - first), 0) from claim where run = progress.run)"
            + " from progress where run = "
            + run.id());
  }

  private void insertLease(Connection here, int from, int to, String worker) throws SQLException {
    try (var claim = here.prepareStatement("insert into claim values (?, ?, ?, ?)")) {
      claim.setInt(1, run.id());
      claim.setInt(2, from);
      claim.setInt(3, to);
      claim.setString(4, worker);
      claim.executeUpdate();
    }
  }

  private void advance(Connection here, int next) throws SQLException {
    try (var progress = here.prepareStatement("update progress set next = ? where run = ?")) {
      progress.setInt(1, next);
      progress.setInt(2, run.id());
      progress.executeUpdate();
    }
  }

  /** Takes over the lease of one who has died, or as much of it as is wanted. */
  private @Nullable GameRange takeOver(Connection here, int wanted) throws SQLException {
    String query =
        "select c.first, c.last, w.host, w.pid, w.started, "
            + database.clock()
            + " - w.beat from claim c left join worker w on w.id = c.worker"
            + " where c.run = ? and c.worker <> ? order by c.first";
    try (var statement = here.prepareStatement(query)) {
      statement.setInt(1, run.id());
      statement.setString(2, self.id());
      var rows = statement.executeQuery();
      while (rows.next()) {
        if (!alive(rows)) {
          return takeOver(here, new GameRange(rows.getInt(1), rows.getInt(2)), wanted);
        }
      }
      return null;
    }
  }

  private GameRange takeOver(Connection here, GameRange dead, int wanted) throws SQLException {
    int to = Math.min(dead.to(), dead.from() + wanted);
    try (var update =
        here.prepareStatement(
            "update claim set worker = ?, last = ? where run = ? and first = ?")) {
      update.setString(1, self.id());
      update.setInt(2, to);
      update.setInt(3, run.id());
      update.setInt(4, dead.from());
      update.executeUpdate();
    }
    if (to < dead.to()) {
      insertLease(here, to, dead.to(), NOBODY);
    }
    return new GameRange(dead.from(), to);
  }

  private static boolean alive(ResultSet row) throws SQLException {
    String host = row.getString(3);
    return host != null
        && new Worker(host, row.getLong(4), row.getLong(5), 0).alive(row.getLong(6));
  }

  private boolean othersPlay(Connection here) throws SQLException {
    try (var statement =
        here.prepareStatement("select count(*) from claim where run = ? and worker <> ?")) {
      statement.setInt(1, run.id());
      statement.setString(2, sizes.returned() ? NOBODY : self.id());
      var rows = statement.executeQuery();
      rows.next();
      return rows.getInt(1) > 0;
    }
  }

  @Override
  public void deliver(GameRange range, List<Transcript> games) {
    database.write(here -> store(here, range, games));
  }

  private int store(Connection here, GameRange range, List<Transcript> games) throws SQLException {
    GameRows.insert(here, run.id(), games);
    int released;
    try (var claim =
        here.prepareStatement("delete from claim where run = ? and first = ? and worker = ?")) {
      claim.setInt(1, run.id());
      claim.setInt(2, range.from());
      claim.setString(3, self.id());
      released = claim.executeUpdate();
    }
    if (released > 0 && games.size() < range.size()) {
      insertLease(here, range.from() + games.size(), range.to(), NOBODY);
    }
    return released;
  }

  /** Signs in, or shows that it is still there. */
  private int signIn(Connection here) throws SQLException {
    String sql =
        "insert into worker (id, host, pid, started, beat) values (?, ?, ?, ?, "
            + database.clock()
            + ") on conflict (id) do update set beat = excluded.beat";
    try (var statement = here.prepareStatement(sql)) {
      statement.setString(1, self.id());
      statement.setString(2, self.host());
      statement.setLong(3, self.pid());
      statement.setLong(4, self.started());
      statement.executeUpdate();
    }
    return count(here);
  }

  private void beat() {
    try {
      while (!stopped) {
        Thread.sleep(Worker.HEARTBEAT_MILLIS);
        played = database.write(this::signIn);
      }
    } catch (InterruptedException over) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException lost) {
      // Whoever plays will meet the same failure and report it.
    }
  }

  /** Signs out: what was leased and not played is there for others at once. */
  @Override
  public void close() {
    stopped = true;
    heartbeat.interrupt();
    try {
      database.write(this::signOut);
    } catch (InputException lost) {
      // Without a sign from us the others will take over in any case.
    }
  }

  private int signOut(Connection here) throws SQLException {
    try (var statement = here.prepareStatement("delete from worker where id = ?")) {
      statement.setString(1, self.id());
      return statement.executeUpdate();
    }
  }
}
