package plyground.arena.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import plyground.arena.record.GameRecord;
import plyground.arena.standings.Standings;
import plyground.core.Position;

/**
 * Plays the games of a tournament on several threads. Every thread has agents of its own, so that
 * no two games share one.
 */
public final class ParallelRunner<P extends Position<P>> {
  private final Tournament<P> tournament;
  private final boolean detailed;
  private final @Nullable Supplier<Spectator<P>> spectators;
  private @Nullable Throwable failure;

  /**
   * @param detailed whether to note the cost of every move
   */
  public ParallelRunner(Tournament<P> tournament, boolean detailed) {
    this(tournament, detailed, null);
  }

  /**
   * The same, where somebody looks on.
   *
   * @param spectators makes one for each thread; null for none
   */
  public ParallelRunner(
      Tournament<P> tournament,
      boolean detailed,
      @Nullable Supplier<Spectator<P>> spectators) {
    this.spectators = spectators;
    this.tournament = tournament;
    this.detailed = detailed;
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
        worker.join();
      }
    } catch (InterruptedException interrupted) {
      fail(interrupted, queue);
      Thread.currentThread().interrupt();
    }
    rethrow();
  }

  private void work(GameQueue<GameRecord<P>> queue) {
    var spectator = spectators == null ? null : spectators.get();
    try (var slot = tournament.slot(detailed, spectator)) {
      double pace = 0;
      for (var range = queue.lease(pace); range != null; range = queue.lease(pace)) {
        long begun = System.nanoTime();
        var games = play(range, slot);
        pace = range.size() * 1e9 / Math.max(1, System.nanoTime() - begun);
        queue.deliver(range, games);
      }
    } catch (RuntimeException | Error | InterruptedException thrown) {
      fail(thrown, queue);
    }
  }

  private List<GameRecord<P>> play(GameRange range, GameSlot<P> slot) {
    var games = new ArrayList<GameRecord<P>>(range.size());
    for (int index = range.from(); index < range.to(); index++) {
      games.add(slot.play(tournament.schedule().game(index)));
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
