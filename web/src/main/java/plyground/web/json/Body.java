package plyground.web.json;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import plyground.core.InputException;
import plyground.core.spec.Nearest;

/**
 * A JSON object somebody sent, asked for its properties one by one. What does not fit is named, and
 * so is a property nobody asked for.
 */
public final class Body {
  private final Map<?, ?> properties;
  private final Set<String> known = new HashSet<>();

  private Body(Map<?, ?> properties) {
    this.properties = properties;
  }

  public static Body parse(String text) {
    if (JsonTree.parse(text.isBlank() ? "{}" : text) instanceof Map<?, ?> properties) {
      return new Body(properties);
    }
    throw new InputException("expected a JSON object");
  }

  private @Nullable Object value(String name) {
    known.add(name);
    return properties.get(name);
  }

  public boolean has(String name) {
    return value(name) != null;
  }

  public String text(String name, int most) {
    return switch (value(name)) {
      case String text when text.length() <= most -> text;
      case String text ->
          throw wrong(name, "text of at most " + most + " characters, not " + text.length());
      case null, default -> throw wrong(name, "text");
    };
  }

  public String text(String name, int most, String otherwise) {
    return has(name) ? text(name, most) : otherwise;
  }

  public long whole(String name, long least, long most) {
    if (value(name) instanceof Long number && number >= least && number <= most) {
      return number;
    }
    throw wrong(name, "a whole number from " + least + " to " + most);
  }

  public long whole(String name, long least, long most, long otherwise) {
    return has(name) ? whole(name, least, most) : otherwise;
  }

  public boolean flag(String name, boolean otherwise) {
    return switch (value(name)) {
      case null -> otherwise;
      case Boolean flag -> flag;
      default -> throw wrong(name, "true or false");
    };
  }

  /** A list of texts; none if it is left out. */
  public List<String> texts(String name, int mostTexts, int mostCharacters) {
    if (!has(name)) {
      return List.of();
    }
    if (!(value(name) instanceof List<?> list) || list.size() > mostTexts) {
      throw wrong(name, "a list of at most " + mostTexts + " texts");
    }
    var texts = new ArrayList<String>(list.size());
    for (Object each : list) {
      if (!(each instanceof String text) || text.length() > mostCharacters) {
        throw wrong(name, "texts of at most " + mostCharacters + " characters in the list");
      }
      texts.add(text);
    }
    return texts;
  }

  /** To be called when everything known has been asked for. */
  public void end() {
    for (Object name : properties.keySet()) {
      if (!known.contains(String.valueOf(name))) {
        var names = known.stream().sorted().toList();
        throw new InputException(
            "no property '" + name + "' here; " + Nearest.hint(String.valueOf(name), names));
      }
    }
  }

  private static InputException wrong(String name, String expected) {
    return new InputException("'" + name + "': expected " + expected);
  }
}
