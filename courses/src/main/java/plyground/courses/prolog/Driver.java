package plyground.courses.prolog;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import plyground.agents.protocol.ExternalProcess;
import plyground.agents.sandbox.ChildProcess;
import plyground.agents.sandbox.Program;
import plyground.agents.sandbox.ResourceLimits;
import plyground.core.agent.AgentException;
import plyground.core.agent.Fault;
import plyground.core.search.Stop;

/**
 * A student's file in a SWI-Prolog of its own: one request, one answer. It is started by the first
 * request, and again by the first one after it died; one that could not be started is not tried
 * again.
 *
 * <p>Whatever runs in that process belongs to the file, the Prolog half of the driver included. So
 * an answer proves nothing but itself: it is for the caller to compare it with what the process
 * does not know.
 */
public final class Driver extends ExternalProcess {
  private static final String GOOD = "= ";
  private static final String BAD = "! ";

  private final SecureRandom numbers = new SecureRandom();
  private final Path file;
  private final List<String> command;
  private final Path driver;
  private final Path folder;
  private @Nullable AgentException broken;
  private boolean answered;

  /**
   * @param game whose driver is asked: {@code war_of_life} or {@code othello}
   * @param what that driver is to know before it loads the file
   * @param library what of ours the file can read
   */
  public Driver(String game, Path file, List<String> what, ResourceLimits limits, Library library) {
    super(limits);
    this.file = file.toAbsolutePath().normalize();
    folder = this.file.getParent() == null ? this.file : this.file.getParent();
    driver = library.folder().resolve("drive.pl");
    var words = new ArrayList<String>(List.of(game, this.file.toString()));
    words.addAll(what);
    command = Swipl.command(driver, List.of("drive:main"), words);
  }

  /**
   * The answer to a request, which is a Prolog term with its full stop.
   *
   * @throws AgentException if the file cannot be loaded, or its predicate fails, raises an error,
   *     gives something else than asked for, or does not end in time
   */
  public String ask(String request, Duration time, Stop stop) throws AgentException {
    var running = running();
    try {
      running.begin(time, stop);
      String answer = answer(running, request + "\n");
      running.end();
      return answer;
    } catch (AgentException fault) {
      if (!running.running()) {
        close();
      }
      throw fault;
    }
  }

  /** Whether it could not be loaded in time or ended while it was. */
  public boolean hung() {
    return broken != null && !answered;
  }

  private ChildProcess running() throws AgentException {
    if (broken != null) {
      throw broken;
    }
    if (child != null && child.running()) {
      return child;
    }
    close();
    String title = String.valueOf(file.getFileName());
    var program = new Program(title, command, folder, false, List.of(file, driver));
    var started = ChildProcess.start(program, limits);
    child = started;
    try {
      started.begin(limits.startup(), Stop.NEVER);
      answer(started, "");
      started.end();
    } catch (AgentException fault) {
      close();
      broken = whileLoading(fault);
      throw broken;
    }
    return started;
  }

  private static AgentException whileLoading(AgentException fault) {
    return fault.fault() == Fault.TIME_OUT
        ? new AgentException(
            Fault.TIME_OUT, fault.getMessage() + " while it was being loaded", fault)
        : fault;
  }

  /**
   * What is answered to the very number sent: lines that the file wrote by itself, before or
   * instead, have another one or none.
   */
  private String answer(ChildProcess running, String request) throws AgentException {
    answered = false;
    String number = Long.toString(numbers.nextLong() >>> 1);
    running.send(request + number + ".");
    String line = running.line();
    while (!line.startsWith(GOOD) && !line.startsWith(BAD)) {
      line = running.line(); // what the programs print that the file started
    }
    answered = true;
    if (line.startsWith(GOOD + number + " ")) {
      return line.substring(GOOD.length() + number.length() + 1);
    }
    if (!line.startsWith(BAD + number + " ")) {
      throw running.fault(Fault.PROTOCOL, "wrote an answer that nobody asked for");
    }
    String text = line.substring(BAD.length() + number.length() + 1);
    int space = text.indexOf(' ');
    var fault =
        switch (text.substring(0, Math.max(space, 0))) {
          case "crash" -> Fault.CRASH;
          case "illegal" -> Fault.ILLEGAL_MOVE;
          default -> Fault.PROTOCOL;
        };
    throw new AgentException(fault, text.substring(space + 1));
  }
}
