package plyground.console;

import java.io.PrintWriter;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import plyground.arena.json.JsonFields;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;

/** One JSON object a line. */
public final class Json {
  private static final JsonFactory FACTORY =
      JsonFactory.builder().disable(StreamWriteFeature.AUTO_CLOSE_TARGET).build();

  private Json() {}

  public static void line(PrintWriter out, Consumer<JsonGenerator> properties) {
    try (var json = FACTORY.createGenerator(ObjectWriteContext.empty(), out)) {
      json.writeStartObject();
      properties.accept(json);
      json.writeEndObject();
    }
    out.println();
  }

  public static void strings(JsonGenerator json, String name, List<String> values) {
    JsonFields.strings(json, name, values);
  }

  public static void number(JsonGenerator json, String name, @Nullable Double value) {
    JsonFields.number(json, name, value);
  }

  public static void stringOrNull(JsonGenerator json, String name, @Nullable String value) {
    JsonFields.stringOrNull(json, name, value);
  }
}
