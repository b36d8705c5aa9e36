package plyground.agents.process;

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
      expect(json, JsonToken.START_OBJECT);
      return properties(json);
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
      var token = json.nextToken();
      switch (name) {
        case "move" -> move = word(json, token);
        case "value" -> value = token == JsonToken.VALUE_NULL ? null : json.getDoubleValue();
        case "moves" -> moves = options(json);
        case "depth" -> depth = json.getIntValue();
        case "nodes" -> nodes = json.getLongValue();
        case "error" -> error = json.getString();
        default -> json.skipChildren();
      }
    }
    return new Answer(move, value, moves, depth, nodes, error);
  }

  /** A move as text; moves that look like numbers or lists may come as such. */
  private static String word(JsonParser json, JsonToken token) {
    if (token == JsonToken.START_ARRAY) {
      var list = new StringJoiner(",", "[", "]");
      while (json.nextToken() != JsonToken.END_ARRAY) {
        list.add(json.getString());
      }
      return list.toString();
    }
    return json.getString();
  }

  private static List<Option> options(JsonParser json) {
    var options = new ArrayList<Option>();
    while (json.nextToken() != JsonToken.END_ARRAY) {
      var each = properties(json);
      if (each.move != null && each.value != null) {
        options.add(new Option(each.move, each.value));
      }
    }
    return options;
  }

  private static void expect(JsonParser json, JsonToken token) {
    if (json.nextToken() != token) {
      throw new IllegalArgumentException("not an object");
    }
  }
}
