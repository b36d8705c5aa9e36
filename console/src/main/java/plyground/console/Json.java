package plyground.console;

import java.io.PrintWriter;
import java.util.function.Consumer;
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
}
