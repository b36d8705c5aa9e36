package plyground.agents.protocol;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import plyground.core.InputException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/**
 * What a program that knows a game's rules says in one JSON object.
 *
 * @param question what it was asked, for complaints
 * @param texts the properties that are a text or a number
 * @param lists those that are a list of such
 */
record RulesAnswer(String question, Map<String, String> texts, Map<String, List<String>> lists) {
  private static final JsonFactory FACTORY = new JsonFactory();

  /** Null if the line is no JSON object. */
  static @Nullable RulesAnswer read(String question, String line) {
    var texts = new HashMap<String, String>();
    var lists = new HashMap<String, List<String>>();
    try (var json = FACTORY.createParser(ObjectReadContext.empty(), line)) {
      if (json.nextToken() != JsonToken.START_OBJECT) {
        return null;
      }
      while (json.nextToken() != JsonToken.END_OBJECT) {
        String name = json.currentName();
        switch (json.nextToken()) {
          case VALUE_NULL -> {}
          case START_ARRAY -> lists.put(name, list(json));
          case START_OBJECT -> json.skipChildren();
          default -> texts.put(name, json.getString());
        }
      }
      return json.nextToken() == null ? new RulesAnswer(question, texts, lists) : null;
    } catch (JacksonException notJson) {
      return null;
    }
  }

  private static List<String> list(JsonParser json) {
    var values = new ArrayList<String>();
    while (json.nextToken() != JsonToken.END_ARRAY) {
      values.add(String.valueOf(json.getString()));
      json.skipChildren();
    }
    return values;
  }

  @Nullable String optional(String name) {
    return texts.get(name);
  }

  String text(String name) {
    var value = texts.get(name);
    if (value == null) {
      throw missing(name, "a text");
    }
    return value;
  }

  int number(String name) {
    try {
      return Integer.parseInt(text(name));
    } catch (NumberFormatException wrong) {
      throw missing(name, "a whole number");
    }
  }

  List<String> list(String name) {
    var value = lists.get(name);
    if (value == null) {
      throw missing(name, "a list");
    }
    return value;
  }

  List<String> listOrNone(String name) {
    return lists.getOrDefault(name, List.of());
  }

  private InputException missing(String name, String expected) {
    return new InputException(
        "the game's program answers %s without \"%s\", %s".formatted(question, name, expected));
  }
}
