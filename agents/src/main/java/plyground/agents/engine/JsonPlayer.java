package plyground.agents.engine;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import plyground.core.Game;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.search.Result;
import plyground.core.search.Trace;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** The other end of the JSON protocol: an agent that is asked line by line. */
public final class JsonPlayer<P extends Position<P>> {
  private static final JsonFactory FACTORY = new JsonFactory();

  /** Of a stack trace its author wants the lines that are theirs. */
  private static final Pattern OURS = Pattern.compile("java\\.|jdk\\.|sun\\.|plyground\\.");

  private static final int FRAMES = 3;

  private final Game<P> game;
  private final String name;
  private final Callable<Agent<P>> maker;
  private final PrintWriter out;

  /**
   * @param maker makes the agent when it is first needed; if that fails, the answer says why
   */
  public JsonPlayer(Game<P> game, String name, Callable<Agent<P>> maker, PrintWriter out) {
    this.game = game;
    this.name = name;
    this.maker = maker;
    this.out = out;
  }

  /** Answers until the input ends or the agent fails. */
  public void run(BufferedReader in) throws IOException {
    try (var agent = maker.call()) {
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        answer(agent, EngineTurn.read(line));
      }
    } catch (IOException closed) {
      throw closed;
    } catch (InputException wrong) {
      say(json -> json.writeStringProperty("error", wrong.message()));
    } catch (Exception | LinkageError failure) {
      Stream.of(failure.getStackTrace())
          .filter(frame -> !OURS.matcher(frame.getClassName()).lookingAt())
          .limit(FRAMES)
          .forEach(frame -> System.err.println("at " + frame));
      say(json -> json.writeStringProperty("error", String.valueOf(failure)));
    }
  }

  private void answer(Agent<P> agent, EngineTurn turn) throws AgentException {
    switch (turn.type()) {
      case "hello" -> say(json -> json.writeStringProperty("name", name));
      case "new" -> agent.newGame(turn.seed());
      case "turn" -> move(agent, turn);
      case "over" -> {
        P last = game.parse(Objects.requireNonNull(turn.position()));
        if (last.over()) {
          agent.gameOver(last, last.outcome());
        }
      }
      default -> {}
    }
  }

  private void move(Agent<P> agent, EngineTurn turn) throws AgentException {
    P position = game.parse(Objects.requireNonNull(turn.position()));
    var result =
        turn.analyse()
            ? agent.analyse(position, turn.limit(), Trace.NONE)
            : agent.consider(position, turn.limit(), Trace.NONE);
    say(json -> write(json, position, result));
  }

  private void write(JsonGenerator json, P position, Result result) {
    json.writeStringProperty("move", word(position, result.move()));
    var value = result.value();
    if (value != null) {
      json.writeNumberProperty("value", value);
    }
    json.writeNumberProperty("depth", result.depth());
    json.writeNumberProperty("nodes", result.nodes());
    if (!result.moves().isEmpty()) {
      json.writeArrayPropertyStart("moves");
      for (var each : result.moves()) {
        json.writeStartObject();
        json.writeStringProperty("move", word(position, each.move()));
        json.writeNumberProperty("value", each.value());
        json.writeEndObject();
      }
      json.writeEndArray();
    }
  }

  /** The move as text; a number that is no move stays one, so that it can be complained about. */
  private String word(P position, int move) {
    try {
      return game.formatMove(position, move);
    } catch (RuntimeException noMove) {
      return Integer.toString(move);
    }
  }

  private void say(Consumer<JsonGenerator> properties) {
    var line = new StringWriter();
    try (var json = FACTORY.createGenerator(ObjectWriteContext.empty(), line)) {
      json.writeStartObject();
      properties.accept(json);
      json.writeEndObject();
    }
    out.write(line + "\n");
    out.flush();
  }
}
