package plyground.core.spec;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plyground.core.InputException;

/** The values given for described parameters, every one of them checked. */
public final class Settings {
  private final Map<String, Parameter> described = new LinkedHashMap<>();
  private final Map<String, String> given;

  /**
   * Checks what was given against what is described.
   *
   * @throws InputException if a name is not described or a value does not fit
   */
  public Settings(List<Parameter> parameters, Map<String, String> given) {
    parameters.forEach(parameter -> described.put(parameter.name(), parameter));
    this.given = Map.copyOf(given);
    given.forEach(this::check);
  }

  private void check(String name, String value) {
    var parameter = described.get(name);
    if (parameter == null) {
      String hint =
          described.isEmpty()
              ? "it takes none"
              : Nearest.hint(name, described.keySet().stream().sorted().toList());
      throw new InputException("no parameter '" + name + "'; " + hint);
    }
    parameter.check(value);
  }

  /** Whether there is such a parameter at all. */
  public boolean describes(String name) {
    return described.containsKey(name);
  }

  /** Whether there is a value: one given, or a default. */
  public boolean has(String name) {
    return !text(name).isEmpty();
  }

  /** Whether somebody chose the value, be it the default. */
  public boolean given(String name) {
    return given.containsKey(name);
  }

  /**
   * What makes the same thing again: its name with the values that differ from their defaults, in
   * the order they are described in, quoted where they must be.
   */
  public String name(String kind) {
    var differing = new LinkedHashMap<String, String>();
    for (var parameter : described.values()) {
      String value = text(parameter.name());
      if (!value.equals(parameter.fallback())) {
        differing.put(parameter.name(), value);
      }
    }
    return new Spec(kind, differing).toString();
  }

  /** The value as written; empty if it is left open. */
  public String text(String name) {
    var parameter = described.get(name);
    if (parameter == null) {
      throw new IllegalArgumentException("parameter " + name + " is not described");
    }
    return given.getOrDefault(name, parameter.fallback());
  }

  /** The value of a whole parameter that fits an int. */
  public int whole(String name) {
    return Math.toIntExact(Long.parseLong(text(name)));
  }

  /** The value of a whole parameter of any size. */
  public long large(String name) {
    return Long.parseLong(text(name));
  }

  /** The value of a parameter with decimals. */
  public double decimal(String name) {
    return Double.parseDouble(text(name));
  }

  /** The value of a parameter that is a length of time. */
  public Duration time(String name) {
    return Times.parse(text(name));
  }
}
