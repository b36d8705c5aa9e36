package plyground.agents.sandbox;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import plyground.core.agent.AgentException;
import plyground.core.agent.Fault;
import plyground.core.search.Stop;

/**
 * A started program that is written to and read from line by line, by one thread, within its
 * limits. Whatever goes wrong kills it and all it started; after that every call fails with the
 * same reason.
 *
 * <p>A question is {@link #begin}, then {@link #send} and {@link #line} as often as needed, then
 * {@link #end}; the clock runs from the beginning to the end.
 */
public final class ChildProcess implements AutoCloseable {
  private static final long NEVER = Long.MAX_VALUE;
  private static final long POLITE_MILLIS = 250;
  private static final long SURE_MILLIS = 2000;

  private final String title;
  private final ResourceLimits limits;
  private final StartedProcess started;
  private final Process process;
  private final OutputStream to;
  private final LineReader lines;
  private final Pause pause;
  private final Optional<FolderQuota> quota;

  private Duration patience = Duration.ZERO;
  private volatile long deadline = NEVER;
  private volatile Stop stop = Stop.NEVER;
  private volatile @Nullable Death death;

  private record Death(Fault fault, String text) {}

  private ChildProcess(
      Program program, ResourceLimits limits, boolean tight, StartedProcess started) {
    title = program.title();
    this.limits = limits;
    this.started = started;
    process = started.process();
    pause = new Pause(started.group());
    quota =
        program.writable()
            ? Optional.of(new FolderQuota(program.place(), limits))
            : Optional.empty();
    to = process.getOutputStream();
    lines = new LineReader(process.getInputStream(), limits, this::running, tight);
  }

  /**
   * @throws AgentException if there is no such program or folder
   */
  public static ChildProcess start(Program program, ResourceLimits limits) throws AgentException {
    return start(program, limits, Sandbox.of(limits));
  }

  static ChildProcess start(Program program, ResourceLimits limits, Sandbox sandbox)
      throws AgentException {
    if (!UnprivilegedUser.possible()) {
      throw new AgentException(
          Fault.CRASH, program.title() + " is not started: " + UnprivilegedUser.REFUSED);
    }
    try {
      var started = StartedProcess.of(program, limits, sandbox);
      var child = new ChildProcess(program, limits, sandbox.tight(), started);
      Watchdog.over(child);
      return child;
    } catch (IOException failure) {
      String reason = program.title() + " cannot be started: " + failure.getMessage();
      throw new AgentException(Fault.CRASH, reason, failure);
    }
  }

  /** Starts the clock of a question. */
  public void begin(Duration time, Stop signal) throws AgentException {
    alive();
    pause.end();
    patience = time;
    lines.begin();
    stop = signal;
    deadline = System.nanoTime() + time.toNanos();
  }

  /** Ends it: the answer is here. */
  public void end() throws AgentException {
    deadline = NEVER;
    stop = Stop.NEVER;
    pause.begin();
    alive();
  }

  /** Writes a line, or several at once. */
  public void send(String text) throws AgentException {
    alive();
    try {
      to.write((text + "\n").getBytes(StandardCharsets.UTF_8));
      to.flush();
    } catch (IOException closed) {
      throw gone();
    }
  }

  /** The next line, without its end. */
  public String line() throws AgentException {
    try {
      String line = lines.next();
      if (line == null) {
        throw gone();
      }
      return line;
    } catch (LineReader.Flood flood) {
      throw fault(Fault.PROTOCOL, String.valueOf(flood.getMessage()));
    }
  }

  /** Whether it has written something that no call has taken yet. */
  public boolean unread() {
    return lines.waiting();
  }

  public boolean running() {
    return death == null && process.isAlive();
  }

  /** The end of its standard error, at most 16 KB. */
  public String errors() {
    return started.errors().text();
  }

  /** Waits for its end: what it said on standard error, or else how it ended. */
  public String runToEnd(Duration patience) {
    try {
      begin(patience, Stop.NEVER);
      while (true) {
        line();
      }
    } catch (AgentException end) {
      String said = errors().strip();
      return end.fault() == Fault.CRASH && !said.isEmpty()
          ? said
          : String.valueOf(end.getMessage());
    }
  }

  /** Kills it for what it did; the exception says so, with the end of its standard error. */
  public AgentException fault(Fault fault, String what) {
    die(fault, what);
    return failure();
  }

  private AgentException failure() {
    var reason = death == null ? new Death(Fault.CRASH, "ended") : death;
    String last = started.errors().line();
    String tail = last.isEmpty() ? "" : "; its standard error ends: " + last;
    return new AgentException(reason.fault, title + " " + reason.text + tail);
  }

  private void alive() throws AgentException {
    if (death != null) {
      throw failure();
    }
  }

  /** The pipe is closed: either we killed it, or it ended by itself. */
  private AgentException gone() {
    try {
      if (process.waitFor(SURE_MILLIS, TimeUnit.MILLISECONDS)) {
        die(
            Fault.CRASH,
            started.group().outOfMemory() ? tooMuch() : ExitReason.words(process.exitValue()));
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
    return fault(Fault.CRASH, "closed its standard output");
  }

  /** Asked by the watch: is it late? */
  void checkClock(long now) {
    pause.check(now);
    long until = deadline;
    if (until != NEVER && now - until > 0) {
      long millis = patience.toMillis();
      String time = millis % 1000 == 0 ? millis / 1000 + " s" : millis + " ms";
      die(Fault.TIME_OUT, "did not answer within " + time);
    } else if (stop.raised()) {
      die(Fault.TIME_OUT, "was told to stop");
    }
  }

  /** Asked by the watch when there are many new processes: are they its own? */
  void checkTasks() {
    if (started.group().full()) {
      die(Fault.CRASH, tooMany());
    } else if (started.group().outOfMemory()) {
      die(Fault.CRASH, tooMuch());
    }
  }

  private String tooMany() {
    return "had more than %d processes".formatted(limits.processes());
  }

  private String tooMuch() {
    return "used more than %d MB of memory".formatted(limits.memory());
  }

  /** Asked by the watch: does it use too much? */
  void checkUse(ProcessTable census) {
    started.errors().trim();
    var processes = census.tree(process.pid());
    if (processes.size() > limits.processes() + Sandbox.OVERHEAD) {
      die(Fault.CRASH, tooMany());
    } else if (ProcessTable.megabytes(processes) > limits.memory()) {
      die(Fault.CRASH, tooMuch());
    }
    quota.flatMap(each -> each.exceeded(processes)).ifPresent(what -> die(Fault.CRASH, what));
    pause.check(processes);
  }

  private void die(Fault fault, String text) {
    synchronized (started) {
      if (death == null) {
        death = new Death(fault, text);
      }
    }
    kill();
  }

  /** Ends it and everything it started, at once. */
  public void kill() {
    pause.end();
    started.kill(lines.sure());
  }

  /** Closes its input, gives it a moment to end by itself, then makes sure. */
  @Override
  public void close() {
    try {
      pause.end();
      to.close();
      process.waitFor(death == null ? POLITE_MILLIS : 0, TimeUnit.MILLISECONDS);
      die(Fault.CRASH, "was closed");
      process.waitFor(SURE_MILLIS, TimeUnit.MILLISECONDS);
      process.getInputStream().close();
    } catch (IOException closed) {
      die(Fault.CRASH, "was closed");
    } catch (InterruptedException interrupted) {
      die(Fault.CRASH, "was closed");
      Thread.currentThread().interrupt();
    } finally {
      Watchdog.forget(this);
      started.close();
    }
  }
}
