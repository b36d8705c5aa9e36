package plyground.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.plugin.Plugins;
import plyground.arena.json.JsonFields;
import plyground.console.Json;
import plyground.console.Streams;
import plyground.console.Words;
import plyground.core.InputException;
import plyground.core.spec.Nearest;
import plyground.core.spec.Parameter;
import plyground.core.spi.GameDescriptor;
import tools.jackson.core.JsonGenerator;

/** What games there are. */
@Command(
    name = "games",
    description = "Lists the games with their parameters, or the rules of one.",
    mixinStandardHelpOptions = true,
    footer = {"", "Example: plyground games othello"})
final class GamesCommand implements Callable<Integer> {
  @Parameters(arity = "0..1", paramLabel = "GAME", description = "This one alone, with its rules.")
  @Nullable String only;

  @Option(names = "--json", description = "One JSON object a game.")
  boolean json;

  private final Streams streams;

  GamesCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    for (var game : chosen()) {
      var evaluators = game.evaluators().stream().<String>map(each -> each.name()).toList();
      var origin = Plugins.of(game.name());
      if (json) {
        Json.line(
            streams.out(),
            line -> {
              line.writeStringProperty("name", game.name());
              line.writeStringProperty("summary", game.text().summary());
              parameters(line, game.parameters());
              JsonFields.strings(line, "evaluators", evaluators);
              origin.ifPresent(
                  plugin -> {
                    line.writeStringProperty("plugin", plugin.path().toString());
                    line.writeStringProperty("sha256", plugin.sha256());
                  });
              if (only != null) {
                JsonFields.strings(line, "rules", game.text().rules());
              }
            });
      } else {
        streams.out().printf("%s%n    %s%n", game.name(), game.text().summary());
        game.parameters().forEach(each -> streams.out().println("    " + describe(each)));
        streams.out().println("    evaluators: " + String.join(", ", evaluators));
        origin.ifPresent(
            plugin ->
                streams.out().printf("    from %s, version %s%n", plugin.path(), plugin.version()));
        if (only != null) {
          game.text().rules().forEach(text -> streams.out().printf("%n%s%n", Words.wrapped(text)));
        }
      }
    }
    return 0;
  }

  private List<GameDescriptor<?>> chosen() {
    var all = Catalogue.load(MoveInput.NOBODY).games();
    Plugins.installed().complaints().forEach(streams::say);
    if (only == null) {
      return all;
    }
    var names = all.stream().<String>map(each -> each.name()).toList();
    int at = names.indexOf(only);
    if (at < 0) {
      throw new InputException("no game '" + only + "'; " + Nearest.hint(only, names));
    }
    return List.of(all.get(at));
  }

  static String describe(Parameter parameter) {
    String otherwise = parameter.fallback().isEmpty() ? "" : " [" + parameter.fallback() + "]";
    return "%s=%s%s  %s"
        .formatted(parameter.name(), parameter.values(), otherwise, parameter.summary());
  }

  static void parameters(JsonGenerator json, List<Parameter> parameters) {
    json.writeArrayPropertyStart("parameters");
    for (var parameter : parameters) {
      json.writeStartObject();
      json.writeStringProperty("name", parameter.name());
      json.writeStringProperty("values", parameter.values());
      json.writeStringProperty("default", parameter.fallback());
      json.writeStringProperty("summary", parameter.summary());
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
