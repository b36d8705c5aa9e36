package plyground.arena.experiment;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import plyground.core.InputException;
import plyground.core.spec.Spec;

/**
 * An agent's name some of whose parameters are lists of values in braces: {@code
 * pvs:nodes={1000..1000000*10},eval={combined,disc}}. What is quoted is taken as it is.
 *
 * @param text as it was written
 * @param parameters by name, in the order written; those without braces have one value
 * @param varied the names of those with braces
 */
public record AgentTemplate(
    String text, String name, Map<String, List<ParameterValues>> parameters, List<String> varied) {

  /**
   * @throws InputException if it is not a name with parameters
   */
  public static AgentTemplate parse(String text) {
    int colon = text.indexOf(':');
    String name = Spec.parse(colon < 0 ? text : text.substring(0, colon)).name();
    var parameters = new LinkedHashMap<String, List<ParameterValues>>();
    var varied = new ArrayList<String>();
    if (colon >= 0) {
      for (String part : split(text, text.substring(colon + 1))) {
        int equals = part.indexOf('=');
        String value = part.substring(equals + 1).strip();
        boolean braced = equals > 0 && value.startsWith("{");
        String key = braced ? part.substring(0, equals).strip() : "";
        if (braced) {
          parameters.merge(key, values(text, value), (_, _) -> twice(text, key));
          varied.add(key);
        } else {
          Spec.parse(name + ":" + part)
              .parameters()
              .forEach(
                  (plain, one) ->
                      parameters.merge(
                          plain,
                          List.of(new ParameterValues.Single(one)),
                          (_, _) -> twice(text, plain)));
        }
      }
    }
    return new AgentTemplate(text, name, parameters, List.copyOf(varied));
  }

  private static List<ParameterValues> twice(String text, String key) {
    throw new InputException("'" + text + "' gives '" + key + "' twice");
  }

  private static List<ParameterValues> values(String text, String braced) {
    if (!braced.endsWith("}") || braced.length() < 3) {
      throw new InputException("'%s': expected {value,value,...} for %s".formatted(text, braced));
    }
    try {
      return split(text, braced.substring(1, braced.length() - 1)).stream()
          .map(AgentTemplate::entry)
          .toList();
    } catch (InputException wrong) {
      throw wrong.at("'" + text + "'");
    }
  }

  /** An entry in quotes is a value, whatever it looks like. */
  private static ParameterValues entry(String text) {
    String bare = text.strip();
    if (bare.startsWith("\"")) {
      return new ParameterValues.Single(
          Spec.parse("entry:value=" + bare).parameters().getOrDefault("value", ""));
    }
    if (bare.isEmpty()) {
      throw new InputException("an empty value in braces");
    }
    return ParameterValues.parse(bare);
  }

  /** The parts between commas that stand neither in quotes nor in braces. */
  private static List<String> split(String whole, String text) {
    var parts = new ArrayList<String>();
    int from = 0;
    int depth = 0;
    boolean quoted = false;
    for (int at = 0; at < text.length(); at++) {
      char c = text.charAt(at);
      if (quoted) {
        at += c == '\\' ? 1 : 0;
        quoted = c != '"';
      } else if (c == '"') {
        quoted = true;
      } else if (c == '{' || c == '}') {
        depth += c == '{' ? 1 : -1;
      } else if (c == ',' && depth == 0) {
        parts.add(text.substring(from, at));
        from = at + 1;
      }
      if (depth < 0 || depth > 1) {
        throw new InputException("'" + whole + "': expected one pair of braces around a list");
      }
    }
    if (depth != 0) {
      throw new InputException("'" + whole + "': this brace is never closed");
    }
    parts.add(text.substring(from));
    return parts;
  }

  /** How many agents it stands for, told without making them. */
  public long settings() {
    long product = 1;
    for (var values : parameters.values()) {
      long count = values.stream().mapToLong(ParameterValues::count).reduce(0, AgentTemplate::sum);
      product = product > Long.MAX_VALUE / count ? Long.MAX_VALUE : product * count;
    }
    return product;
  }

  private static long sum(long a, long b) {
    return a + b < 0 ? Long.MAX_VALUE : a + b;
  }

  /** The parameters with more than one value, in the order written. */
  public List<Factor> factors() {
    return parameters.entrySet().stream()
        .map(each -> new Factor(each.getKey(), levels(each.getKey())))
        .filter(factor -> factor.levels().size() > 1)
        .toList();
  }

  private List<String> levels(String key) {
    var levels = new LinkedHashSet<String>();
    for (var values : parameters.getOrDefault(key, List.of())) {
      for (String value : values.list()) {
        if (!levels.add(value)) {
          throw new InputException("'%s': %s has %s twice".formatted(text, key, value));
        }
      }
    }
    return List.copyOf(levels);
  }

  /** The agents, the last factor changing fastest. */
  public List<String> agents() {
    List<Map<String, String>> all = List.of(Map.of());
    for (String key : parameters.keySet()) {
      var longer = new ArrayList<Map<String, String>>();
      for (var before : all) {
        for (String level : levels(key)) {
          var one = new LinkedHashMap<>(before);
          one.put(key, level);
          longer.add(one);
        }
      }
      all = longer;
    }
    return all.stream().map(chosen -> new Spec(name, chosen).toString()).toList();
  }
}
