package plyground.agents.protocol;

import java.io.StringWriter;
import java.util.function.Consumer;
import plyground.core.Game;
import plyground.core.Outcome;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** What is said to programs, and of games that are over, as JSON. */
public final class JsonMessage {
  private static final JsonFactory FACTORY = new JsonFactory();

  private JsonMessage() {}

  /** A line of some type to a program. */
  static String of(String type, Consumer<JsonGenerator> properties) {
    var text = new StringWriter(256);
    try (var json = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
      json.writeStartObject();
      json.writeStringProperty("type", type);
      properties.accept(json);
      json.writeEndObject();
    }
    return text.toString();
  }

  /** Who won, why, and the score, as properties of the object begun. */
  public static void outcome(JsonGenerator json, Game<?> game, Outcome outcome) {
    var winner = outcome.winner();
    if (winner == null) {
      json.writeNullProperty("winner");
    } else {
      json.writeStringProperty("winner", game.sideName(winner));
    }
    json.writeStringProperty("reason", outcome.reason());
    json.writeNumberProperty("score", outcome.score());
  }
}
