package plyground.league;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import plyground.agents.OpenGame;
import plyground.core.Position;
import plyground.league.bot.BotWorkshop;
import plyground.league.ladder.LeagueWorker;
import plyground.league.member.Tokens;

/** The workers of one process, a thread each, and the bots they have built. */
public final class LeagueCrew implements AutoCloseable {
  private static final long PATIENCE_MILLIS = 5_000;

  private final List<LeagueWorker<?>> workers = new ArrayList<>();
  private final List<Thread> threads = new ArrayList<>();
  private final BotWorkshop<?> workshop;

  private LeagueCrew(BotWorkshop<?> workshop) {
    this.workshop = workshop;
  }

  static <P extends Position<P>> LeagueCrew start(
      League league, OpenGame<P> open, int threads, String host, Consumer<String> log) {
    var workshop = new BotWorkshop<>(open, league.rules());
    var crew = new LeagueCrew(workshop);
    // A name that no process has had: leases are told apart by it.
    String process =
        host + "-" + ProcessHandle.current().pid() + "-" + Tokens.draw().substring(0, 8);
    for (int i = 0; i < threads; i++) {
      var worker = league.worker(open, workshop, process + "-" + i, log);
      crew.workers.add(worker);
      crew.threads.add(Thread.ofPlatform().daemon().name("league-worker-" + i).start(worker::run));
    }
    return crew;
  }

  /** Waits until all have ended, which they do when they are closed or interrupted. */
  public void await() throws InterruptedException {
    for (var thread : threads) {
      thread.join();
    }
  }

  @Override
  public void close() {
    workers.forEach(LeagueWorker::close);
    try {
      for (var thread : threads) {
        thread.join(PATIENCE_MILLIS);
      }
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
    workshop.close();
  }
}
