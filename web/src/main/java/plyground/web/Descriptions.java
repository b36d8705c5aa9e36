package plyground.web;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plyground.agents.OpenGame;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.SplitMix;
import plyground.core.spec.Parameter;
import plyground.core.spi.EvaluatorDescriptor;
import plyground.core.view.Pits;
import plyground.web.json.Out;
import plyground.web.live.Titles;
import plyground.web.scene.BoardJson;
import tools.jackson.core.JsonGenerator;

/** Games, agents and their parameters, as the command line prints them, for pages and forms. */
final class Descriptions {
  private Descriptions() {}

  /** A game as the list of games has it. */
  static <P extends Position<P>> void game(OpenGame<P> open, JsonGenerator json) {
    json.writeStringProperty("name", open.descriptor().name());
    about(open, json);
  }

  private static <P extends Position<P>> void about(OpenGame<P> open, JsonGenerator json) {
    var kind = open.descriptor();
    json.writeStringProperty("kind", kind.name());
    json.writeStringProperty("title", Titles.game(open.game().name()));
    json.writeStringProperty("icon", Pages.icon(kind.name()));
    Out.strings(json, "sides", names(open));
    levels(open, json);
    json.writeStringProperty("summary", kind.text().summary());
    json.writeStringProperty("opponent", kind.text().opponent());
    Out.strings(json, "rules", kind.text().rules());
    parameters(kind.parameters(), json);
    evaluators(kind.evaluators(), json);
  }

  /** A game with its parameters chosen. */
  static <P extends Position<P>> void open(OpenGame<P> open, JsonGenerator json) {
    var game = open.game();
    json.writeStringProperty("name", game.name());
    about(open, json);
    json.writeStringProperty("start", game.format(game.start(new SplitMix(1))));
    Out.objects(
        json,
        "starts",
        game.named().entrySet(),
        (Map.Entry<String, P> named) -> {
          json.writeStringProperty("name", named.getKey());
          json.writeStringProperty("position", game.format(named.getValue()));
        });
    BoardJson.write(open.view(), json);
    json.writeBooleanProperty("ends", ends(open));
  }

  private static <P extends Position<P>> List<String> names(OpenGame<P> open) {
    var game = open.game();
    return List.of(game.sideName(Side.FIRST), game.sideName(Side.SECOND));
  }

  /** Whether the sides begin at two ends of the board, one of which a player wants to be near. */
  private static <P extends Position<P>> boolean ends(OpenGame<P> open) {
    var heights = new HashMap<String, Double>();
    open.view().board().spots().forEach(spot -> heights.put(spot.id(), spot.y()));
    var pieces = open.view().scene(open.game().start(new SplitMix(1))).pieces();
    double[] middles = new double[2];
    for (var side : Side.values()) {
      middles[side.index()] =
          pieces.stream()
              .filter(piece -> piece.owner() == side)
              .mapToDouble(piece -> heights.getOrDefault(piece.at(), 0.0))
              .average()
              .orElse(0);
    }
    double height = heights.values().stream().mapToDouble(each -> each).max().orElse(0);
    return open.view().board() instanceof Pits || middles[0] - middles[1] > height / 2;
  }

  /** Opponents by strength. */
  private static void levels(OpenGame<?> open, JsonGenerator json) {
    var levels = open.levels();
    Out.objects(
        json,
        "levels",
        levels,
        level -> {
          var rating = LevelRatings.of(open.game().name(), levels.indexOf(level));
          String rated = rating == null ? "" : "; rated " + rating + " above random";
          json.writeStringProperty("name", level.name());
          json.writeStringProperty("agent", level.agent());
          json.writeStringProperty("about", level.about() + rated);
          if (rating != null) {
            json.writeNumberProperty("rating", rating);
          }
        });
  }

  /** Who can play it. */
  static <P extends Position<P>> void agents(
      OpenGame<P> open, boolean programs, JsonGenerator json) {
    json.writeStringProperty("game", open.game().name());
    levels(open, json);
    Out.objects(
        json,
        "agents",
        open.agents().stream().filter(agent -> programs || !agent.outside()).toList(),
        agent -> {
          json.writeStringProperty("name", agent.name());
          json.writeStringProperty("summary", agent.summary());
          json.writeBooleanProperty("outside", agent.outside());
          parameters(agent.parameters(), json);
        });
    evaluators(open.descriptor().evaluators(), json);
  }

  private static <P extends Position<P>> void evaluators(
      List<EvaluatorDescriptor<P>> evaluators, JsonGenerator json) {
    Out.objects(
        json,
        "evaluators",
        evaluators,
        each -> {
          json.writeStringProperty("name", each.name());
          json.writeStringProperty("summary", each.summary());
          parameters(each.parameters(), json);
        });
  }

  private static void parameters(List<Parameter> parameters, JsonGenerator json) {
    Out.objects(json, "parameters", parameters, each -> parameter(each, json));
  }

  private static void parameter(Parameter parameter, JsonGenerator json) {
    json.writeStringProperty("name", parameter.name());
    switch (parameter.kind()) {
      case Parameter.Whole(long least, long most) ->
          range("whole", (double) least, (double) most, json);
      case Parameter.Decimal(double least, double most) -> range("decimal", least, most, json);
      case Parameter.Choice(List<String> values) -> choices("choice", values, json);
      case Parameter.File(String _, List<String> names) -> choices("file", names, json);
      case Parameter.Time() -> json.writeStringProperty("kind", "time");
      case Parameter.Text(String _) -> json.writeStringProperty("kind", "text");
    }
    json.writeStringProperty("values", parameter.values());
    json.writeStringProperty("default", parameter.fallback());
    json.writeStringProperty("summary", parameter.summary());
  }

  private static void range(String kind, double least, double most, JsonGenerator json) {
    json.writeStringProperty("kind", kind);
    Out.number(json, "least", least);
    Out.number(json, "most", most);
  }

  private static void choices(String kind, List<String> values, JsonGenerator json) {
    json.writeStringProperty("kind", kind);
    Out.strings(json, "choices", values);
  }
}
