package plyground.web.json;

import java.io.StringWriter;
import java.util.Collection;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** JSON as text. */
public final class Out {
  private static final JsonFactory FACTORY = JsonFactory.builder().build();

  private Out() {}

  public static String object(Consumer<JsonGenerator> properties) {
    return text(
        json -> {
          json.writeStartObject();
          properties.accept(json);
          json.writeEndObject();
        });
  }

  public static String text(Consumer<JsonGenerator> value) {
    var text = new StringWriter();
    try (var json = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
      value.accept(json);
    }
    return text.toString();
  }

  /** A list of objects. */
  public static <T> void objects(
      JsonGenerator json, String name, Collection<T> values, Consumer<T> properties) {
    json.writeArrayPropertyStart(name);
    for (T value : values) {
      json.writeStartObject();
      properties.accept(value);
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  public static void strings(JsonGenerator json, String name, Collection<String> values) {
    json.writeArrayPropertyStart(name);
    values.forEach(json::writeString);
    json.writeEndArray();
  }

  /** A number without a needless fraction; null where there is none. */
  public static void number(JsonGenerator json, String name, @Nullable Double value) {
    if (value == null) {
      json.writeNullProperty(name);
    } else if (value == Math.rint(value) && Math.abs(value) < 1e15) {
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
