package plyground.core;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The values given for described parameters, every one of them checked. */
public final class Settings {
  private final Map<String, Parameter> described = new HashMap<>();
  private final Map<String, String> given;

  /**
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

  /** The value as written; empty if it is left open. */
  public String text(String name) {
    var parameter = described.get(name);
    if (parameter == null) {
      throw new IllegalArgumentException("parameter " + name + " is not described");
    }
    return given.getOrDefault(name, parameter.fallback());
  }

  public int whole(String name) {
    return Math.toIntExact(Long.parseLong(text(name)));
  }

  public long large(String name) {
    return Long.parseLong(text(name));
  }

  public double decimal(String name) {
    return Double.parseDouble(text(name));
  }

  public Duration time(String name) {
    return Times.parse(text(name));
  }
}
