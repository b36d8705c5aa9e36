package plyground.arena.json;

import java.util.Collection;
import org.jspecify.annotations.Nullable;
import plyground.agents.protocol.JsonMessage;
import plyground.core.Game;
import plyground.core.Outcome;
import tools.jackson.core.JsonGenerator;

/** Properties as every JSON of ours writes them. */
public final class JsonFields {
  private static final double LARGEST_WHOLE = 1e15;

  private JsonFields() {}

  /** An array of texts. */
  public static void strings(JsonGenerator json, String name, Collection<String> values) {
    json.writeArrayPropertyStart(name);
    values.forEach(json::writeString);
    json.writeEndArray();
  }

  /** A number without a needless fraction; null where there is none. */
  public static void number(JsonGenerator json, String name, @Nullable Double value) {
    if (value == null) {
      json.writeNullProperty(name);
    } else if (value == Math.rint(value) && Math.abs(value) < LARGEST_WHOLE) {
      json.writeNumberProperty(name, value.longValue());
    } else {
      json.writeNumberProperty(name, value);
    }
  }

  /** A text; null where there is none. */
  public static void stringOrNull(JsonGenerator json, String name, @Nullable String value) {
    if (value == null) {
      json.writeNullProperty(name);
    } else {
      json.writeStringProperty(name, value);
    }
  }

  /** The property {@code outcome} as every command prints it. */
  public static void outcome(JsonGenerator json, Game<?> game, Outcome outcome) {
    json.writeObjectPropertyStart("outcome");
    JsonMessage.outcome(json, game, outcome);
    json.writeEndObject();
  }
}
