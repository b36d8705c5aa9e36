package plyground.agents.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** What a program says in one JSON object; properties we do not know are passed over. */
record Answer(
    @Nullable String move,
    @Nullable Double value,
    List<Option> moves,
    int depth,
    long nodes,
    @Nullable String error) {
  private static final JsonFactory FACTORY = new JsonFactory();

  /** A move and what it is worth. */
  record Option(String move, double value) {}

  static Answer read(String line) {
    try (var json = FACTORY.createParser(ObjectReadContext.empty(), line)) {
      require(json.nextToken() == JsonToken.START_OBJECT);
      var answer = properties(json);
      require(json.nextToken() == null);
      return answer;
    }
  }

  private static Answer properties(JsonParser json) {
    String move = null;
    Double value = null;
    List<Option> moves = List.of();
    int depth = 0;
    long nodes = 1;
    String error = null;
    while (json.nextToken() != JsonToken.END_OBJECT) {
      String name = json.currentName();
      // Many languages write what they do not know as null.
      if (json.nextToken() == JsonToken.VALUE_NULL) {
        continue;
      }
      switch (name) {
        case "move" -> move = move(json);
        case "value" -> value = finite(json);
        case "moves" -> moves = options(json);
        case "depth" -> depth = json.getIntValue();
        case "nodes" -> nodes = json.getLongValue();
        case "error" -> error = scalar(json);
        default -> json.skipChildren();
      }
    }
    return new Answer(move, value, moves, depth, nodes, error);
  }

  /** A move as text; moves that look like numbers or lists may come as such. */
  private static String move(JsonParser json) {
    if (json.currentToken() != JsonToken.START_ARRAY) {
      return scalar(json);
    }
    var list = new StringJoiner(",", "[", "]");
    while (json.nextToken() != JsonToken.END_ARRAY) {
      list.add(scalar(json));
    }
    return list.toString();
  }

  private static String scalar(JsonParser json) {
    require(json.currentToken().isScalarValue());
    return json.getString();
  }

  private static double finite(JsonParser json) {
    double value = json.getDoubleValue();
    require(Double.isFinite(value));
    return value;
  }

  private static List<Option> options(JsonParser json) {
    require(json.currentToken() == JsonToken.START_ARRAY);
    var options = new ArrayList<Option>();
    while (json.nextToken() != JsonToken.END_ARRAY) {
      require(json.currentToken() == JsonToken.START_OBJECT);
      var each = properties(json);
      if (each.move != null && each.value != null) {
        options.add(new Option(each.move, each.value));
      }
    }
    return options;
  }

  private static void require(boolean wellFormed) {
    if (!wellFormed) {
      throw new IllegalArgumentException("not an answer");
    }
  }
}
