package plyground.games.waroflife;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A JSON object of the golden files, taken apart just as far as they need it. */
record Golden(String json) {
  static List<Golden> lines(String resource) {
    return text(resource).lines().filter(line -> !line.isBlank()).map(Golden::new).toList();
  }

  static String text(String resource) {
    try (var stream = Golden.class.getResourceAsStream(resource)) {
      if (stream == null) {
        throw new IllegalArgumentException("no resource " + resource);
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** The value of a property as it stands there, quotes taken off. */
  String get(String name) {
    int at = json.indexOf("\"" + name + "\":");
    if (at < 0) {
      throw new IllegalArgumentException("no property " + name + " in " + json);
    }
    int start = at + name.length() + 3;
    while (json.charAt(start) == ' ') {
      start++;
    }
    int end = start;
    int depth = 0;
    while (depth > 0 || ",}]".indexOf(json.charAt(end)) < 0) {
      depth += "[{".indexOf(json.charAt(end)) >= 0 ? 1 : 0;
      depth -= "]}".indexOf(json.charAt(end)) >= 0 ? 1 : 0;
      end++;
    }
    return json.substring(start, end).replace("\"", "").strip();
  }

  Golden object(String name) {
    int at = json.indexOf("\"" + name + "\":");
    return new Golden(json.substring(at, json.indexOf('}', at) + 1));
  }

  int number(String name) {
    return Integer.parseInt(get(name));
  }

  /** A list of lists, each inner list as it stands there. */
  List<String> list(String name) {
    var items = new ArrayList<String>();
    String text = get(name);
    for (int at = 1; at < text.length() - 1; at++) {
      int end = text.indexOf(']', at) + 1;
      items.add(text.substring(at, end));
      at = end;
    }
    return items;
  }
}
