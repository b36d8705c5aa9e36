package plyground.agents.engine;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import plyground.core.InputException;
import plyground.core.search.Limit;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** A message of the JSON protocol as a player hears it. */
record EngineTurn(String type, @Nullable String position, long seed, boolean analyse, Limit limit) {
  private static final JsonFactory FACTORY = new JsonFactory();

  static EngineTurn read(String line) {
    String type = "";
    String position = null;
    long seed = 0;
    boolean analyse = false;
    var limit = Limit.NONE;
    try (var json = FACTORY.createParser(ObjectReadContext.empty(), line)) {
      json.nextToken();
      while (json.nextToken() == JsonToken.PROPERTY_NAME) {
        String name = json.currentName();
        json.nextToken();
        switch (name) {
          case "type" -> type = json.getString();
          case "position" -> position = json.getString();
          case "seed" -> seed = json.getLongValue();
          case "analyse" -> analyse = json.getBooleanValue();
          case "limit" -> limit = limit(json);
          default -> json.skipChildren();
        }
      }
    } catch (JacksonException notJson) {
      throw new InputException("not a JSON object: " + line, notJson);
    }
    return new EngineTurn(type, position, seed, analyse, limit);
  }

  private static Limit limit(JsonParser json) {
    var limit = Limit.NONE;
    while (json.nextToken() == JsonToken.PROPERTY_NAME) {
      String name = json.currentName();
      json.nextToken();
      switch (name) {
        case "time" -> limit = limit.withTime(Duration.ofMillis(json.getLongValue()));
        case "depth" -> limit = limit.withDepth(json.getIntValue());
        case "nodes" -> limit = limit.withNodes(json.getLongValue());
        default -> json.skipChildren();
      }
    }
    return limit;
  }
}
