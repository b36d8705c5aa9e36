package plyground.web;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The part of JSON Schema the lab's description uses, with properties it does not list refused. */
final class Schema {
  private final Map<?, ?> document;

  Schema(Map<?, ?> document) {
    this.document = document;
  }

  /** Follows a reference, if it is one. */
  Map<?, ?> resolve(@Nullable Object node) {
    var map = (Map<?, ?>) Objects.requireNonNull(node);
    if (!(map.get("$ref") instanceof String reference)) {
      return map;
    }
    Object found = document;
    for (String name : reference.substring(2).split("/")) {
      found = ((Map<?, ?>) Objects.requireNonNull(found)).get(name);
    }
    return resolve(found);
  }

  /** Fails with the place where the value does not fit. */
  void check(String place, @Nullable Object value, @Nullable Object schema) {
    var described = resolve(schema);
    if (!typed(value, described.get("type"))) {
      throw new AssertionError(place + ": " + value + " is no " + described.get("type"));
    }
    if (described.get("enum") instanceof List<?> names && !names.contains(value)) {
      throw new AssertionError(place + ": " + value + " is none of " + names);
    }
    if (value instanceof List<?> list && described.get("items") != null) {
      list.forEach(each -> check(place + "[]", each, described.get("items")));
    }
    if (value instanceof Map<?, ?> object) {
      object(place, object, described);
    }
  }

  private void object(String place, Map<?, ?> object, Map<?, ?> described) {
    if (described.get("required") instanceof List<?> required
        && !object.keySet().containsAll(required)) {
      throw new AssertionError(place + ": " + object.keySet() + " lacks some of " + required);
    }
    if (described.get("properties") instanceof Map<?, ?> properties) {
      object.forEach(
          (name, each) -> {
            if (!properties.containsKey(name)) {
              throw new AssertionError(place + "." + name + " is not described");
            }
            check(place + "." + name, each, properties.get(name));
          });
    }
  }

  private static boolean typed(@Nullable Object value, @Nullable Object types) {
    if (types instanceof List<?> several) {
      return several.stream().anyMatch(type -> typed(value, type));
    }
    return switch (String.valueOf(types)) {
      case "object" -> value instanceof Map;
      case "array" -> value instanceof List;
      case "string" -> value instanceof String;
      case "integer" -> value instanceof Long;
      case "number" -> value instanceof Number;
      case "boolean" -> value instanceof Boolean;
      case "null" -> value == null;
      default -> throw new AssertionError("a type the test does not know: " + types);
    };
  }
}
