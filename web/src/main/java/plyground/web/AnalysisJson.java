package plyground.web;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import plyground.agents.OpenGame;
import plyground.core.LegalMoves;
import plyground.core.Nature;
import plyground.core.Position;
import plyground.core.search.BestPlay;
import plyground.core.search.Result;
import plyground.core.search.Result.MoveValue;
import plyground.web.HintAgent.Advice;
import plyground.web.json.Out;
import plyground.web.live.PositionRequest;
import tools.jackson.core.JsonGenerator;

/** An opinion of a position, as `analyse --json` prints it and with what a board wants to show. */
final class AnalysisJson {
  private AnalysisJson() {}

  static <P extends Position<P>> String of(
      PositionRequest<P> place, Result result, double millis, boolean complete) {
    var advice = new Advice(result, Map.of(), List.of(), result.nodes());
    return of(place, advice, millis, complete);
  }

  static <P extends Position<P>> String of(
      PositionRequest<P> place, Advice advice, double millis, boolean complete) {
    return Out.object(json -> write(place, advice, millis, complete, json));
  }

  private static <P extends Position<P>> void write(
      PositionRequest<P> place,
      Advice advice,
      double millis,
      boolean complete,
      JsonGenerator json) {
    var game = place.open().game();
    var at = place.position();
    var result = advice.result();
    json.writeStringProperty("position", game.format(at));
    json.writeStringProperty("toMove", game.sideName(at.toMove()));
    boolean chosen = !at.over() && !Nature.movesAt(at);
    Out.stringOrNull(json, "choice", chosen ? game.formatMove(at, result.move()) : null);
    Out.number(json, "value", result.value());
    json.writeStringProperty("unit", unit(place.open()));
    Out.number(json, "scale", WinChances.scale(game.name()));
    json.writeBooleanProperty("exact", result.exact());
    Out.stringOrNull(json, "words", BestPlay.words(result));
    Out.objects(json, "moves", inGameOrder(place, result), each -> move(place, advice, each, json));
    Out.objects(json, "line", advice.line(), new LineWriter<>(place.open(), at, json)::write);
    json.writeNumberProperty("nodes", advice.nodes());
    json.writeNumberProperty("depth", result.depth());
    json.writeNumberProperty("millis", Math.round(millis * 1000) / 1000.0);
    json.writeBooleanProperty("complete", complete);
  }

  /** What the evaluator that hints come from counts. */
  static String unit(OpenGame<?> open) {
    return open.descriptor().evaluators().getFirst().unit();
  }

  private static <P extends Position<P>> void move(
      PositionRequest<P> place, Advice advice, MoveValue each, JsonGenerator json) {
    var at = place.position();
    json.writeStringProperty("move", place.open().game().formatMove(at, each.move()));
    json.writeStringProperty("name", place.open().view().moveName(at, each.move()));
    Out.number(json, "value", each.value());
    var plies = advice.plies().get(each.move());
    if (plies != null) {
      json.writeNumberProperty("inMoves", (plies + 1) / 2);
    }
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

  /** Writes moves that follow one another, with the spots they are made at. */
  private static final class LineWriter<P extends Position<P>> {
    private final OpenGame<P> open;
    private final JsonGenerator json;
    private P at;

    LineWriter(OpenGame<P> open, P at, JsonGenerator json) {
      this.open = open;
      this.at = at;
      this.json = json;
    }

    void write(int move) {
      json.writeStringProperty("move", open.game().formatMove(at, move));
      json.writeStringProperty("name", open.view().moveName(at, move));
      var steps = open.view().gesture(at, move).steps();
      var spots = steps.stream().map(step -> step.at()).filter(spot -> !spot.isEmpty()).toList();
      Out.strings(json, "spots", spots);
      json.writeNumberProperty("side", at.toMove().index());
      at = at.play(move);
    }
  }
}
