package plyground.core.spec;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import plyground.core.InputException;

/**
 * A name with parameters as people write it: {@code alphabeta:depth=5,eval=disc}. A value that
 * holds a comma, a colon or a quote is put in double quotes, with a backslash before a quote or
 * backslash.
 */
public record Spec(String name, Map<String, String> parameters) {
  /**
   * Reads one.
   *
   * @throws InputException naming what is wrong with the text
   */
  public static Spec parse(String text) {
    int colon = text.indexOf(':');
    String name = (colon < 0 ? text : text.substring(0, colon)).strip();
    if (name.isEmpty()) {
      throw new InputException("'" + text + "' begins without a name; expected name:key=value,...");
    }
    return new Spec(name, colon < 0 ? Map.of() : new Scanner(text, colon + 1).parameters());
  }

  @Override
  public String toString() {
    return parameters.isEmpty()
        ? name
        : parameters.entrySet().stream()
            .map(entry -> entry.getKey() + "=" + quote(entry.getValue()))
            .collect(Collectors.joining(",", name + ":", ""));
  }

  private static String quote(String value) {
    boolean plain = value.chars().noneMatch(c -> c == ',' || c == ':' || c == '"' || c == ' ');
    return plain ? value : '"' + value.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  /** Reads what follows the colon. */
  private static final class Scanner {
    private final String text;
    private int at;

    Scanner(String text, int at) {
      this.text = text;
      this.at = at;
    }

    Map<String, String> parameters() {
      var parameters = new LinkedHashMap<String, String>();
      do {
        String key = key();
        if (parameters.put(key, value()) != null) {
          throw new InputException("'" + text + "' gives '" + key + "' twice");
        }
      } while (at++ < text.length());
      return parameters;
    }

    private String key() {
      int equals = text.indexOf('=', at);
      int comma = text.indexOf(',', at);
      if (equals < 0 || (comma >= 0 && comma < equals) || equals == at) {
        throw new InputException(
            "'%s', character %d: expected key=value"
                .formatted(text, Math.min(at, text.length()) + 1));
      }
      String key = text.substring(at, equals).strip();
      at = equals + 1;
      return key;
    }

    private String value() {
      if (at < text.length() && text.charAt(at) == '"') {
        return quoted();
      }
      int comma = text.indexOf(',', at);
      int end = comma < 0 ? text.length() : comma;
      String value = text.substring(at, end).strip();
      at = end;
      return value;
    }

    private String quoted() {
      int open = at++;
      var value = new StringBuilder();
      while (at < text.length() && text.charAt(at) != '"') {
        if (text.charAt(at) == '\\' && at + 1 < text.length()) {
          at++;
        }
        value.append(text.charAt(at++));
      }
      if (at >= text.length()) {
        throw new InputException(
            "'%s', character %d: this quote is never closed".formatted(text, open + 1));
      }
      at++;
      if (at < text.length() && text.charAt(at) != ',') {
        throw new InputException(
            "'%s', character %d: expected a comma after the quote".formatted(text, at + 1));
      }
      return value.toString();
    }
  }
}
