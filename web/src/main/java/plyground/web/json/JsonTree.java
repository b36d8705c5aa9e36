package plyground.web.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import plyground.core.InputException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;

/** JSON read into maps, lists, strings, longs, doubles, booleans and nulls. */
public final class JsonTree {
  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .streamReadConstraints(StreamReadConstraints.builder().maxNestingDepth(16).build())
          .build();

  private JsonTree() {}

  /**
   * @throws InputException if it is no JSON, or more than one value
   */
  public static @Nullable Object parse(String text) {
    try (var parser = FACTORY.createParser(ObjectReadContext.empty(), text)) {
      var value = value(parser, parser.nextToken());
      if (parser.nextToken() != null) {
        throw new InputException("more than one JSON value");
      }
      return value;
    } catch (JacksonException wrong) {
      throw new InputException("not JSON: " + wrong.getOriginalMessage(), wrong);
    }
  }

  private static @Nullable Object value(JsonParser parser, @Nullable JsonToken token) {
    return switch (token) {
      case START_OBJECT -> object(parser);
      case START_ARRAY -> array(parser);
      case VALUE_STRING -> parser.getString();
      case VALUE_NUMBER_INT -> parser.getLongValue();
      case VALUE_NUMBER_FLOAT -> parser.getDoubleValue();
      case VALUE_TRUE -> true;
      case VALUE_FALSE -> false;
      case VALUE_NULL -> null;
      case null, default -> throw new InputException("not JSON: it ends too early");
    };
  }

  private static Map<String, @Nullable Object> object(JsonParser parser) {
    var object = new LinkedHashMap<String, @Nullable Object>();
    while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
      String name = parser.currentName();
      if (object.containsKey(name)) {
        throw new InputException("'" + name + "' is given twice");
      }
      object.put(name, value(parser, parser.nextToken()));
    }
    return object;
  }

  private static List<@Nullable Object> array(JsonParser parser) {
    var array = new ArrayList<@Nullable Object>();
    for (var next = parser.nextToken(); next != JsonToken.END_ARRAY; next = parser.nextToken()) {
      array.add(value(parser, next));
    }
    return array;
  }
}
