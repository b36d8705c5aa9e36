package plyground.agents.protocol;

import java.util.ArrayList;
import plyground.agents.sandbox.ChildProcess;
import plyground.core.Game;
import plyground.core.LegalMoves;
import plyground.core.Outcome;
import plyground.core.Position;
import plyground.core.agent.AgentException;
import plyground.core.agent.Fault;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Result.MoveValue;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;

/** One JSON object a line, both ways; docs/agents.md describes every one of them. */
final class JsonLines<P extends Position<P>> implements Protocol<P> {
  /** The version of what is spoken here. */
  static final int PROTOCOL = 1;

  private final Game<P> game;

  JsonLines(Game<P> game) {
    this.game = game;
  }

  @Override
  public void hello(ChildProcess child) throws AgentException {
    child.send(
        JsonMessage.of(
            "hello",
            json -> {
              json.writeNumberProperty("protocol", PROTOCOL);
              json.writeStringProperty("game", game.name());
            }));
    answer(child, "{\"name\":\"my bot\"}");
  }

  @Override
  public void newGame(ChildProcess child, long seed) throws AgentException {
    // 53 bits are what every reader of JSON keeps exactly.
    child.send(JsonMessage.of("new", json -> json.writeNumberProperty("seed", seed >>> 11)));
  }

  @Override
  public Result ask(ChildProcess child, P position, Limit limit, long millis, boolean everyMove)
      throws AgentException {
    child.send(JsonMessage.of("turn", json -> turn(json, position, limit, millis, everyMove)));
    var answer = answer(child, "{\"move\":\"" + example(position) + "\"}");
    if (answer.move() == null) {
      throw child.fault(Fault.PROTOCOL, "answered a turn without \"move\"");
    }
    int move = MoveReader.move(game, position, answer.move(), child);
    var values = new ArrayList<MoveValue>();
    for (var each : answer.moves()) {
      values.add(new MoveValue(MoveReader.move(game, position, each.move(), child), each.value()));
    }
    return new Result(move, answer.value(), values, answer.depth(), answer.nodes(), false);
  }

  private void turn(JsonGenerator json, P position, Limit limit, long millis, boolean everyMove) {
    json.writeStringProperty("position", game.format(position));
    json.writeStringProperty("toMove", game.sideName(position.toMove()));
    json.writeArrayPropertyStart("legal");
    LegalMoves.words(game, position).forEach(json::writeString);
    json.writeEndArray();
    json.writeNumberProperty("millis", millis);
    if (!(limit.timeOpen() && limit.depthOpen() && limit.nodesOpen())) {
      limits(json, limit);
    }
    if (everyMove) {
      json.writeBooleanProperty("analyse", true);
    }
  }

  /** What the match sets, which is not the same as how long we wait. */
  private static void limits(JsonGenerator json, Limit limit) {
    json.writeObjectPropertyStart("limit");
    if (!limit.timeOpen()) {
      json.writeNumberProperty("time", limit.time().toMillis());
    }
    if (!limit.depthOpen()) {
      json.writeNumberProperty("depth", limit.depth());
    }
    if (!limit.nodesOpen()) {
      json.writeNumberProperty("nodes", limit.nodes());
    }
    json.writeEndObject();
  }

  @Override
  public void gameOver(ChildProcess child, P last, Outcome outcome) throws AgentException {
    child.send(JsonMessage.of("over", json -> over(json, last, outcome)));
  }

  private void over(JsonGenerator json, P last, Outcome outcome) {
    json.writeStringProperty("position", game.format(last));
    JsonMessage.outcome(json, game, outcome);
  }

  private String example(P position) {
    return LegalMoves.words(game, position).getFirst();
  }

  private static Answer answer(ChildProcess child, String expected) throws AgentException {
    String line = child.line();
    Answer answer;
    try {
      answer = Answer.read(line);
    } catch (JacksonException | IllegalArgumentException notJson) {
      String what =
          "wrote '%s' where a line like %s was expected"
              .formatted(MoveReader.brief(line), expected);
      throw child.fault(Fault.PROTOCOL, what);
    }
    if (answer.error() != null) {
      throw child.fault(Fault.CRASH, "reported: " + MoveReader.brief(answer.error()));
    }
    return answer;
  }
}
