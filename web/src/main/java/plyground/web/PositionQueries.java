package plyground.web;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import plyground.agents.AgentFactory;
import plyground.agents.OpenGame;
import plyground.agents.ProvedValues;
import plyground.arena.json.PositionFields;
import plyground.core.InputException;
import plyground.core.Nature;
import plyground.core.Position;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Stop;
import plyground.core.search.Trace;
import plyground.core.spec.Settings;
import plyground.web.json.Body;
import plyground.web.json.Out;
import plyground.web.live.AccessPolicy;
import plyground.web.live.PositionRequest;
import plyground.web.live.Searches;
import plyground.web.live.Searches.Purpose;
import tools.jackson.core.JsonGenerator;

/** What can be asked about a position: what it is, what agents think of it, how they search. */
final class PositionQueries {
  private static final String HINTS = "hints";

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
          PositionFields.write(json, game, now);
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
      int move = place.moves().get(i);
      var after = place.positions().get(i + 1);
      json.writeStringProperty("move", game.formatMove(before, move));
      json.writeStringProperty("name", place.open().view().moveName(before, move));
      json.writeStringProperty("words", place.open().view().words(before, move));
      json.writeStringProperty("position", game.format(after));
      json.writeStringProperty("toMove", game.sideName(after.toMove()));
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
    String agent = body.text("agent", PositionRequest.LONGEST_AGENT, "");
    body.end();
    var at = place.position();
    if (at.over()) {
      double score = at.outcome().score() * at.toMove().sign();
      var over = new Result(0, score, List.of(), 0, 1, true);
      return CompletableFuture.completedFuture(AnalysisJson.of(place, over, 0, true));
    }
    var stop = new Stop();
    if (agent.isEmpty()) {
      return advise(place, stop, client, _ -> {});
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
          return AnalysisJson.of(place, result, millis, !stop.raised());
        });
  }

  /**
   * The lab's own opinion, depth by depth.
   *
   * @param heard given each as a line of JSON while the search goes on; the last one is the answer
   */
  CompletableFuture<String> study(Body body, String client, Consumer<String> heard) {
    return study(access.open(body.text("game", PositionRequest.LONGEST_NAME)), body, client, heard);
  }

  private <P extends Position<P>> CompletableFuture<String> study(
      OpenGame<P> open, Body body, String client, Consumer<String> heard) {
    var place = PositionRequest.read(open, body);
    body.end();
    if (place.position().over()) {
      throw new InputException("the game is over here");
    }
    return advise(place, new Stop(), client, heard);
  }

  private <P extends Position<P>> CompletableFuture<String> advise(
      PositionRequest<P> place, Stop stop, String client, Consumer<String> heard) {
    var advice = advice(place.open());
    return searches.submit(
        client,
        Purpose.HINT,
        stop,
        limit -> {
          long begun = System.nanoTime();
          Supplier<Double> millis = () -> (System.nanoTime() - begun) / 1e6;
          Consumer<HintAgent.Advice> tell =
              found -> heard.accept(AnalysisJson.of(place, found, millis.get(), false));
          var found = advice.values(place.position(), limit, tell);
          return AnalysisJson.of(place, found, millis.get(), !stop.raised());
        });
  }

  /**
   * Who gives hints, where somebody shares the machine. Won and lost games are told from others by
   * their size, whatever the game's evaluator makes of them.
   */
  private <P extends Position<P>> HintAgent<P> advice(OpenGame<P> open) {
    var kind = open.descriptor().evaluators().getFirst();
    var inner = kind.maker().make(open.game(), new Settings(kind.parameters(), Map.of()));
    var valued = open.with(HINTS, inner);
    var proofs = open.provedValues(1).filter(ProvedValues::scores).orElse(null);
    if (Nature.playsIn(open.game())) {
      var player = access.player(valued, "expectiminimax:wins=first");
      return new HintAgent<>(open.game(), player, proofs, null);
    }
    String alone = open.descriptor().solver().isPresent() ? ",endgame=off" : "";
    return new HintAgent<>(
        open.game(),
        access.player(valued, "pvs:wins=first" + alone),
        proofs,
        access.player(valued, "alphabeta:wins=first" + alone));
  }

  <P extends Position<P>> AgentFactory<P> asked(OpenGame<P> open, String agent) {
    var player = access.player(open, agent);
    if (player.isHuman()) {
      throw new InputException("'agent': a person cannot be asked here");
    }
    return player;
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
    var advice = advice(open);
    return searches.submit(
        client,
        Purpose.STUDY,
        new Stop(),
        limit ->
            values(advice, place.positions().subList(from, place.positions().size()), open, limit));
  }

  private static <P extends Position<P>> String values(
      HintAgent<P> advice, List<P> positions, OpenGame<P> open, Limit limit) throws AgentException {
    var values = advice.graph(positions, limit);
    return Out.object(
        json -> {
          json.writeStringProperty("unit", AnalysisJson.unit(open));
          Out.number(json, "scale", WinChances.scale(open.game().name()));
          array(json, values);
        });
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
