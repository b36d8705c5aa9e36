package plyground.arena.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import plyground.arena.record.GameRecord;
import plyground.core.Position;

/**
 * Plays the games of an event on several threads. Every thread seats players of its own, so that no
 * two games share one.
 */
public final class ParallelRunner<P extends Position<P>> {
  private final Tournament<P> event;
  private final boolean detailed;
  private @Nullable Throwable failure;

  /**
   * @param detailed whether to note the cost of every move
   */
  public ParallelRunner(Tournament<P> event, boolean detailed) {
    this.event = event;
    this.detailed = detailed;
  }

  /**
   * Plays the whole schedule and hands the games on in its order. Returns when every game has been
   * handed on, or one was answered with false. What the receiver throws comes out here.
   */
  public void run(int threads, Predicate<GameRecord<P>> results) {
    run(threads, new OrderedQueue<>(event.schedule().size(), threads, results));
  }

  /** Plays what the desk gives out. What it throws comes out here. */
  public void run(int threads, GameQueue<P> desk) {
    var workers = new ArrayList<Thread>();
    for (int i = 0; i < threads; i++) {
      workers.add(Thread.ofPlatform().name("game-" + i).daemon().start(() -> work(desk)));
    }
    try {
      for (var worker : workers) {
        worker.join();
      }
    } catch (InterruptedException interrupted) {
      fail(interrupted, desk);
      Thread.currentThread().interrupt();
    }
    rethrow();
  }

  private void work(GameQueue<P> desk) {
    try (var table = event.slot(detailed)) {
      double pace = 0;
      for (var block = desk.take(pace); block != null; block = desk.take(pace)) {
        long begun = System.nanoTime();
        var games = play(block, table);
        pace = block.size() * 1e9 / Math.max(1, System.nanoTime() - begun);
        desk.done(block, games);
      }
    } catch (RuntimeException | Error | InterruptedException thrown) {
      fail(thrown, desk);
    }
  }

  private List<GameRecord<P>> play(GameRange block, GameSlot<P> table) {
    var games = new ArrayList<GameRecord<P>>(block.size());
    for (int index = block.from(); index < block.to(); index++) {
      games.add(table.play(event.schedule().fixture(index)));
    }
    return games;
  }

  private void fail(Throwable thrown, GameQueue<P> desk) {
    synchronized (this) {
      if (failure == null) {
        failure = thrown;
      }
    }
    desk.fail();
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
