package plyground.courses.waroflife;

import java.time.Duration;
import java.util.ArrayList;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import plyground.arena.plan.ScheduledGame;
import plyground.arena.plan.Seating;
import plyground.arena.play.Tournament;
import plyground.arena.record.GameRecord;
import plyground.arena.standings.Tally;
import plyground.arena.stats.Interval;
import plyground.core.Side;
import plyground.games.waroflife.WarOfLifePosition;

/**
 * Games of a round robin for as long as there is time, always of the pairing whose score is known
 * worst. What comes out depends on the machine; what each game is does not.
 */
final class TimedPlay {
  /** More would not fit into the numbers of a schedule. */
  static final int MOST = 10_000_000;

  private final Tournament<WarOfLifePosition> tournament;
  private final int first;
  private final int most;
  private final Consumer<GameRecord<WarOfLifePosition>> results;
  private final int players;
  private final Tally[] tallies;

  /** Games begun, by the first seat and then the second. */
  private final int[] begun;

  /** Games played before, and the first seat's points in them. */
  private final int[] knownGames;

  private final double[] knownPoints;

  private long deadline;
  private boolean over;
  private @Nullable Throwable failure;

  /**
   * @param tournament a round robin of {@link #MOST} games a pairing
   * @param first the start to begin with: those before it were played already
   * @param most games of a pairing
   * @param results hears of every game, one at a time
   */
  TimedPlay(
      Tournament<WarOfLifePosition> tournament,
      int first,
      int most,
      Consumer<GameRecord<WarOfLifePosition>> results) {
    this.tournament = tournament;
    this.first = first;
    this.most = most;
    this.results = results;
    players = tournament.players().size();
    tallies = new Tally[players * players];
    begun = new int[players * players];
    knownGames = new int[players * players];
    knownPoints = new double[players * players];
    for (int i = 0; i < tallies.length; i++) {
      tallies[i] = new Tally();
    }
  }

  /**
   * Counts in what was played before: the first few games of this run alone, all of them won, would
   * make a score seem known that is not.
   *
   * @param cells by the first seat and the second
   */
  TimedPlay after(BiFunction<Integer, Integer, Tally> cells) {
    for (int pairing = 0; pairing < begun.length; pairing++) {
      var cell = cells.apply(pairing / players, pairing % players);
      knownGames[pairing] = cell.games();
      knownPoints[pairing] = cell.points(Side.FIRST);
    }
    return this;
  }

  /** Plays until the time is up; games that are not over by then are left out. */
  void run(Duration time, int threads) {
    deadline = System.nanoTime() + time.toNanos();
    var workers = new ArrayList<Thread>();
    for (int i = 0; i < threads; i++) {
      workers.add(Thread.ofPlatform().daemon().name("timed-" + i).start(this::work));
    }
    try {
      for (var worker : workers) {
        long left = deadline - System.nanoTime();
        worker.join(Duration.ofNanos(Math.max(1, left)));
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
    synchronized (this) {
      over = true;
      if (failure != null) {
        throw new IllegalStateException("the games were interrupted", failure);
      }
    }
  }

  private void work() {
    try (var slot = tournament.slot(false)) {
      for (var next = next(); next != null; next = next()) {
        add(slot.play(next));
      }
    } catch (RuntimeException | Error thrown) {
      synchronized (this) {
        failure = failure == null ? thrown : failure;
        over = true;
      }
    }
  }

  /** A game of the pairing with the widest interval, those being played counted in. */
  private synchronized @Nullable ScheduledGame next() {
    if (over || System.nanoTime() - deadline >= 0) {
      return null;
    }
    var widest =
        IntStream.range(0, begun.length)
            .filter(pairing -> begun[pairing] < most)
            .boxed()
            .max((a, b) -> Double.compare(width(a), width(b)));
    if (widest.isEmpty()) {
      return null;
    }
    int pairing = widest.get();
    var seats = new Seating(pairing / players, pairing % players);
    return tournament.schedule().game(seats, first + begun[pairing]++);
  }

  private double width(int pairing) {
    var tally = tallies[pairing];
    int games = first + begun[pairing];
    if (games == 0) {
      return 2;
    }
    int played = knownGames[pairing] + tally.games();
    double points = knownPoints[pairing] + tally.points(Side.FIRST);
    double share = played == 0 ? 0.5 : points / played;
    var interval = Interval.wilson(share * games, games);
    return interval.high() - interval.low();
  }

  private synchronized void add(GameRecord<WarOfLifePosition> game) {
    if (!over) {
      tallies[game.scheduled().first() * players + game.scheduled().second()].add(game);
      results.accept(game);
    }
  }
}
