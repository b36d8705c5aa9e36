package plyground.web;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import plyground.agents.AgentFactory;
import plyground.agents.OpenGame;
import plyground.arena.record.RecordWriter;
import plyground.core.InputException;
import plyground.core.LegalMoves;
import plyground.core.Nature;
import plyground.core.Position;
import plyground.core.agent.AgentException;
import plyground.core.search.BestPlay;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Result.MoveValue;
import plyground.core.search.Stop;
import plyground.core.search.Trace;
import plyground.web.json.Body;
import plyground.web.json.Out;
import plyground.web.live.AccessPolicy;
import plyground.web.live.PositionRequest;
import plyground.web.live.Searches;
import plyground.web.live.Searches.Purpose;
import tools.jackson.core.JsonGenerator;

/** What can be asked about a position: what it is, what agents think of it, how they search. */
final class PositionQueries {
  private final AccessPolicy access;
  private final Searches searches;

  PositionQueries(AccessPolicy access, Searches searches) {
    this.access = access;
    this.searches = searches;
  }

  String position(Body body) {
    return position(access.open(body.text("game", PositionRequest.LONGEST_NAME)), body);
  }

  private <P extends Position<P>> String position(OpenGame<P> open, Body body) {
    var place = PositionRequest.read(open, body);
    body.end();
    var game = open.game();
    var now = place.position();
    return Out.object(
        json -> {
          json.writeStringProperty("game", game.name());
          json.writeStringProperty("position", game.format(now));
          json.writeStringProperty("toMove", game.sideName(now.toMove()));
          Out.strings(json, "legal", LegalMoves.words(game, now));
          json.writeBooleanProperty("over", now.over());
          if (now.over()) {
            RecordWriter.writeOutcome(json, game, now.outcome());
          }
          json.writeStringProperty("start", game.format(place.positions().getFirst()));
          line(place, json);
        });
  }

  private static <P extends Position<P>> void line(PositionRequest<P> place, JsonGenerator json) {
    var game = place.open().game();
    json.writeArrayPropertyStart("line");
    for (int i = 0; i < place.moves().size(); i++) {
      json.writeStartObject();
      var before = place.positions().get(i);
      json.writeStringProperty("move", game.formatMove(before, place.moves().get(i)));
      json.writeStringProperty("position", game.format(place.positions().get(i + 1)));
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  /** An agent's opinion; without an agent, the lab's own of every move. */
  CompletableFuture<String> analyse(Body body, String client) {
    return analyse(access.open(body.text("game", PositionRequest.LONGEST_NAME)), body, client);
  }

  private <P extends Position<P>> CompletableFuture<String> analyse(
      OpenGame<P> open, Body body, String client) {
    var place = PositionRequest.read(open, body);
    boolean every = body.flag("every", true);
    String agent = body.text("agent", PositionRequest.LONGEST_NAME, "");
    body.end();
    var at = place.position();
    if (at.over()) {
      double score = at.outcome().score() * at.toMove().sign();
      var over = new Result(0, score, List.of(), 0, 1, true);
      return CompletableFuture.completedFuture(answer(place, over, 0, true));
    }
    var stop = new Stop();
    if (agent.isEmpty()) {
      var advice = new HintAgent<>(open, adviser(open));
      return ask(place, stop, client, limit -> advice.values(at, limit));
    }
    var player = asked(open, agent);
    return ask(
        place,
        stop,
        client,
        limit -> {
          try (var seated = player.create()) {
            seated.newGame(1);
            return every
                ? seated.analyse(at, limit, Trace.NONE)
                : seated.consider(at, limit, Trace.NONE);
          }
        });
  }

  private <P extends Position<P>> CompletableFuture<String> ask(
      PositionRequest<P> place, Stop stop, String client, Searches.Task<Result> task) {
    return searches.submit(
        client,
        Purpose.HINT,
        stop,
        limit -> {
          long begun = System.nanoTime();
          var result = task.run(limit);
          double millis = (System.nanoTime() - begun) / 1e6;
          return answer(place, result, millis, !stop.raised());
        });
  }

  /** Who gives hints, where somebody shares the machine. */
  private <P extends Position<P>> AgentFactory<P> adviser(OpenGame<P> open) {
    return access.player(open, Nature.playsIn(open.game()) ? "expectiminimax" : "pvs");
  }

  <P extends Position<P>> AgentFactory<P> asked(OpenGame<P> open, String agent) {
    var player = access.player(open, agent);
    if (player.isHuman()) {
      throw new InputException("'agent': a person cannot be asked here");
    }
    return player;
  }

  private static <P extends Position<P>> String answer(
      PositionRequest<P> place, Result result, double millis, boolean complete) {
    var game = place.open().game();
    var at = place.position();
    return Out.object(
        json -> {
          json.writeStringProperty("position", game.format(at));
          json.writeStringProperty("toMove", game.sideName(at.toMove()));
          Out.stringOrNull(
              json,
              "choice",
              at.over() || Nature.movesAt(at) ? null : game.formatMove(at, result.move()));
          Out.number(json, "value", result.value());
          Out.objects(
              json,
              "moves",
              inGameOrder(place, result),
              each -> {
                json.writeStringProperty("move", game.formatMove(at, each.move()));
                Out.number(json, "value", each.value());
              });
          json.writeNumberProperty("nodes", result.nodes());
          json.writeNumberProperty("depth", result.depth());
          json.writeNumberProperty("millis", Math.round(millis * 1000) / 1000.0);
          json.writeBooleanProperty("complete", complete);
          json.writeBooleanProperty("exact", result.exact());
          Out.stringOrNull(json, "words", BestPlay.words(result));
        });
  }

  private static <P extends Position<P>> List<MoveValue> inGameOrder(
      PositionRequest<P> place, Result result) {
    var values = new HashMap<Integer, MoveValue>();
    result.moves().forEach(each -> values.put(each.move(), each));
    return Arrays.stream(LegalMoves.of(place.open().game(), place.position()))
        .mapToObj(values::get)
        .filter(Objects::nonNull)
        .toList();
  }

  /** A value for the position after each move, in the first player's view, as a graph shows it. */
  CompletableFuture<String> evaluate(Body body, String client) {
    return evaluate(access.open(body.text("game", PositionRequest.LONGEST_NAME)), body, client);
  }

  private <P extends Position<P>> CompletableFuture<String> evaluate(
      OpenGame<P> open, Body body, String client) {
    var place = PositionRequest.read(open, body);
    int from = (int) body.whole("from", 0, place.moves().size(), 0);
    body.end();
    var advice = new HintAgent<>(open, adviser(open));
    return searches.submit(
        client,
        Purpose.STUDY,
        new Stop(),
        limit -> values(advice, place.positions().subList(from, place.positions().size()), limit));
  }

  private static <P extends Position<P>> String values(
      HintAgent<P> advice, List<P> positions, Limit limit) throws AgentException {
    var values = advice.graph(positions, limit);
    return Out.object(json -> array(json, values));
  }

  private static void array(JsonGenerator json, List<@Nullable Double> values) {
    json.writeArrayPropertyStart("values");
    Consumer<@Nullable Double> write =
        value -> {
          if (value == null) {
            json.writeNull();
          } else {
            json.writeNumber(value);
          }
        };
    values.forEach(write);
    json.writeEndArray();
  }
}
