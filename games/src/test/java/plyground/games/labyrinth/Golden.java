package plyground.games.labyrinth;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The golden lines: what the authors' own program chose. JSON without numbers but whole ones. */
final class Golden {
  private final String text;
  private int at;

  private Golden(String text) {
    this.text = text;
  }

  @SuppressWarnings("unchecked") // every line is an object
  static List<Map<String, Object>> lines(String resource) {
    try (var stream = Golden.class.getResourceAsStream(resource)) {
      var all = new String(stream.readAllBytes(), StandardCharsets.UTF_8).lines();
      return all.map(line -> (Map<String, Object>) new Golden(line).value()).toList();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private Object value() {
    return switch (text.charAt(at)) {
      case '{' -> object();
      case '[' -> array();
      case '"' -> string();
      default -> number();
    };
  }

  private Map<String, Object> object() {
    var object = new LinkedHashMap<String, Object>();
    do {
      at++;
      String key = string();
      at++;
      object.put(key, value());
    } while (text.charAt(at) == ',');
    at++;
    return object;
  }

  private List<Object> array() {
    var array = new ArrayList<>();
    do {
      at++;
      array.add(value());
    } while (text.charAt(at) == ',');
    at++;
    return array;
  }

  private String string() {
    int end = text.indexOf('"', at + 1);
    String string = text.substring(at + 1, end);
    at = end + 1;
    return string;
  }

  private Integer number() {
    int end = at;
    while (Character.isDigit(text.charAt(end))) {
      end++;
    }
    int number = Integer.parseInt(text.substring(at, end));
    at = end;
    return number;
  }

  /** The line's position in our own notation. */
  static String position(Map<String, Object> line) {
    var board = new StringBuilder();
    for (Object row : list(line, "board")) {
      board.append(board.isEmpty() ? "" : "/");
      for (Object tile : (List<?>) row) {
        board.append(Integer.toHexString(Integer.parseInt((String) tile, 2)));
      }
    }
    return "%s %s %s %s"
        .formatted(board, player(line, "a"), player(line, "b"), line.getOrDefault("to_move", "a"));
  }

  private static String player(Map<String, Object> line, String name) {
    var names = list(line, "list_" + name).stream().map(each -> (String) ((List<?>) each).get(0));
    int index = (Integer) line.getOrDefault("index_" + name, 1);
    return "%s@%s:%s:%d"
        .formatted(
            name,
            square(list(line, "pos_" + name), 0),
            String.join(",", names.toList()),
            index - 1);
  }

  /** Row and column out of a list that holds them from a place on. */
  static String square(List<?> list, int from) {
    return list.get(from) + "/" + list.get(from + 1);
  }

  static String text(Map<String, Object> line, String key) {
    return (String) there(line, key);
  }

  static List<?> list(Map<String, Object> line, String key) {
    return (List<?>) there(line, key);
  }

  @SuppressWarnings("unchecked") // keys are always strings
  static Map<String, Object> object(Map<String, Object> line, String key) {
    return (Map<String, Object>) there(line, key);
  }

  private static Object there(Map<String, Object> line, String key) {
    return Objects.requireNonNull(line.get(key), key);
  }
}
