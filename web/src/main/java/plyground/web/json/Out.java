package plyground.web.json;

import java.io.StringWriter;
import java.util.Collection;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import plyground.arena.json.JsonFields;
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
    JsonFields.strings(json, name, values);
  }

  public static void number(JsonGenerator json, String name, @Nullable Double value) {
    JsonFields.number(json, name, value);
  }

  public static void stringOrNull(JsonGenerator json, String name, @Nullable String value) {
    JsonFields.stringOrNull(json, name, value);
  }

  /** JSON that is text already. */
  public static void rawOrNull(JsonGenerator json, String name, @Nullable String value) {
    json.writeName(name);
    json.writeRawValue(value == null ? "null" : value);
  }
}
