package plyground.web.tournament;

import java.time.Duration;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import plyground.arena.record.GameSummary;
import plyground.arena.report.Format;
import plyground.arena.report.Report;
import plyground.arena.report.Statistic;
import plyground.arena.standings.Standings;
import plyground.arena.store.Run;
import plyground.arena.store.Store;
import plyground.arena.store.StoreException;
import plyground.arena.store.StoredTournament;
import plyground.core.Position;
import plyground.web.json.Out;
import plyground.web.live.Waiting;

/** A run of the store and, while it is played, the thread that plays it. */
final class LabTournament<P extends Position<P>> {
  /** Between two tries of a store that refuses. */
  private static final Duration AGAIN = Duration.ofSeconds(1);

  private final Store store;
  private final Run run;
  private final StoredTournament<P> stored;
  private Standings standings;
  private final String command;
  private final Duration patience = Duration.ofSeconds(1);

  private final LongAdder games;
  private String client = "";
  private boolean waiting;
  private boolean stopped;
  private @Nullable Thread thread;
  private @Nullable String trouble;
  private long version;
  private int gamesAtStart;
  private long begun;
  private String report = "null";
  private int reported = -1;
  private long reportedAt;
  private GamesInFlight<P> inFlight = new GamesInFlight<>(this::moved);

  /**
   * @param command what plays it again
   * @param version from which on changes are counted
   * @param games counts every game
   */
  LabTournament(
      Store store, StoredTournament<P> stored, String command, long version, LongAdder games) {
    this.games = games;
    this.store = store;
    this.command = command;
    this.version = version;
    this.stored = stored;
    run = stored.run();
    standings = readStandings();
  }

  /** Where results decide when it ends, what was played beyond that does not count. */
  private Standings readStandings() {
    if (run.plan().sequential()) {
      return store.standings(run);
    }
    var read = new Standings(run.plan());
    store.readAll(run, read::add);
    return read;
  }

  Run run() {
    return run;
  }

  synchronized boolean running() {
    return thread != null;
  }

  synchronized long version() {
    return version;
  }

  synchronized boolean finished() {
    return standings.games() >= run.size() || stored.finished();
  }

  /** Whether it could be played on. */
  synchronized boolean idle() {
    return thread == null && !waiting && !finished();
  }

  /** Notes whose it is as long as it is played or waits. */
  synchronized void startFor(String whose) {
    client = idle() ? whose : client;
  }

  synchronized boolean isFor(String whose) {
    return client.equals(whose);
  }

  /** Whether its turn is still to come. */
  synchronized boolean waiting() {
    return waiting;
  }

  synchronized void waiting(boolean now) {
    waiting = now;
    changed();
  }

  /**
   * @param ended told when it is not played any more
   */
  synchronized void start(int threads, Consumer<LabTournament<?>> ended) {
    waiting = false;
    trouble = null;
    gamesAtStart = standings.games();
    begun = System.nanoTime();
    thread = Thread.ofPlatform().daemon().name("tournament").start(() -> play(threads, ended));
    changed();
  }

  private void play(int threads, Consumer<LabTournament<?>> ended) {
    try {
      while (!playedOn(threads)) {
        awaitStore();
      }
      readResults();
    } catch (RuntimeException | OutOfMemoryError failure) {
      trouble(failure.getMessage());
    } catch (InterruptedException closing) {
      Thread.currentThread().interrupt();
    } finally {
      synchronized (this) {
        thread = null;
        // Those of games that were abandoned may still be told of a last move.
        inFlight = new GamesInFlight<>(this::moved);
        changed();
      }
      ended.accept(this);
    }
  }

  /** Plays until all is played or it is stopped; false if the store refuses. */
  private boolean playedOn(int threads) {
    try {
      stored.play(threads, this::add, inFlight::spectator);
      return true;
    } catch (StoreException refused) {
      trouble(refused.message() + "; it goes on when that is over");
      return false;
    }
  }

  /** Waits until the store answers, and takes its word for what has been played. */
  private synchronized void awaitStore() throws InterruptedException {
    while (!stopped) {
      Waiting.until(() -> stopped, this, AGAIN);
      try {
        standings = readStandings();
        trouble(null);
        return;
      } catch (StoreException still) {
        trouble(still.message() + "; it goes on when that is over");
      }
    }
  }

  private synchronized void trouble(@Nullable String what) {
    trouble = what;
    changed();
  }

  /** Where results decide when it ends, games count in their order, which is the store's. */
  private synchronized void add(GameSummary game) {
    if (!run.plan().sequential()) {
      standings.add(game);
    }
    games.increment();
    inFlight.ended(game.scheduled());
    changed();
  }

  private synchronized void moved() {
    changed();
  }

  /** Ends within a second; games in flight are abandoned. */
  void stop() {
    stored.stop();
    synchronized (this) {
      stopped = true;
      notifyAll();
    }
  }

  private void changed() {
    version++;
    notifyAll();
  }

  /** Waits for something newer, but not for ever. */
  synchronized long await(long seen, Duration most) throws InterruptedException {
    Waiting.until(() -> version > seen, this, most);
    return version;
  }

  private synchronized void readResults() {
    if (run.plan().sequential()) {
      standings = readStandings();
    }
  }

  synchronized int played() {
    return standings.games();
  }

  String text() {
    return text(0);
  }

  /**
   * @param before how many games were played when somebody asked for the same again; then it is
   *     continued
   */
  synchronized String text(int before) {
    if (thread != null && due()) {
      readResults();
    }
    return Out.object(
        json -> {
          json.writeNumberProperty("continued", before);
          json.writeNumberProperty("id", run.id());
          json.writeNumberProperty("version", version);
          TournamentText.plan(run, json);
          json.writeNumberProperty("played", standings.games());
          json.writeBooleanProperty("finished", thread == null && finished());
          json.writeBooleanProperty("running", thread != null);
          json.writeBooleanProperty("waiting", waiting);
          Out.number(json, "secondsLeft", secondsLeft());
          Out.stringOrNull(json, "error", trouble);
          inFlight.write(json, run.plan().agents(), stored.game());
          json.writeName("report");
          json.writeRawValue(report());
        });
  }

  private @Nullable Double secondsLeft() {
    int played = standings.games() - gamesAtStart;
    if (thread == null || played == 0) {
      return null;
    }
    double seconds = (System.nanoTime() - begun) / 1e9;
    return Math.rint(seconds / played * (run.size() - standings.games()));
  }

  /** The arena's own report; with many games it is not made anew for every one of them. */
  private String report() {
    int games = standings.games();
    if (games > 0 && games != reported && (due() || thread == null || reported < 0)) {
      report = report(Format.JSON).strip();
      reported = games;
      reportedAt = System.nanoTime();
    }
    return report;
  }

  private boolean due() {
    return System.nanoTime() - reportedAt > patience.toNanos();
  }

  synchronized String report(Format format) {
    return format.print(new Report(standings, run.software(), command), Statistic.WINS);
  }
}
