package plyground.arena.record;

import java.util.Collection;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;

/** Properties as every JSON of ours writes them. */
public final class JsonFields {
  private static final double LARGEST_WHOLE = 1e15;

  private JsonFields() {}

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

  public static void stringOrNull(JsonGenerator json, String name, @Nullable String value) {
    if (value == null) {
      json.writeNullProperty(name);
    } else {
      json.writeStringProperty(name, value);
    }
  }
}
