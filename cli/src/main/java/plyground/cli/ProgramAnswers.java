package plyground.cli;

import java.util.HashMap;
import java.util.Map;
import plyground.agents.AgentFactory;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.agents.plugin.Plugins;
import plyground.arena.json.JsonFields;
import plyground.arena.json.PositionFields;
import plyground.console.Json;
import plyground.console.Streams;
import plyground.core.Game;
import plyground.core.InputException;
import plyground.core.LegalMoves;
import plyground.core.Nature;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.search.Trace;
import plyground.core.spec.Times;
import plyground.views.TerminalPainter;
import plyground.web.json.Body;
import plyground.web.live.PositionRequest;
import tools.jackson.core.JsonGenerator;

/**
 * Answers the questions of one program, a line each. Agents that have taken a seat stay in it, with
 * what they remember of their game, until they are told to leave.
 */
final class ProgramAnswers implements AutoCloseable {
  /** An agent in a seat. */
  private record Seat<P extends Position<P>>(OpenGame<P> open, Agent<P> agent) {}

  private final Catalogue catalogue = Catalogue.load(MoveInput.NOBODY);
  private final Map<String, OpenGame<?>> games = new HashMap<>();
  private final Map<Long, Seat<?>> seats = new HashMap<>();
  private final Streams streams;
  private long numbers;

  ProgramAnswers(Streams streams) {
    this.streams = streams;
  }

  /** What is wrong with a question is its answer, and the next one may come. */
  void answer(String line) {
    try {
      answer(Body.parse(line));
    } catch (InputException wrong) {
      error(wrong.message());
    } catch (AgentException broken) {
      error("the agent failed: " + broken.getMessage());
    } catch (RuntimeException | StackOverflowError failure) {
      error(Plugins.complaint(failure).orElse("this should not happen: " + failure));
    }
  }

  private void error(String reason) {
    Json.line(streams.out(), json -> json.writeStringProperty("error", reason));
  }

  private void answer(Body body) throws AgentException {
    String question = body.text("ask", PositionRequest.LONGEST_NAME);
    switch (question) {
      case "game" -> describe(game(body), body);
      case "position" -> position(game(body), body);
      case "analyse" -> analyse(game(body), body);
      case "sit" -> sit(game(body), body);
      case "choose" -> choose(seat(body), body);
      case "leave" -> leave(body);
      default ->
          throw new InputException(
              "'ask': no question '"
                  + question
                  + "'; expected game, position, analyse, sit, choose or leave");
    }
  }

  private OpenGame<?> game(Body body) {
    return games.computeIfAbsent(body.text("game", PositionRequest.LONGEST_NAME), catalogue::open);
  }

  private void describe(OpenGame<?> open, Body body) {
    body.end();
    var game = open.game();
    Json.line(
        streams.out(),
        json -> {
          json.writeStringProperty("game", game.name());
          json.writeArrayPropertyStart("sides");
          json.writeString(game.sideName(Side.FIRST));
          json.writeString(game.sideName(Side.SECOND));
          json.writeEndArray();
          json.writeBooleanProperty("dice", Nature.playsIn(game));
          JsonFields.strings(
              json, "agents", open.agents().stream().map(agent -> agent.name()).toList());
        });
  }

  private <P extends Position<P>> void position(OpenGame<P> open, Body body) {
    P position = PositionRequest.read(open, body).position();
    body.end();
    Json.line(
        streams.out(),
        json -> {
          PositionFields.write(json, open.game(), position);
          numbers(json, open.game(), position);
        });
  }

  /** The legal moves as the game's own numbers, and how likely each is where dice are thrown. */
  private static <P extends Position<P>> void numbers(
      JsonGenerator json, Game<P> game, P position) {
    int[] moves = LegalMoves.of(game, position);
    json.writeArrayPropertyStart("numbers");
    for (int move : moves) {
      json.writeNumber(move);
    }
    json.writeEndArray();
    if (Nature.movesAt(position)) {
      json.writeArrayPropertyStart("weights");
      for (int move : moves) {
        json.writeNumber(Nature.weight(position, move));
      }
      json.writeEndArray();
    }
  }

  private <P extends Position<P>> void analyse(OpenGame<P> open, Body body) throws AgentException {
    var player = player(open, body);
    P position = PositionRequest.read(open, body).position();
    long seed = seed(body);
    var limit = limit(body);
    body.end();
    var painter = TerminalPainter.of(open.descriptor(), open.game(), false);
    try (var agent = player.create()) {
      agent.newGame(seed);
      new Analysis<>(painter, player.name(), true, true, streams)
          .print(position, at -> agent.analyse(at, limit, Trace.NONE));
    }
  }

  private <P extends Position<P>> void sit(OpenGame<P> open, Body body) throws AgentException {
    var player = player(open, body);
    long seed = seed(body);
    body.end();
    var agent = player.create();
    agent.newGame(seed);
    seats.put(++numbers, new Seat<>(open, agent));
    Json.line(streams.out(), json -> json.writeNumberProperty("seat", numbers));
  }

  private static <P extends Position<P>> AgentFactory<P> player(OpenGame<P> open, Body body) {
    return open.machine(body.text("agent", PositionRequest.LONGEST_POSITION));
  }

  private static long seed(Body body) {
    return body.whole("seed", 0, PositionRequest.LARGEST_SEED, 1);
  }

  private Seat<?> seat(Body body) {
    long number = number(body);
    var seat = seats.get(number);
    if (seat == null) {
      throw new InputException("'seat': nobody sits at " + number);
    }
    return seat;
  }

  private static long number(Body body) {
    return body.whole("seat", 1, Long.MAX_VALUE);
  }

  private <P extends Position<P>> void choose(Seat<P> seat, Body body) throws AgentException {
    var game = seat.open().game();
    P position = PositionRequest.read(seat.open(), body).position();
    var limit = limit(body);
    body.end();
    if (position.over() || Nature.movesAt(position)) {
      throw new InputException(
          position.over() ? "the game is over here" : "dice are thrown here, nobody chooses");
    }
    var result = seat.agent().consider(position, limit, Trace.NONE);
    Json.line(
        streams.out(),
        json -> {
          json.writeStringProperty("move", game.formatMove(position, result.move()));
          JsonFields.number(json, "value", result.value());
          json.writeNumberProperty("nodes", result.nodes());
          json.writeNumberProperty("depth", result.depth());
        });
  }

  private void leave(Body body) {
    long number = number(body);
    var seat = seat(body);
    body.end();
    seats.remove(number);
    seat.agent().close();
    Json.line(streams.out(), json -> json.writeNumberProperty("left", number));
  }

  private static Limit limit(Body body) {
    var limit = Limit.NONE;
    if (body.has("depth")) {
      limit = limit.withDepth((int) body.whole("depth", 1, Integer.MAX_VALUE));
    }
    if (body.has("nodes")) {
      limit = limit.withNodes(body.whole("nodes", 1, Long.MAX_VALUE));
    }
    if (body.has("time")) {
      limit = limit.withTime(Times.parse(body.text("time", PositionRequest.LONGEST_MOVE)));
    }
    return limit;
  }

  @Override
  public void close() {
    seats.values().forEach(seat -> seat.agent().close());
  }
}
