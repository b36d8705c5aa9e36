package plyground.arena.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import plyground.arena.Block;
import plyground.arena.Desk;
import plyground.arena.Event;
import plyground.arena.GameRecord;
import plyground.arena.Transcript;
import plyground.core.InputException;
import plyground.core.Position;

/**
 * Gives out the games of a run so that no two processes on one store play the same, and writes what
 * was played, a block at a time. Whoever dies leaves its blocks to the others.
 */
public final class Claims<P extends Position<P>> implements Desk<P>, AutoCloseable {
  /** A block should last so long; what is lost with a process is at most that. */
  private static final double SECONDS_A_BLOCK = 0.2;

  private static final int LARGEST_BLOCK = 5_000;
  private static final long POLL_MILLIS = 200;

  private final Database database;
  private final Run run;
  private final Event<P> event;
  private final Worker self = Worker.create();
  private final Thread heart;
  private volatile boolean enough;
  private volatile int played;

  Claims(Database database, Run run, Event<P> event) {
    this.database = database;
    this.run = run;
    this.event = event;
    played = database.write(this::enter);
    heart = Thread.ofPlatform().name("store-heart").daemon().start(this::beat);
  }

  /** How many games of the run are in the store, as far as this process knows. */
  public int played() {
    return played;
  }

  /** Gives out nothing more. */
  public void stop() {
    enough = true;
  }

  @Override
  public @Nullable Block take(double pace) throws InterruptedException {
    int wanted = Math.clamp((long) (pace * SECONDS_A_BLOCK), 1, LARGEST_BLOCK);
    while (!enough) {
      var answer = database.write(here -> next(here, wanted));
      if (answer.block() != null || answer.finished()) {
        return answer.block();
      }
      // The last games are being played by other processes; should one of them die, they are ours.
      Thread.sleep(POLL_MILLIS);
    }
    return null;
  }

  private record Answer(@Nullable Block block, boolean finished) {}

  private Answer next(Connection here, int wanted) throws SQLException {
    played = count(here);
    var left = orphan(here);
    if (left != null) {
      return new Answer(left, false);
    }
    int next = Store.number(here, "select next from progress where run = " + run.id());
    if (next < run.size()) {
      int most = Math.max(1, (run.size() - next) / 8);
      return new Answer(claim(here, next, next + Math.min(wanted, most)), false);
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

  private Block claim(Connection here, int from, int to) throws SQLException {
    try (var claim = here.prepareStatement("insert into claim values (?, ?, ?, ?)");
        var progress = here.prepareStatement("update progress set next = ? where run = ?")) {
      claim.setInt(1, run.id());
      claim.setInt(2, from);
      claim.setInt(3, to);
      claim.setString(4, self.id());
      claim.executeUpdate();
      progress.setInt(1, to);
      progress.setInt(2, run.id());
      progress.executeUpdate();
    }
    return new Block(from, to);
  }

  /** A block whose player has died; it is ours now. */
  private @Nullable Block orphan(Connection here) throws SQLException {
    String query =
        "select c.first, c.last, w.host, w.pid, w.started, "
            + database.clock()
            + " - w.beat from claim c left join worker w on w.id = c.worker"
            + " where c.run = ? and c.worker <> ? order by c.first";
    try (var statement = here.prepareStatement(query);
        var adopt =
            here.prepareStatement("update claim set worker = ? where run = ? and first = ?")) {
      statement.setInt(1, run.id());
      statement.setString(2, self.id());
      var rows = statement.executeQuery();
      while (rows.next()) {
        if (!alive(rows)) {
          var block = new Block(rows.getInt(1), rows.getInt(2));
          adopt.setString(1, self.id());
          adopt.setInt(2, run.id());
          adopt.setInt(3, block.from());
          adopt.executeUpdate();
          return block;
        }
      }
      return null;
    }
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
      statement.setString(2, self.id());
      var rows = statement.executeQuery();
      rows.next();
      return rows.getInt(1) > 0;
    }
  }

  @Override
  public void done(Block block, List<GameRecord<P>> games) {
    var transcripts = games.stream().map(game -> Transcript.of(event.game(), game)).toList();
    database.write(here -> store(here, block, transcripts));
  }

  private int store(Connection here, Block block, List<Transcript> games) throws SQLException {
    Rows.insert(here, run.id(), games);
    try (var claim =
        here.prepareStatement("delete from claim where run = ? and first = ? and worker = ?")) {
      claim.setInt(1, run.id());
      claim.setInt(2, block.from());
      claim.setString(3, self.id());
      return claim.executeUpdate();
    }
  }

  /** Signs in, or shows that it is still there. */
  private int enter(Connection here) throws SQLException {
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
      while (!enough) {
        Thread.sleep(Worker.BEAT_MILLIS);
        played = database.write(this::enter);
      }
    } catch (InterruptedException over) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException lost) {
      // Whoever plays will meet the same failure and report it.
    }
  }

  @Override
  public void fail() {
    enough = true;
  }

  /** Signs out: what was taken and not played is there for others at once. */
  @Override
  public void close() {
    enough = true;
    heart.interrupt();
    try {
      database.write(this::leave);
    } catch (InputException lost) {
      // Without a sign from us the others will take over in any case.
    }
  }

  private int leave(Connection here) throws SQLException {
    try (var statement = here.prepareStatement("delete from worker where id = ?")) {
      statement.setString(1, self.id());
      return statement.executeUpdate();
    }
  }
}
