package plyground.cli;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import plyground.agents.Asker;
import plyground.agents.Catalogue;
import plyground.cli.base.Json;
import plyground.cli.base.Streams;
import plyground.core.Parameter;
import tools.jackson.core.JsonGenerator;

/** What games there are. */
@Command(
    name = "games",
    description = "Lists the games with their parameters.",
    mixinStandardHelpOptions = true,
    footer = {"", "Example: plyground games --json"})
final class GamesCommand implements Callable<Integer> {
  @Option(names = "--json", description = "One JSON object a game.")
  boolean json;

  private final Streams streams;

  GamesCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    for (var game : Catalogue.load(Asker.NOBODY).games()) {
      var evaluators = game.evaluators().stream().<String>map(each -> each.name()).toList();
      if (json) {
        Json.line(
            streams.out(),
            line -> {
              line.writeStringProperty("name", game.name());
              line.writeStringProperty("summary", game.summary());
              parameters(line, game.parameters());
              Json.strings(line, "evaluators", evaluators);
            });
      } else {
        streams.out().printf("%s%n    %s%n", game.name(), game.summary());
        game.parameters().forEach(each -> streams.out().println("    " + describe(each)));
        streams.out().println("    evaluators: " + String.join(", ", evaluators));
      }
    }
    return 0;
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
