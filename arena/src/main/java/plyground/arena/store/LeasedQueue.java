package plyground.arena.store;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntSupplier;
import org.jdbi.v3.core.Handle;
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
  private final IntSupplier known;
  private final Worker self = Worker.create();

  /** The leases that are played here, by their first games. */
  private final Set<Integer> held = ConcurrentHashMap.newKeySet();

  private final Thread heartbeat;
  private volatile boolean stopped;
  private volatile int played;

  /** Where threads wait for games to be delivered. */
  private final Object deliveries = new Object();

  /**
   * @param known how many games can be played by now
   */
  LeasedQueue(Database database, Run run, BlockSize sizes, IntSupplier known) {
    this.database = database;
    this.run = run;
    this.sizes = sizes;
    this.known = known;
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
    while (true) {
      int limit = known.getAsInt();
      if (stopped) {
        return null;
      }
      var answer = leaseOnce(pace, limit);
      if (answer.range() != null || answer.finished()) {
        return answer.range();
      }
      // Others play the last games, or those that say who plays next; should one die, they are
      // ours.
      synchronized (deliveries) {
        deliveries.wait(POLL_MILLIS);
      }
    }
  }

  /** One at a time, so that a lease nobody here has heard of is known for what it is. */
  private synchronized Answer leaseOnce(double pace, int limit) {
    var answer = database.write(here -> next(here, pace, limit));
    if (answer.range() != null) {
      held.add(answer.range().from());
    }
    return answer;
  }

  private record Answer(@Nullable GameRange range, boolean finished) {}

  private Answer next(Handle here, double pace, int limit) {
    played = count(here);
    int next = Store.number(here, "select next from progress where run = ?", run.id());
    int wanted = sizes.games(pace, limit - Math.min(limit - 1, played));
    var left = takeOver(here, wanted);
    if (left != null) {
      return new Answer(left, false);
    }
    if (next < limit) {
      int to = next + sizes.games(pace, limit - next);
      insertLease(here, next, to, self.id());
      here.execute("update progress set next = ? where run = ?", to, run.id());
      return new Answer(new GameRange(next, to), false);
    }
    return new Answer(null, next >= run.size() && !othersPlay(here));
  }

  /** Every game that was given out is either still being played or in the store. */
  private int count(Handle here) {
    return Store.number(
        here,
        "select next - (select coalesce(sum(last - first), 0) from claim where run = progress.run)"
            + " from progress where run = ?",
        run.id());
  }

  private void insertLease(Handle here, int from, int to, String worker) {
    here.execute("insert into claim values (?, ?, ?, ?)", run.id(), from, to, worker);
  }

  /** Takes over the lease of one who has died, or as much of it as is wanted. */
  private @Nullable GameRange takeOver(Handle here, int wanted) {
    for (var lease : Lease.of(here, run, database.clock())) {
      if (isFree(lease)) {
        return takeOver(here, lease.range(), wanted);
      }
    }
    return null;
  }

  /** One of our own that we never heard of was given out just when the connection broke. */
  private boolean isFree(Lease lease) {
    return lease.worker().equals(self.id()) ? !held.contains(lease.range().from()) : !lease.alive();
  }

  private GameRange takeOver(Handle here, GameRange dead, int wanted) {
    int to = Math.min(dead.to(), dead.from() + wanted);
    here.execute(
        "update claim set worker = ?, last = ? where run = ? and first = ?",
        self.id(),
        to,
        run.id(),
        dead.from());
    if (to < dead.to()) {
      insertLease(here, to, dead.to(), NOBODY);
    }
    return new GameRange(dead.from(), to);
  }

  private boolean othersPlay(Handle here) {
    return Store.number(
            here,
            "select count(*) from claim where run = ? and worker <> ?",
            run.id(),
            sizes.returned() ? NOBODY : self.id())
        > 0;
  }

  @Override
  public void deliver(GameRange range, List<Transcript> games) {
    database.write(here -> store(here, range, games));
    held.remove(range.from());
    synchronized (deliveries) {
      deliveries.notifyAll();
    }
  }

  private int store(Handle here, GameRange range, List<Transcript> games) {
    GameRows.insert(here, run.id(), games);
    int released =
        here.execute(
            "delete from claim where run = ? and first = ? and worker = ?",
            run.id(),
            range.from(),
            self.id());
    if (released > 0 && games.size() < range.size()) {
      insertLease(here, range.from() + games.size(), range.to(), NOBODY);
    }
    return released;
  }

  /** Signs in, or shows that it is still there. */
  private int signIn(Handle here) {
    here.execute(
        "insert into worker (id, host, pid, started, beat) values (?, ?, ?, ?, "
            + database.clock()
            + ") on conflict (id) do update set beat = excluded.beat",
        self.id(),
        self.host(),
        self.pid(),
        self.started());
    return count(here);
  }

  private void beat() {
    try {
      while (!stopped) {
        Thread.sleep(Worker.HEARTBEAT_MILLIS);
        beatOnce();
      }
    } catch (InterruptedException over) {
      Thread.currentThread().interrupt();
    }
  }

  private void beatOnce() {
    try {
      played = database.write(this::signIn);
    } catch (InputException lost) {
      // Whoever plays will meet the same failure and report it, or it will pass.
    }
  }

  /** Signs out: what was leased and not played is there for others at once. */
  @Override
  public void close() {
    stopped = true;
    heartbeat.interrupt();
    try {
      database.write(here -> here.execute("delete from worker where id = ?", self.id()));
    } catch (InputException lost) {
      // Without a sign from us the others will take over in any case.
    }
  }
}
