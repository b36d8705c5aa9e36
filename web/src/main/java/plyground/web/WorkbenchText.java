package plyground.web;

import java.util.List;
import plyground.agents.OpenGame;
import plyground.core.Position;
import plyground.search.expression.ExpressionParser;
import plyground.teach.workbench.FormulaSource;
import plyground.teach.workbench.FormulaValues;
import plyground.teach.workbench.HouseEvaluator;
import plyground.teach.workbench.StateCounts;
import plyground.web.json.Out;
import tools.jackson.core.JsonGenerator;

/** What the workbench knows, as JSON. */
final class WorkbenchText {
  private WorkbenchText() {}

  /** What formulas for a game may name, and what they can be compared with. */
  static <P extends Position<P>> String described(OpenGame<P> open) {
    var game = open.game();
    return Out.object(
        json -> {
          json.writeStringProperty("game", game.name());
          Out.objects(
              json,
              "features",
              open.descriptor().features(game),
              each -> {
                json.writeStringProperty("name", each.name());
                json.writeStringProperty("words", each.words());
                json.writeBooleanProperty("shared", each.shared());
              });
          Out.objects(
              json,
              "functions",
              ExpressionParser.FUNCTIONS_IN_WORDS.entrySet(),
              each -> {
                json.writeStringProperty("name", each.getKey());
                json.writeStringProperty("words", each.getValue());
              });
          Out.objects(
              json,
              "evaluators",
              HouseEvaluator.of(open),
              each -> {
                json.writeStringProperty("name", each.name());
                json.writeStringProperty("summary", each.descriptor().summary());
              });
          Out.objects(
              json,
              "languages",
              FormulaSource.of(open.descriptor().name()),
              each -> {
                json.writeStringProperty("name", each.language());
                json.writeStringProperty("summary", each.summary());
              });
        });
  }

  /** What a formula and the house say of a position and, beside it, of boards. */
  static <P extends Position<P>> String valued(FormulaValues<P> values, P at, List<P> boards) {
    var open = values.open();
    var game = open.game();
    return Out.object(
        json -> {
          position(values, at, json);
          Out.objects(
              json,
              "features",
              FormulaValues.features(open, at),
              each -> {
                json.writeStringProperty("name", each.name());
                json.writeNumberProperty("own", each.own());
                json.writeNumberProperty("opponent", each.opponent());
              });
          Out.objects(
              json,
              "moves",
              values.moves(at),
              each -> {
                json.writeStringProperty("move", game.formatMove(at, each.move()));
                json.writeStringProperty("name", open.view().moveName(at, each.move()));
                json.writeNumberProperty("value", (long) each.value());
              });
          Out.objects(
              json,
              "evaluators",
              HouseEvaluator.of(open),
              each -> {
                json.writeStringProperty("name", each.name());
                json.writeNumberProperty("value", each.evaluator().evaluate(at));
                json.writeStringProperty("unit", each.descriptor().unit());
              });
          Out.objects(json, "boards", boards, each -> position(values, each, json));
        });
  }

  private static <P extends Position<P>> void position(
      FormulaValues<P> values, P at, JsonGenerator json) {
    var game = values.open().game();
    json.writeStringProperty("position", game.format(at));
    json.writeStringProperty("toMove", values.open().view().look(at.toMove()).name());
    json.writeNumberProperty("value", values.value(at));
  }

  /**
   * @param wanted how many positions were to be searched
   */
  static String counted(StateCounts counts, int wanted) {
    return Out.object(
        json -> {
          json.writeNumberProperty("depth", counts.depth());
          json.writeNumberProperty("positions", counts.positions());
          json.writeNumberProperty("wanted", wanted);
          json.writeNumberProperty("minimax", counts.minimax());
          Out.objects(
              json,
              "alphaBeta",
              counts.alphaBeta().entrySet(),
              each -> {
                json.writeStringProperty("name", each.getKey());
                json.writeNumberProperty("states", each.getValue());
              });
        });
  }
}
