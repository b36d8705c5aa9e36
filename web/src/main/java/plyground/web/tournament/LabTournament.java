package plyground.web.tournament;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import plyground.arena.record.GameSummary;
import plyground.arena.report.Format;
import plyground.arena.report.Report;
import plyground.arena.report.Statistic;
import plyground.arena.standings.Standings;
import plyground.arena.store.Run;
import plyground.arena.store.Store;
import plyground.arena.store.StoredTournament;
import plyground.core.Position;
import plyground.web.json.Out;

/** A run of the store and, while it is played, the thread that plays it. */
final class LabTournament<P extends Position<P>> {
  private final Run run;
  private final StoredTournament<P> stored;
  private final Standings standings;
  private final String command;
  private final Duration patience = Duration.ofSeconds(1);

  private boolean waiting;
  private @Nullable Thread thread;
  private @Nullable String trouble;
  private long version;
  private int gamesAtStart;
  private long begun;
  private String report = "null";
  private int reported = -1;
  private long reportedAt;

  /**
   * @param command what plays it again
   * @param version from which on changes are counted
   */
  LabTournament(Store store, StoredTournament<P> stored, String command, long version) {
    this.command = command;
    this.version = version;
    this.stored = stored;
    run = stored.run();
    standings = new Standings(run.plan());
    store.readAll(run, standings::add);
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
  synchronized void start(int threads, Runnable ended) {
    waiting = false;
    trouble = null;
    gamesAtStart = standings.games();
    begun = System.nanoTime();
    thread = Thread.ofPlatform().daemon().name("tournament").start(() -> play(threads, ended));
    changed();
  }

  private void play(int threads, Runnable ended) {
    try {
      stored.play(threads, this::add);
    } catch (RuntimeException | OutOfMemoryError failure) {
      synchronized (this) {
        trouble = String.valueOf(failure.getMessage());
      }
    } finally {
      synchronized (this) {
        thread = null;
        changed();
      }
      ended.run();
    }
  }

  private synchronized void add(GameSummary game) {
    standings.add(game);
    changed();
  }

  /** Ends after the games in flight. */
  void stop() {
    stored.stop();
  }

  private void changed() {
    version++;
    notifyAll();
  }

  /** Waits for something newer, but not for ever. */
  synchronized long await(long seen, Duration most) throws InterruptedException {
    long deadline = System.nanoTime() + most.toNanos();
    while (version <= seen) {
      long left = (deadline - System.nanoTime()) / 1_000_000;
      if (left <= 0) {
        break;
      }
      wait(left);
    }
    return version;
  }

  synchronized String text() {
    return Out.object(
        json -> {
          json.writeNumberProperty("id", run.id());
          json.writeNumberProperty("version", version);
          TournamentText.plan(run, json);
          json.writeNumberProperty("played", standings.games());
          json.writeBooleanProperty("running", thread != null);
          json.writeBooleanProperty("waiting", waiting);
          Out.number(json, "secondsLeft", secondsLeft());
          Out.stringOrNull(json, "error", trouble);
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
    boolean old = System.nanoTime() - reportedAt > patience.toNanos() || thread == null;
    if (games > 0 && games != reported && (old || reported < 0)) {
      report = report(Format.JSON).strip();
      reported = games;
      reportedAt = System.nanoTime();
    }
    return report;
  }

  synchronized String report(Format format) {
    return format.print(new Report(standings, run.software(), command), Statistic.WINS);
  }
}
