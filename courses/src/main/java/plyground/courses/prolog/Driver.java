package plyground.courses.prolog;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import plyground.agents.protocol.External;
import plyground.agents.sandbox.ChildProcess;
import plyground.agents.sandbox.Program;
import plyground.agents.sandbox.ResourceLimits;
import plyground.agents.sandbox.Sandbox;
import plyground.core.agent.AgentException;
import plyground.core.agent.Fault;
import plyground.core.search.Stop;

/**
 * A student's file in a SWI-Prolog of its own: one request, one answer. It is started by the first
 * request, and again by the first one after it died.
 */
public final class Driver implements External, AutoCloseable {
  private static final String GOOD = "= ";
  private static final String BAD = "! ";

  private final Path file;
  private final ResourceLimits allowance;
  private final List<String> command;
  private final Path folder;
  private @Nullable ChildProcess child;

  /**
   * @param game whose driver is asked: {@code war_of_life} or {@code othello}
   * @param what that driver is to know before it loads the file
   */
  public Driver(String game, Path file, List<String> what, ResourceLimits allowance) {
    this.file = file.toAbsolutePath().normalize();
    this.allowance = allowance;
    folder = this.file.getParent() == null ? this.file : this.file.getParent();
    var words = new ArrayList<String>(List.of(game, this.file.toString()));
    words.addAll(what);
    command = Swipl.command("drive.pl", List.of("drive:main"), words);
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
      running.send(request);
      String line = running.line();
      running.end();
      return answer(line);
    } catch (AgentException fault) {
      if (!running.running()) {
        close();
      }
      throw fault;
    }
  }

  private ChildProcess running() throws AgentException {
    if (child != null && child.running()) {
      return child;
    }
    close();
    var program =
        new Program(
            String.valueOf(file.getFileName()),
            command,
            folder,
            false,
            List.of(file, Library.folder().resolve("drive.pl")));
    var started = ChildProcess.start(program, allowance);
    try {
      started.begin(allowance.startup(), Stop.NEVER);
      answer(started.line());
      started.end();
    } catch (AgentException fault) {
      started.close();
      throw fault;
    }
    child = started;
    return started;
  }

  private String answer(String line) throws AgentException {
    if (line.startsWith(GOOD)) {
      return line.substring(GOOD.length());
    }
    String text = line.startsWith(BAD) ? line.substring(BAD.length()) : "protocol " + line;
    int space = text.indexOf(' ');
    var fault =
        switch (text.substring(0, Math.max(space, 0))) {
          case "crash" -> Fault.CRASH;
          case "illegal" -> Fault.ILLEGAL_MOVE;
          default -> Fault.PROTOCOL;
        };
    throw new AgentException(fault, text.substring(space + 1));
  }

  @Override
  public String protection() {
    return Sandbox.sentence(allowance);
  }

  @Override
  public void close() {
    if (child != null) {
      child.close();
      child = null;
    }
  }
}
