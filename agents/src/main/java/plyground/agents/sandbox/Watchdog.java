package plyground.agents.sandbox;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * One thread that looks at all running programs every few milliseconds and kills those that are
 * late or use too much. Whoever waits for a program reads its pipe directly, without handing over
 * to another thread, and is freed by the kill.
 */
final class Watchdog {
  private static final long TICK_MILLIS = 5;
  private static final long CENSUS_NANOS = 250_000_000;

  /** More new tasks than this on the machine are worth a look at once. */
  private static final long SUSPICIOUS = 24;

  /** On machines full of processes a census comes less often, but it comes. */
  private static final int SHARE = 50;

  private static final long LATEST_NANOS = 1_000_000_000;

  private static final Watchdog WATCH = new Watchdog();

  private final Set<ChildProcess> children = ConcurrentHashMap.newKeySet();
  private boolean started;
  private long nextCensus;
  private long tasksThen;

  private Watchdog() {}

  static void over(ChildProcess child) {
    WATCH.add(child);
  }

  static void forget(ChildProcess child) {
    WATCH.children.remove(child);
  }

  private synchronized void add(ChildProcess child) {
    children.add(child);
    if (!started) {
      started = true;
      Thread.ofPlatform().daemon().name("child-watch").start(this::look);
      Runtime.getRuntime().addShutdownHook(new Thread(this::end));
    }
    notifyAll();
  }

  private void end() {
    children.forEach(ChildProcess::kill);
    try {
      ControlGroup.removeAll();
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized void waitForSomebody() throws InterruptedException {
    while (children.isEmpty()) {
      wait();
    }
  }

  private void look() {
    var leisure = new IdleCpu(System.nanoTime());
    try {
      while (true) {
        waitForSomebody();
        Thread.sleep(TICK_MILLIS);
        long now = System.nanoTime();
        leisure.look(now);
        children.forEach(child -> child.checkClock(now));
        count(now);
      }
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }

  private void count(long now) {
    long tasks = ProcessTable.tasks();
    if (now - nextCensus < 0 && tasks - tasksThen < SUSPICIOUS) {
      return;
    }
    tasksThen = tasks;
    children.forEach(ChildProcess::checkTasks);
    var census = ProcessTable.take();
    children.forEach(child -> child.checkUse(census));
    long end = System.nanoTime();
    nextCensus = end + Math.clamp(SHARE * (end - now), CENSUS_NANOS, LATEST_NANOS);
  }
}
