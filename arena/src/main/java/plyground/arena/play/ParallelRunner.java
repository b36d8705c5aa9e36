package plyground.arena.play;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import plyground.arena.record.GameRecord;
import plyground.arena.standings.Standings;
import plyground.core.Position;
import plyground.core.search.Stop;

/**
 * Plays the games of a tournament on several threads. Every thread has agents of its own, so that
 * no two games share one.
 */
public final class ParallelRunner<P extends Position<P>> {
  /** How soon it is seen that somebody wants an end. */
  private static final Duration GLANCE = Duration.ofMillis(50);

  /** How long players may take to stop when told to; who does not is left behind. */
  private static final Duration GRACE = Duration.ofMillis(500);

  /** After so long what is played of a range is delivered: the next games may be slower ones. */
  private static final long LONGEST_NANOS = 250_000_000;

  private final Tournament<P> tournament;
  private final boolean detailed;
  private final @Nullable Supplier<Spectator<P>> spectators;
  private final Stop stop;
  private volatile boolean left;
  private @Nullable Throwable failure;

  /**
   * A runner that nothing stops.
   *
   * @param detailed whether to note the cost of every move
   */
  public ParallelRunner(Tournament<P> tournament, boolean detailed) {
    this(tournament, detailed, Stop.NEVER);
  }

  /**
   * One that can be stopped.
   *
   * @param stop ends the run within a second: games in flight are abandoned
   */
  public ParallelRunner(Tournament<P> tournament, boolean detailed, Stop stop) {
    this(tournament, detailed, stop, null);
  }

  /**
   * The same, where somebody looks on.
   *
   * @param spectators makes one for each thread; null for none
   */
  public ParallelRunner(
      Tournament<P> tournament,
      boolean detailed,
      Stop stop,
      @Nullable Supplier<Spectator<P>> spectators) {
    this.spectators = spectators;
    this.tournament = tournament;
    this.detailed = detailed;
    this.stop = stop;
  }

  /**
   * Plays the whole schedule and hands the games on in its order. Returns when every game has been
   * handed on, or one was answered with false. What the receiver throws comes out here.
   */
  public void run(int threads, Predicate<? super GameRecord<P>> results) {
    run(threads, new OrderedQueue<>(tournament.schedule(), threads, extending(results)));
  }

  /** Lets the results say who plays next, where the plan wants that. */
  private Predicate<? super GameRecord<P>> extending(Predicate<? super GameRecord<P>> results) {
    if (tournament.plan().until() == null) {
      return results;
    }
    var standings = new Standings(tournament.plan(), tournament.schedule());
    return game -> {
      boolean open = standings.addUntilDecided(game); // every game counts, whatever results say
      return results.test(game) && open;
    };
  }

  /** Plays what the queue leases. What it throws comes out here. */
  public void run(int threads, GameQueue<GameRecord<P>> queue) {
    var workers = new ArrayList<Thread>();
    for (int i = 0; i < threads; i++) {
      workers.add(Thread.ofPlatform().name("game-" + i).daemon().start(() -> work(queue)));
    }
    try {
      for (var worker : workers) {
        awaitEndOrStop(worker);
      }
      leaveBehind(workers);
    } catch (InterruptedException interrupted) {
      fail(interrupted, queue);
      Thread.currentThread().interrupt();
    }
    rethrow();
  }

  private void awaitEndOrStop(Thread worker) throws InterruptedException {
    if (stop == Stop.NEVER) {
      worker.join();
    }
    while (worker.isAlive() && !stop.raised()) {
      worker.join(GLANCE);
    }
  }

  /** After a stop: nobody waits for players who do not hear. */
  private void leaveBehind(List<Thread> workers) throws InterruptedException {
    long deadline = System.nanoTime() + GRACE.toNanos();
    for (var worker : workers) {
      worker.join(Duration.ofNanos(Math.max(1, deadline - System.nanoTime())));
    }
    left = true;
    workers.forEach(Thread::interrupt);
  }

  private void work(GameQueue<GameRecord<P>> queue) {
    var spectator = spectators == null ? null : spectators.get();
    try (var slot = tournament.slot(detailed, stop, spectator)) {
      double pace = 0;
      for (var range = queue.lease(pace); range != null; range = queue.lease(pace)) {
        long begun = System.nanoTime();
        var games = play(range, slot, queue.takesParts() ? begun + LONGEST_NANOS : Long.MAX_VALUE);
        pace = games.size() * 1e9 / Math.max(1, System.nanoTime() - begun);
        if (games.isEmpty() || left) {
          return;
        }
        queue.deliver(range, games);
      }
    } catch (RuntimeException | Error | InterruptedException thrown) {
      fail(thrown, queue);
    }
  }

  /** The games of a range, or the first of them if the deadline passes or it was stopped. */
  private List<GameRecord<P>> play(GameRange range, GameSlot<P> slot, long deadline) {
    var games = new ArrayList<GameRecord<P>>(range.size());
    try {
      for (int index = range.from(); index < range.to(); index++) {
        games.add(slot.play(tournament.schedule().game(index)));
        if (System.nanoTime() > deadline) {
          break;
        }
      }
    } catch (Interruption.Leave stopped) {
      // The game in flight counts as not played; those before it are whole.
    }
    return games;
  }

  private void fail(Throwable thrown, GameQueue<GameRecord<P>> queue) {
    synchronized (this) {
      if (failure == null) {
        failure = thrown;
      }
    }
    queue.stop();
  }

  private synchronized void rethrow() {
    switch (failure) {
      case null -> {}
      case RuntimeException exception -> throw exception;
      case Error error -> throw error;
      default -> throw new IllegalStateException("the games were interrupted", failure);
    }
  }
}
