package plyground.cli.bots;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plyground.agents.sandbox.ShellWords;
import plyground.core.InputException;
import plyground.core.spec.Nearest;
import plyground.core.spec.Spec;

/**
 * A bot to begin with.
 *
 * @param language as the command line names it
 * @param game the only one it plays; empty if it plays all
 * @param page of the documents that describes what it is asked
 * @param file its source
 * @param comment what begins a comment line
 * @param build lines of a script that makes it ready; empty if the source runs as it is
 * @param agent its name as an agent, made from its folder
 */
public record Template(
    String language,
    String game,
    String page,
    String file,
    String comment,
    List<String> build,
    Function<Path, String> agent) {

  private static final String HOME = "cd \"$(dirname \"$0\")\" || exit 1";

  public static List<Template> all() {
    return List.of(
        program(
            "python", "bot.py", "# ", List.of(), folder -> command("python3", folder, "bot.py")),
        program("java", "MyBot.java", "// ", javac(), Template::jar),
        program("c", "bot.c", "// ", List.of(HOME, "exec cc -O2 -o bot bot.c"), Template::binary),
        program(
            "javascript", "bot.js", "// ", List.of(), folder -> command("node", folder, "bot.js")),
        prolog("war-of-life", "my_wol.pl", "predicate=my_strategy"),
        prolog("othello", "heuristic_mine.pl", "depth=2"));
  }

  /** The one in a language for a game. */
  public static Template of(String language, String game) {
    var known = all().stream().filter(each -> each.language.equals(language)).toList();
    if (known.isEmpty()) {
      var languages = all().stream().map(Template::language).distinct().toList();
      throw new InputException(
          "no language '" + language + "'; " + Nearest.hint(language, languages));
    }
    return known.stream()
        .filter(each -> each.game.isEmpty() || each.game.equals(game))
        .findFirst()
        .orElseThrow(() -> otherGames(language, game, known));
  }

  private static InputException otherGames(String language, String game, List<Template> known) {
    String games = known.stream().map(Template::game).collect(Collectors.joining(" and "));
    return new InputException("%s plays %s, not %s".formatted(language, games, game));
  }

  private static Template program(
      String language,
      String file,
      String comment,
      List<String> build,
      Function<Path, String> agent) {
    return new Template(language, "", "docs/agents.md", file, comment, build, agent);
  }

  private static Template prolog(String game, String file, String more) {
    Function<Path, String> agent =
        folder -> agent("prolog", "file", folder.resolve(file).toString()) + "," + more;
    return new Template("prolog", game, "docs/prolog.md", file, "% ", List.of(), agent);
  }

  private static String command(String interpreter, Path folder, String file) {
    String word = ShellWords.quoted(folder.resolve(file).toString());
    return agent("process", "command", interpreter + " " + word);
  }

  private static String binary(Path folder) {
    // A shell looks for a word without a slash elsewhere.
    var program = (folder.toString().isEmpty() ? Path.of(".") : folder).resolve("bot");
    return agent("process", "command", ShellWords.quoted(program.toString()));
  }

  private static String jar(Path folder) {
    return agent("java", "jar", folder.resolve("bot.jar").toString()) + ",class=MyBot";
  }

  private static String agent(String name, String parameter, String value) {
    return new Spec(name, Map.of(parameter, value)).toString();
  }

  /** With the JDK and the classes we run on ourselves, wherever they are. */
  private static List<String> javac() {
    var bin = Path.of(System.getProperty("java.home"), "bin");
    var path =
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
            .map(each -> Path.of(each).toAbsolutePath().toString())
            .collect(Collectors.joining(File.pathSeparator));
    String compiler = ShellWords.quoted(bin.resolve("javac").toString());
    String packer = ShellWords.quoted(bin.resolve("jar").toString());
    return List.of(
        HOME,
        "%s -cp %s -d classes MyBot.java || exit 1".formatted(compiler, ShellWords.quoted(path)),
        "exec %s --create --file bot.jar -C classes .".formatted(packer));
  }

  /** The source as it is shipped. */
  public String source() {
    try (var in = Objects.requireNonNull(Template.class.getResourceAsStream(file), file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }
}
