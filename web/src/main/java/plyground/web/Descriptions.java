package plyground.web;

import java.util.List;
import java.util.Map;
import plyground.agents.OpenGame;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.SplitMix;
import plyground.core.spec.Parameter;
import plyground.core.spi.EvaluatorDescriptor;
import plyground.core.spi.GameDescriptor;
import plyground.web.json.Out;
import plyground.web.scene.BoardJson;
import tools.jackson.core.JsonGenerator;

/** Games, agents and their parameters, as the command line prints them, for pages and forms. */
final class Descriptions {
  private Descriptions() {}

  static void game(GameDescriptor<?> kind, JsonGenerator json) {
    json.writeStringProperty("name", kind.name());
    json.writeStringProperty("kind", kind.name());
    about(kind, json);
  }

  private static <P extends Position<P>> void about(GameDescriptor<P> kind, JsonGenerator json) {
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
    json.writeStringProperty("kind", open.descriptor().name());
    about(open.descriptor(), json);
    Out.strings(json, "sides", List.of(game.sideName(Side.FIRST), game.sideName(Side.SECOND)));
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
  }

  /** Who can play it. */
  static <P extends Position<P>> void agents(
      OpenGame<P> open, boolean programs, JsonGenerator json) {
    json.writeStringProperty("game", open.game().name());
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
