package plyground.agents.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plyground.agents.AgentFactory;
import plyground.agents.OpenGame;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.spec.Nearest;
import plyground.core.spec.Parameter;
import plyground.core.spec.Spec;
import plyground.core.spi.AgentDescriptor;

/** An agent's parameters as the options of an engine. */
final class EngineOptions<P extends Position<P>> {
  private final OpenGame<P> open;
  private final AgentDescriptor<P> kind;
  private final Map<String, String> given;

  EngineOptions(OpenGame<P> open, String agent) {
    this.open = open;
    open.player(agent);
    var spec = Spec.parse(agent);
    kind =
        open.agents().stream().filter(e -> e.name().equals(spec.name())).findFirst().orElseThrow();
    given = new LinkedHashMap<>(spec.parameters());
  }

  /** The agent as the options make it. */
  AgentFactory<P> player() {
    return open.player(new Spec(kind.name(), given).toString());
  }

  /** One line an option, as UGI announces them. */
  List<String> lines() {
    var lines = new ArrayList<String>();
    for (var parameter : kind.parameters()) {
      lines.add("option name " + parameter.name() + " " + type(parameter));
    }
    return lines;
  }

  private String type(Parameter parameter) {
    String value = given.getOrDefault(parameter.name(), parameter.fallback());
    return switch (parameter.kind()) {
      case Parameter.Whole(long least, long most) when !value.isEmpty() ->
          "type spin default %s min %d max %d".formatted(value, least, most);
      case Parameter.Choice(List<String> values) ->
          "type combo default " + value + " var " + String.join(" var ", values);
      default -> "type string default " + (value.isEmpty() ? "<empty>" : value);
    };
  }

  /**
   * Sets an option; an empty value takes it back.
   *
   * @throws InputException if there is no such option or the value does not fit; then nothing has
   *     changed
   */
  void set(String name, String value) {
    var names = kind.parameters().stream().map(Parameter::name).toList();
    String known =
        names.stream()
            .filter(name::equalsIgnoreCase)
            .findFirst()
            .orElseThrow(
                () -> new InputException("no option '" + name + "'; " + Nearest.hint(name, names)));
    var before = new LinkedHashMap<>(given);
    if (value.isEmpty() || value.equals("<empty>")) {
      given.remove(known);
    } else {
      given.put(known, value);
    }
    try {
      player();
    } catch (InputException wrong) {
      given.clear();
      given.putAll(before);
      throw wrong;
    }
  }
}
