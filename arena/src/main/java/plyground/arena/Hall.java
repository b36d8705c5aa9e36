package plyground.arena;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import plyground.agents.Player;
import plyground.core.Position;

/**
 * Plays a schedule on several threads and hands the games on in schedule order, whatever order they
 * end in. Every thread seats players of its own, so that no two games share one.
 */
public final class Hall<P extends Position<P>> {
  /** Games are taken in blocks, so that threads with short games rarely meet. */
  private static final int LARGEST_BLOCK = 64;

  private static final int BLOCKS_A_THREAD = 16;

  /** How many blocks may wait for an earlier one: memory stays flat however long a game takes. */
  private static final int AHEAD = 256;

  private final Schedule schedule;
  private final List<Player<P>> players;
  private final Supplier<Referee<P>> referees;

  private final Map<Integer, List<GameRecord<P>>> waiting = new HashMap<>();
  private int blockSize = 1;
  private int blocks;
  private int taken;
  private int handedOn;
  private boolean enough;
  private @Nullable Throwable failure;

  public Hall(Schedule schedule, List<Player<P>> players, Supplier<Referee<P>> referees) {
    this.schedule = schedule;
    this.players = players;
    this.referees = referees;
  }

  /**
   * Returns when every game has been handed on, or one was answered with false: no later one is
   * handed on then, so that a run ends at the same game on any number of threads. What the receiver
   * throws comes out here.
   */
  public void run(int threads, Predicate<GameRecord<P>> results) {
    blockSize = Math.clamp(schedule.size() / (threads * BLOCKS_A_THREAD), 1, LARGEST_BLOCK);
    blocks = Math.ceilDiv(schedule.size(), blockSize);
    var workers = new ArrayList<Thread>();
    for (int i = 0; i < threads; i++) {
      workers.add(Thread.ofPlatform().name("game-" + i).daemon().start(() -> work(results)));
    }
    try {
      for (var worker : workers) {
        worker.join();
      }
    } catch (InterruptedException interrupted) {
      fail(interrupted);
      Thread.currentThread().interrupt();
    }
    rethrow();
  }

  private void work(Predicate<GameRecord<P>> results) {
    try (var seats = new Seats<>(players)) {
      var referee = referees.get();
      for (int block = take(); block >= 0; block = take()) {
        done(block, play(block, referee, seats), results);
      }
    } catch (RuntimeException | Error | InterruptedException thrown) {
      fail(thrown);
    }
  }

  private List<GameRecord<P>> play(int block, Referee<P> referee, Seats<P> seats) {
    int end = Math.min(schedule.size(), (block + 1) * blockSize);
    var games = new ArrayList<GameRecord<P>>(blockSize);
    for (int index = block * blockSize; index < end; index++) {
      var fixture = schedule.fixture(index);
      var first = seats.first(fixture.first());
      var second = seats.second(fixture.second());
      games.add(referee.play(fixture, first, second));
    }
    return games;
  }

  private synchronized int take() throws InterruptedException {
    while (failure == null && !enough && taken - handedOn >= AHEAD) {
      wait();
    }
    return failure != null || enough || taken == blocks ? -1 : taken++;
  }

  private synchronized void done(
      int block, List<GameRecord<P>> games, Predicate<GameRecord<P>> results) {
    waiting.put(block, games);
    for (var next = waiting.remove(handedOn); next != null; next = waiting.remove(handedOn)) {
      for (var game : next) {
        enough = enough || !results.test(game);
      }
      handedOn++;
    }
    notifyAll();
  }

  private synchronized void fail(Throwable thrown) {
    if (failure == null) {
      failure = thrown;
    }
    notifyAll();
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
