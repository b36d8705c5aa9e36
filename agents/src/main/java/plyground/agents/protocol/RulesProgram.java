package plyground.agents.protocol;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import plyground.agents.sandbox.ChildProcess;
import plyground.agents.sandbox.Program;
import plyground.agents.sandbox.ResourceLimits;
import plyground.core.InputException;
import plyground.core.agent.AgentException;
import plyground.core.agent.Fault;
import plyground.core.search.Stop;
import tools.jackson.core.JsonGenerator;

/**
 * A program that knows the rules of a game, asked in JSON lines; docs/games.md describes every
 * question. It is started with the first one, and what it answered is not asked again soon.
 */
final class RulesProgram implements AutoCloseable {
  private static final int REMEMBERED = 20_000;

  private final Program program;
  private final ResourceLimits limits;
  private final Map<String, RulesAnswer> known =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, RulesAnswer> eldest) {
          return size() > REMEMBERED;
        }
      };
  private @Nullable ChildProcess child;

  RulesProgram(Program program, ResourceLimits limits) {
    this.program = program;
    this.limits = limits;
    Runtime.getRuntime().addShutdownHook(new Thread(this::close));
  }

  /**
   * The answer to a question.
   *
   * @throws InputException if the program refuses it, or fails
   */
  synchronized RulesAnswer ask(String type, Consumer<JsonGenerator> properties) {
    String question = JsonMessage.of(type, properties);
    var answered = known.get(question);
    if (answered != null) {
      return answered;
    }
    try {
      var answer = answer(question);
      known.put(question, answer);
      return answer;
    } catch (AgentException failure) {
      throw new InputException("the game's program: " + failure.getMessage(), failure);
    }
  }

  private RulesAnswer answer(String question) throws AgentException {
    var running = child != null && child.running() ? child : start();
    running.begin(limits.move(), Stop.NEVER);
    running.send(question);
    var answer = read(running, question);
    running.end();
    var error = answer.optional("error");
    if (error != null) {
      throw new InputException(MoveReader.brief(error));
    }
    return answer;
  }

  private ChildProcess start() throws AgentException {
    close();
    var started = ChildProcess.start(program, limits);
    child = started;
    // A language's own start counts for nothing.
    started.begin(limits.startup(), Stop.NEVER);
    String hello = JsonMessage.of("hello", json -> json.writeNumberProperty("protocol", 1));
    started.send(hello);
    known.put(hello, read(started, hello));
    started.end();
    return started;
  }

  private static RulesAnswer read(ChildProcess from, String question) throws AgentException {
    String line = from.line();
    var answer = RulesAnswer.read(question, line);
    if (answer != null) {
      return answer;
    }
    throw from.fault(
        Fault.PROTOCOL,
        "answered %s with '%s', which is no JSON object"
            .formatted(question, MoveReader.brief(line)));
  }

  @Override
  public synchronized void close() {
    if (child != null) {
      child.close();
      child = null;
    }
  }
}
