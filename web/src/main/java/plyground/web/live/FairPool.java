package plyground.web.live;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Threads that serve clients by turns (weighted fair queueing): next is the one with the fewest
 * searches running, and among those the one that has used least. A client with more than one search
 * gives way to others after a moment.
 */
final class FairPool implements AutoCloseable {
  private static final Duration SHORTEST = Duration.ofMillis(200);

  /** One search of somebody. */
  static final class Job {
    private final String client;
    private final Searches.Purpose purpose;
    private final Runnable work;
    private final Runnable stop;
    private long number;
    private long begun;
    private long end = Long.MAX_VALUE;
    private @Nullable Future<?> timer;

    /**
     * @param stop ends the work soon
     */
    Job(String client, Searches.Purpose purpose, Runnable work, Runnable stop) {
      this.client = client;
      this.purpose = purpose;
      this.work = work;
      this.stop = stop;
    }
  }

  /** The searches of one client, as long as there are any. */
  private static final class Line {
    private final Queue<Job> waiting =
        new PriorityQueue<>(
            Comparator.<Job, Searches.Purpose>comparing(job -> job.purpose)
                .thenComparingLong(job -> job.number));
    private int running;
    private double used;

    Line(double used) {
      this.used = used;
    }
  }

  private final int threads;
  private final ScheduledExecutorService clock;
  private final Map<String, Line> lines = new HashMap<>();
  private final List<Job> running = new ArrayList<>();
  private long numbers;
  private int waiting;
  private boolean closed;

  FairPool(int threads, String name, ScheduledExecutorService clock) {
    this.threads = threads;
    this.clock = clock;
    var named = Thread.ofPlatform().daemon().name(name, 0);
    for (int i = 0; i < threads; i++) {
      named.start(this::work);
    }
  }

  int threads() {
    return threads;
  }

  synchronized int waiting() {
    return waiting;
  }

  synchronized int running() {
    return running.size();
  }

  /**
   * @throws Refusal if too many are waiting
   */
  synchronized void submit(Job job) {
    var line = lines.get(job.client);
    ClientLimits.refuseSearch(waiting, line == null ? 0 : line.waiting.size());
    if (line == null) {
      // Who comes anew has no claim on the time before.
      double least = lines.values().stream().mapToDouble(each -> each.used).min().orElse(0);
      line = new Line(least);
      lines.put(job.client, line);
    }
    job.number = numbers++;
    line.waiting.add(job);
    waiting++;
    running.forEach(this::shorten);
    notify();
  }

  private void work() {
    try {
      while (true) {
        var job = begin();
        if (job == null) {
          return;
        }
        job.work.run();
        end(job);
      }
    } catch (InterruptedException closing) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized @Nullable Job begin() throws InterruptedException {
    while (waiting == 0 && !closed) {
      wait();
    }
    if (closed) {
      return null;
    }
    var line =
        lines.values().stream()
            .filter(each -> !each.waiting.isEmpty())
            .min(
                Comparator.<Line>comparingInt(each -> each.running)
                    .thenComparingDouble(each -> each.used))
            .orElseThrow();
    var job = line.waiting.remove();
    waiting--;
    line.running++;
    running.add(job);
    job.begun = System.nanoTime();
    shorten(job);
    return job;
  }

  private synchronized void end(Job job) {
    running.remove(job);
    if (job.timer != null) {
      job.timer.cancel(false);
    }
    var line = lines.get(job.client);
    if (line != null) {
      line.running--;
      line.used += (double) (System.nanoTime() - job.begun) * job.purpose.price();
      if (line.running == 0 && line.waiting.isEmpty()) {
        lines.remove(job.client);
      }
    }
  }

  /** Sees to it that a search ends when its time is over, which others who wait make shorter. */
  private void shorten(Job job) {
    long end = job.begun + allowed(job).toNanos();
    if (end < job.end && !clock.isShutdown()) {
      if (job.timer != null) {
        job.timer.cancel(false);
      }
      job.end = end;
      job.timer = clock.schedule(job.stop, end - System.nanoTime(), TimeUnit.NANOSECONDS);
    }
  }

  private Duration allowed(Job job) {
    var own = lines.get(job.client);
    boolean several = own != null && own.running + own.waiting.size() > 1;
    boolean othersWait = waiting > (own == null ? 0 : own.waiting.size());
    var fair = job.purpose.longest().dividedBy(1 + waiting / threads);
    return (several && othersWait) || fair.compareTo(SHORTEST) < 0 ? SHORTEST : fair;
  }

  @Override
  public synchronized void close() {
    closed = true;
    running.forEach(job -> job.stop.run());
    notifyAll();
  }
}
