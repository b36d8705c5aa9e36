package plyground.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.function.Supplier;

/** Games of self-play on all threads of a pool, each of which has a player of its own. */
final class ParallelGames implements SelfPlayGames {
  private static final int AT_A_TIME = 64;

  private final ExecutorService pool;
  private final ThreadLocal<SelfPlay<?>> players;

  /**
   * @param player makes one for a thread
   */
  ParallelGames(ExecutorService pool, Supplier<SelfPlay<?>> player) {
    this.pool = pool;
    players = ThreadLocal.withInitial(player);
  }

  @Override
  public int atATime() {
    return AT_A_TIME;
  }

  @Override
  public List<List<Sample>> play(long from, long to) {
    var tasks = new ArrayList<Callable<List<Sample>>>();
    for (long game = from; game < to; game++) {
      long number = game;
      tasks.add(() -> players.get().play(number));
    }
    try {
      var results = new ArrayList<List<Sample>>();
      for (var future : pool.invokeAll(tasks)) {
        results.add(future.get());
      }
      return results;
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the games were interrupted", interrupted);
    } catch (ExecutionException failure) {
      throw new IllegalStateException("a game failed", failure.getCause());
    }
  }
}
