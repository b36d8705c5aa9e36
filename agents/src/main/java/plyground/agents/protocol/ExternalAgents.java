package plyground.agents.protocol;

import static plyground.core.spec.Parameter.choice;
import static plyground.core.spec.Parameter.text;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import plyground.agents.sandbox.Program;
import plyground.agents.sandbox.ResourceLimits;
import plyground.core.Game;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.agent.Agent;
import plyground.core.spec.Parameter;
import plyground.core.spec.Settings;
import plyground.core.spi.AgentDescriptor;

/** The agents that are programs of other people, described. */
public final class ExternalAgents<P extends Position<P>> {
  private final PortableName name;

  /**
   * @param name of the game they play
   */
  public ExternalAgents(PortableName name) {
    this.name = name;
  }

  public List<AgentDescriptor<P>> all() {
    return List.of(
        new AgentDescriptor<>(
            "process",
            "a program in any language that speaks JSON lines (docs/agents.md)",
            limited(
                text("command", "a command line", "", "what to start"),
                choice(
                    "mode",
                    List.of("json", "plain"),
                    "json",
                    "plain: position and legal moves in, a move out")),
            true,
            this::process),
        new AgentDescriptor<>(
            "ugi",
            "an engine that speaks the universal game interface",
            limited(
                text("command", "a command line", "", "what to start"),
                text("options", "name=value;name=value", "", "options to set in the engine"),
                text("go", "words", "movetime 1000", "what to ask where the match sets no limit")),
            true,
            this::engine),
        new AgentDescriptor<>(
            "java",
            "an Agent or an Evaluator from a jar, in a JVM of its own",
            limited(
                text("jar", "a jar or a folder of classes", "", "where the class is"),
                text("class", "a class name", "", "the Agent or Evaluator"),
                text("search", "an agent", "alphabeta", "what searches for an Evaluator")),
            true,
            this::jar));
  }

  /** A program that speaks JSON lines, in a seat. */
  public static <P extends Position<P>> Agent<P> program(
      Game<P> game, Program program, ResourceLimits limits) {
    return new ProcessAgent<>(program, limits, new JsonLines<>(game));
  }

  private static List<Parameter> limited(Parameter... own) {
    var all = new ArrayList<>(List.of(own));
    all.addAll(ResourceLimits.parameters());
    return all;
  }

  private Agent<P> process(Game<P> game, Settings settings) {
    var language =
        settings.text("mode").equals("plain") ? new PlainLines<>(game) : new JsonLines<>(game);
    return new ProcessAgent<>(shell(settings), ResourceLimits.of(settings), language);
  }

  private Agent<P> engine(Game<P> game, Settings settings) {
    var options = Stream.of(settings.text("options").split(";")).filter(o -> !o.isBlank()).toList();
    for (String option : options) {
      if (option.indexOf('=') < 1) {
        throw new InputException("options: '" + option + "': expected name=value");
      }
    }
    var language = new Ugi<>(game, options, settings.text("go"));
    return new ProcessAgent<>(shell(settings), ResourceLimits.of(settings), language);
  }

  private Agent<P> jar(Game<P> game, Settings settings) {
    var jar = Path.of(required(settings, "jar"));
    if (!Files.exists(jar)) {
      throw new InputException("jar=" + jar + ": there is no such file or folder");
    }
    var limits = ResourceLimits.of(settings);
    var program =
        new Jvm(game, name, jar, required(settings, "class"), settings.text("search"))
            .program(folder(settings), limits.memory());
    return new ProcessAgent<>(program, Jvm.beside(limits), new JsonLines<>(game));
  }

  private static Program shell(Settings settings) {
    return Program.shell(required(settings, "command"), folder(settings));
  }

  private static String required(Settings settings, String name) {
    if (!settings.has(name)) {
      throw new InputException("it needs " + name + "=...");
    }
    return settings.text(name);
  }

  private static @Nullable Path folder(Settings settings) {
    if (!settings.has("folder")) {
      return null;
    }
    var folder = Path.of(settings.text("folder"));
    if (!Files.isDirectory(folder)) {
      throw new InputException("folder=" + folder + ": there is no such folder");
    }
    return folder;
  }
}
