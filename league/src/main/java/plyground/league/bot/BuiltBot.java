package plyground.league.bot;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import plyground.agents.OpenGame;
import plyground.agents.protocol.ExternalAgents;
import plyground.agents.sandbox.Program;
import plyground.agents.sandbox.ResourceLimits;
import plyground.arena.intake.FileNames;
import plyground.arena.intake.StagedSubmission;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.agent.Agent;
import plyground.core.spec.Spec;

/**
 * A hand-in that is ready to play, in a folder of its own that it may read and not write.
 *
 * @param spec its name as an agent, by which another machine can make it of its files
 * @param seat makes an agent of it; it is started when first asked
 */
public record BuiltBot<P extends Position<P>>(
    BotLanguage language, StagedSubmission files, String spec, Supplier<Agent<P>> seat)
    implements AutoCloseable {

  private static final String JVM_OPTIONS = "-XX:+UseSerialGC -XX:-UsePerfData";

  /**
   * Builds it.
   *
   * @throws InputException if that does not go, with what the compiler said
   */
  static <P extends Position<P>> BuiltBot<P> of(
      OpenGame<P> open, StagedSubmission files, BotRules rules) {
    files
        .refusal()
        .ifPresent(
            why -> {
              throw new InputException("it was not read: " + why);
            });
    var entry = BotEntry.in(files.folder(), rules.languages());
    var compiler = new BotCompiler(files.folder(), rules.limits());
    Start<P> start =
        switch (entry.language()) {
          case PYTHON -> started(open, files, rules, "python3", relative(files, entry));
          case JAVASCRIPT -> started(open, files, rules, "node", relative(files, entry));
          case C, CPP -> {
            var program = compiler.binary(entry);
            yield started(open, files, rules, "./" + FileNames.of(program));
          }
          case JAVA -> java(open, files, entry, compiler, rules);
          case PROLOG -> named(open, "prolog", Map.of("file", entry.file().toString()), rules);
        };
    return new BuiltBot<>(entry.language(), files, start.spec(), start.seat());
  }

  /** How it is started, in words and in fact. */
  private record Start<P extends Position<P>>(String spec, Supplier<Agent<P>> seat) {}

  private static String relative(StagedSubmission files, BotEntry entry) {
    return "./" + files.folder().relativize(entry.file());
  }

  private static <P extends Position<P>> Start<P> started(
      OpenGame<P> open, StagedSubmission files, BotRules rules, String... command) {
    var program =
        new Program(
            "the program", List.of(command), files.folder(), false, List.of(files.folder()));
    var settings = limits(rules.limits());
    settings.put("command", String.join(" ", command));
    settings.put("folder", files.folder().toString());
    settings.put("processes", Integer.toString(rules.limits().processes()));
    return new Start<>(
        new Spec("process", settings).toString(),
        () -> ExternalAgents.program(open.game(), program, rules.limits()));
  }

  private static <P extends Position<P>> Start<P> java(
      OpenGame<P> open,
      StagedSubmission files,
      BotEntry entry,
      BotCompiler compiler,
      BotRules rules) {
    boolean jar = FileNames.of(entry.file()).endsWith(".jar");
    var place = jar ? entry.file() : compiler.java(open.game());
    var found = ClassSearch.in(place);
    if (found.agent()) {
      var settings = Map.of("jar", place.toString(), "class", found.name());
      return named(open, "java", settings, rules);
    }
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    var words = new ArrayList<>(List.of(java, "-Xmx" + rules.limits().memory() + "m"));
    words.addAll(List.of(JVM_OPTIONS.split(" ")));
    words.addAll(List.of("-cp", "./" + files.folder().relativize(place), found.name()));
    return started(open, files, rules.besideJvm(), words.toArray(String[]::new));
  }

  /** An agent that has a name of its own here. */
  private static <P extends Position<P>> Start<P> named(
      OpenGame<P> open, String agent, Map<String, String> settings, BotRules rules) {
    var all = limits(rules.limits());
    all.putAll(settings);
    String more = agent.equals("prolog") && !rules.prolog().isEmpty() ? "," + rules.prolog() : "";
    String name = new Spec(agent, all) + more;
    return new Start<>(name, open.machine(name)::create);
  }

  private static Map<String, String> limits(ResourceLimits limits) {
    var all = new TreeMap<String, String>();
    all.put("memory", Integer.toString(limits.memory()));
    all.put("cores", Integer.toString(limits.cores()));
    all.put("startup", limits.startup().toMillis() + "ms");
    all.put("margin", limits.margin().toMillis() + "ms");
    return all;
  }

  @Override
  public void close() {
    files.close();
  }
}
