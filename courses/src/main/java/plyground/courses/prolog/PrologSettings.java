package plyground.courses.prolog;

import static plyground.core.spec.Parameter.choice;
import static plyground.core.spec.Parameter.text;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import plyground.agents.sandbox.ResourceLimits;
import plyground.core.InputException;
import plyground.core.spec.Parameter;
import plyground.core.spec.Settings;

/** The settings of an agent {@code prolog} that mean the same for every course. */
public record PrologSettings(Settings all) {
  /** What the agent is called. */
  public static final String AGENT = "prolog";

  private static final Parameter FILE = text("file", "a file", "", "the Prolog file; needed");
  private static final String PREDICATE = "predicate";
  private static final Pattern NAME = Pattern.compile("[a-z]\\w*");
  private static final Parameter SYNTAX =
      choice(
          "syntax",
          List.of("strict", "lenient"),
          "strict",
          "lenient: play on without the clauses that cannot be read");

  /** All parameters of such an agent, those of the course among them. */
  public static List<Parameter> with(Parameter... own) {
    var parameters = new ArrayList<Parameter>();
    parameters.add(FILE);
    parameters.addAll(List.of(own));
    parameters.add(SYNTAX);
    ResourceLimits.parameters().stream()
        .filter(each -> !each.name().equals("folder"))
        .forEach(parameters::add);
    return parameters;
  }

  /** The same where one predicate plays; what it is called must be said. */
  public static List<Parameter> withPredicate(String summary) {
    return with(text(PREDICATE, "a predicate's name", "", summary + "; needed"));
  }

  /** The predicate that plays. */
  public String predicate() {
    String name = needed(PREDICATE);
    if (!NAME.matcher(name).matches()) {
      throw new InputException(PREDICATE + "=" + name + ": expected a predicate's name");
    }
    return name;
  }

  /**
   * What talks to the file.
   *
   * @param library what of ours the file can read
   * @param what the game's driver is to know before it loads the file
   */
  public Driver driver(String game, Library library, String... what) {
    var words = new ArrayList<>(List.of(what));
    words.add("syntax=" + all.text("syntax"));
    return new Driver(game, file(), words, limits(), library);
  }

  public ResourceLimits limits() {
    return ResourceLimits.of(all);
  }

  public Path file() {
    String name = needed("file");
    try {
      var file = Path.of(name);
      if (Files.isReadable(file) && !Files.isDirectory(file)) {
        return file;
      }
    } catch (InvalidPathException invalid) {
      // Then there is no such file either.
    }
    throw new InputException("file=" + name + ": there is no such file to read");
  }

  public String needed(String name) {
    if (!all.has(name)) {
      throw new InputException(name + " is missing; expected prolog:file=my_wol.pl,...");
    }
    return all.text(name);
  }
}
