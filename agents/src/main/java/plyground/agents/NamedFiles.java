package plyground.agents;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import plyground.core.Position;
import plyground.core.spec.Parameter;
import plyground.core.spec.Spec;

/**
 * The files and folders that names of games and agents speak of, programs' command lines included.
 */
public final class NamedFiles {
  /** A word of a command line. */
  private static final Pattern WORD = Pattern.compile("[^\\s'\";&|<>()=,:]+");

  private static final Pattern QUOTED = Pattern.compile("'[^']*'|\"[^\"]*\"");

  /** What is there belongs to the machine: installed, nobody's work in hand. */
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

  private NamedFiles() {}

  /** Those of a game and of agents in it, as they are written there. */
  public static <P extends Position<P>> Set<String> of(
      OpenGame<P> open, String game, Collection<String> agents) {
    var files = new LinkedHashSet<String>();
    add(files, game, open.descriptor().parameters());
    for (String agent : agents) {
      String name = Spec.parse(agent).name();
      open.agents().stream()
          .filter(kind -> kind.name().equals(name))
          .forEach(kind -> add(files, agent, kind.parameters()));
    }
    return files;
  }

  private static void add(Set<String> files, String text, List<Parameter> parameters) {
    var given = Spec.parse(text).parameters();
    for (var parameter : parameters) {
      String value = given.get(parameter.name());
      if (value == null) {
        continue;
      }
      switch (parameter.kind()) {
        case Parameter.File(String _, List<String> builtIn) -> {
          if (!builtIn.contains(value) && exists(value)) {
            files.add(value);
          }
        }
        case Parameter.Text(String _) -> addWords(files, value);
        default -> {}
      }
    }
  }

  /** A whole value may be a folder, and a word of it a file; names of other things look simpler. */
  private static void addWords(Set<String> files, String value) {
    if (looksLikeFile(value) && exists(value)) {
      files.add(value);
      return;
    }
    rewrite(
        value,
        word -> {
          if (looksLikeFile(word) && exists(word) && Files.isRegularFile(Path.of(word))) {
            files.add(word);
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
  public static String rewrite(String line, Function<String, @Nullable String> file) {
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
}
