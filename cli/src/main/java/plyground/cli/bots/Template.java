package plyground.cli.bots;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A bot to begin with.
 *
 * @param language as the command line names it
 * @param file its source
 * @param comment what begins a comment line
 * @param build lines of a script that makes it ready; empty if the source runs as it is
 * @param agent its name as an agent; {@code %s} is its folder with a slash, or nothing
 */
public record Template(
    String language, String file, String comment, List<String> build, String agent) {

  private static final String HOME = "cd \"$(dirname \"$0\")\" || exit 1";

  public static List<Template> all() {
    return List.of(
        new Template("python", "bot.py", "# ", List.of(), "process:command=\"python3 %sbot.py\""),
        new Template("java", "MyBot.java", "// ", javac(), "java:jar=%sbot.jar,class=MyBot"),
        new Template(
            "c",
            "bot.c",
            "// ",
            List.of(HOME, "exec cc -O2 -o bot bot.c"),
            "process:command=%s./bot"),
        new Template(
            "javascript", "bot.js", "// ", List.of(), "process:command=\"node %sbot.js\""));
  }

  /** With the JDK and the classes we run on ourselves, wherever they are. */
  private static List<String> javac() {
    var bin = Path.of(System.getProperty("java.home"), "bin");
    var path =
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
            .map(each -> Path.of(each).toAbsolutePath().toString())
            .collect(Collectors.joining(File.pathSeparator));
    return List.of(
        HOME,
        "\"%s\" -cp '%s' -d classes MyBot.java || exit 1".formatted(bin.resolve("javac"), path),
        "exec \"%s\" --create --file bot.jar -C classes .".formatted(bin.resolve("jar")));
  }

  /** The source as it is shipped. */
  public String source() {
    try (var in = Objects.requireNonNull(Template.class.getResourceAsStream(file), file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  /** The agent's name for a bot in that folder. */
  String agentIn(Path folder) {
    String place = folder.toString().isEmpty() ? "" : folder + "/";
    return agent.replace("%s./", place.isEmpty() ? "./" : place).replace("%s", place);
  }
}
