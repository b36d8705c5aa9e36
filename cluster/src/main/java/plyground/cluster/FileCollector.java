package plyground.cluster;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.arena.plan.Plan;
import plyground.arena.store.PlanText;
import plyground.core.Position;
import plyground.core.spec.Parameter;
import plyground.core.spec.Spec;

/** Finds the files that a plan names, and names them anew where they have travelled to. */
final class FileCollector {
  /** A word of a command line. */
  private static final Pattern WORD = Pattern.compile("[^\\s'\";&|<>()=,:]+");

  private static final Pattern QUOTED = Pattern.compile("'[^']*'|\"[^\"]*\"");

  /** What is there belongs to the machine and is installed, not sent. */
  private static final List<Path> SYSTEM =
      List.of(
          Path.of("/usr"),
          Path.of("/bin"),
          Path.of("/sbin"),
          Path.of("/lib"),
          Path.of("/opt"),
          Path.of("/etc"),
          Path.of("/dev"),
          Path.of("/proc"),
          Path.of("/sys"));

  private FileCollector() {}

  static JobPayload pack(Plan plan) {
    var payload = new JobPayload(PlanText.of(plan));
    pack(payload, Catalogue.load(MoveInput.NOBODY).open(plan.game()), plan);
    return payload;
  }

  private static <P extends Position<P>> void pack(
      JobPayload payload, OpenGame<P> open, Plan plan) {
    pack(payload, plan.game(), open.descriptor().parameters());
    for (String agent : plan.agents()) {
      String name = Spec.parse(agent).name();
      open.agents().stream()
          .filter(kind -> kind.name().equals(name))
          .forEach(kind -> pack(payload, agent, kind.parameters()));
    }
  }

  private static void pack(JobPayload payload, String text, List<Parameter> parameters) {
    var given = Spec.parse(text).parameters();
    for (var parameter : parameters) {
      String value = given.get(parameter.name());
      if (value == null) {
        continue;
      }
      switch (parameter.kind()) {
        case Parameter.File(String _, List<String> builtIn) -> {
          if (!builtIn.contains(value) && exists(value)) {
            payload.pack(value);
          }
        }
        case Parameter.Text(String _) -> words(payload, value);
        default -> {}
      }
    }
  }

  /** A whole value may be a folder, and a word of it a file; names of other things look simpler. */
  private static void words(JobPayload payload, String value) {
    if (looksLikeFile(value) && exists(value)) {
      payload.pack(value);
      return;
    }
    rewrite(
        value,
        word -> {
          if (looksLikeFile(word) && exists(word) && Files.isRegularFile(Path.of(word))) {
            payload.pack(word);
            return word;
          }
          return null;
        });
  }

  /**
   * Puts other words for files into a command line, where those in quotes may have blanks.
   *
   * @param file what to put for a word; null if that is none
   */
  private static String rewrite(String line, Function<String, @Nullable String> file) {
    String whole = file.apply(line);
    if (whole != null) {
      return whole;
    }
    var out = new StringBuilder();
    int at = 0;
    for (var quoted = QUOTED.matcher(line); quoted.find(); at = quoted.end()) {
      String quote = line.substring(quoted.start(), quoted.start() + 1);
      String inside = line.substring(quoted.start() + 1, quoted.end() - 1);
      out.append(bare(line.substring(at, quoted.start()), file));
      out.append(quote).append(rewrite(inside, file)).append(quote);
    }
    return out.append(bare(line.substring(at), file)).toString();
  }

  private static String bare(String line, Function<String, @Nullable String> file) {
    return WORD.matcher(line)
        .replaceAll(
            word -> {
              String other = file.apply(word.group());
              return Matcher.quoteReplacement(other == null ? word.group() : other);
            });
  }

  private static boolean looksLikeFile(String word) {
    return word.indexOf('/') >= 0 || word.indexOf('.') >= 0;
  }

  private static boolean exists(String word) {
    try {
      var path = Path.of(word).toAbsolutePath().normalize();
      return Files.exists(path)
          && path.getNameCount() > 0
          && SYSTEM.stream().noneMatch(path::startsWith);
    } catch (InvalidPathException text) {
      return false;
    }
  }

  /** The name of a game or an agent with its files where they are now. */
  static String moved(String text, JobPayload payload, Path folder) {
    var spec = Spec.parse(text);
    Map<String, String> parameters = new LinkedHashMap<>();
    spec.parameters().forEach((key, value) -> parameters.put(key, value(value, payload, folder)));
    return new Spec(spec.name(), parameters).toString();
  }

  private static String value(String value, JobPayload payload, Path folder) {
    return rewrite(
        value,
        word -> {
          String place = payload.places().get(word);
          return place == null ? null : folder.resolve(place).toString();
        });
  }

  /** What was said of files here, said of the files they are copies of. */
  static String atHome(String words, JobPayload payload, Path folder) {
    String told = words;
    for (var each : payload.places().entrySet()) {
      told = told.replace(folder.resolve(each.getValue()).toString(), each.getKey());
    }
    return told;
  }
}
