package plyground.cli.bots;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plyground.agents.sandbox.ShellWords;
import plyground.arena.record.ResourceText;
import plyground.console.BotTemplate;
import plyground.console.BotTemplateProvider;
import plyground.core.InputException;
import plyground.core.spec.Nearest;
import plyground.core.spec.Spec;

/** The bots to begin with: those of the house play every game, courses may bring more. */
public final class BotTemplates {
  private static final String HOME = "cd \"$(dirname \"$0\")\" || exit 1";

  private BotTemplates() {}

  public static List<BotTemplate> all() {
    var all = new ArrayList<>(ours());
    ServiceLoader.load(BotTemplateProvider.class).forEach(each -> all.addAll(each.templates()));
    return all;
  }

  private static List<BotTemplate> ours() {
    return List.of(
        program(
            "python", "bot.py", "# ", List.of(), folder -> command("python3", folder, "bot.py")),
        program("java", "MyBot.java", "// ", javac(), BotTemplates::jar),
        program(
            "c", "bot.c", "// ", List.of(HOME, "exec cc -O2 -o bot bot.c"), BotTemplates::binary),
        program(
            "javascript", "bot.js", "// ", List.of(), folder -> command("node", folder, "bot.js")));
  }

  /** The one in a language for a game. */
  public static BotTemplate of(String language, String game) {
    var known = all().stream().filter(each -> each.language().equals(language)).toList();
    if (known.isEmpty()) {
      var languages = all().stream().map(BotTemplate::language).distinct().toList();
      throw new InputException(
          "no language '" + language + "'; " + Nearest.hint(language, languages));
    }
    return known.stream()
        .filter(each -> each.game().isEmpty() || each.game().equals(game))
        .findFirst()
        .orElseThrow(() -> otherGames(language, game, known));
  }

  private static InputException otherGames(String language, String game, List<BotTemplate> known) {
    String games = known.stream().map(BotTemplate::game).collect(Collectors.joining(", "));
    return new InputException("%s plays %s; not %s".formatted(language, games, game));
  }

  private static BotTemplate program(
      String language,
      String file,
      String comment,
      List<String> build,
      Function<Path, String> agent) {
    String source = ResourceText.of(BotTemplates.class, file);
    return new BotTemplate(language, "", "docs/agents.md", file, source, comment, build, agent);
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
}
