package plyground.teach.why;

import plyground.agents.OpenGame;
import plyground.core.Position;
import tools.jackson.core.JsonGenerator;

/** An explanation as the command line and the lab both write it. */
public final class ExplanationJson {
  private ExplanationJson() {}

  /** Writes the properties of an object that the caller began and ends. */
  public static <P extends Position<P>> void write(
      OpenGame<P> open, Explanation<P> why, JsonGenerator json) {
    var game = open.game();
    var at = why.asked().positions().getFirst();
    json.writeStringProperty("game", game.name());
    json.writeStringProperty("position", game.format(at));
    json.writeStringProperty("toMove", game.sideName(at.toMove()));
    json.writeStringProperty("agent", why.agent());
    json.writeStringProperty("unit", why.unit());
    json.writeNumberProperty("depth", why.depth());
    json.writeNumberProperty("nodes", why.nodes());
    json.writeStringProperty("move", game.formatMove(at, why.asked().move()));
    json.writeBooleanProperty("best", why.best());
    json.writeArrayPropertyStart("moves");
    for (var each : why.moves()) {
      json.writeStartObject();
      json.writeStringProperty("move", game.formatMove(at, each.move()));
      json.writeStringProperty("name", open.view().moveName(at, each.move()));
      number(json, "value", each.value());
      json.writeEndObject();
    }
    json.writeEndArray();
    line(open, "line", why.asked(), json);
    line(open, "other", why.other(), json);
    json.writeArrayPropertyStart("sentences");
    for (var each : why.sentences()) {
      json.writeStartObject();
      json.writeStringProperty("kind", each.kind());
      json.writeStringProperty("text", each.text());
      json.writeObjectPropertyStart("numbers");
      each.numbers().forEach((name, value) -> number(json, name, value));
      json.writeEndObject();
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static <P extends Position<P>> void line(
      OpenGame<P> open, String name, ExpectedLine<P> line, JsonGenerator json) {
    json.writeObjectPropertyStart(name);
    number(json, "value", line.value());
    json.writeArrayPropertyStart("moves");
    for (int i = 0; i < line.moves().size(); i++) {
      var at = line.positions().get(i);
      int move = line.moves().get(i);
      json.writeStartObject();
      json.writeStringProperty("move", open.game().formatMove(at, move));
      json.writeStringProperty("name", open.view().moveName(at, move));
      json.writeStringProperty("position", open.game().format(line.positions().get(i + 1)));
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  /** Whole numbers without a point. */
  private static void number(JsonGenerator json, String name, double value) {
    if (value == Math.rint(value)) {
      json.writeNumberProperty(name, (long) value);
    } else {
      json.writeNumberProperty(name, value);
    }
  }
}
