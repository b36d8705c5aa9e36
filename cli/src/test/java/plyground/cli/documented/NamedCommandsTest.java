package plyground.cli.documented;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import plyground.console.CommandProvider;
import plyground.console.Streams;

/** Commands that a sentence or a table names: there is such a command, and it has these options. */
final class NamedCommandsTest {
  private static final Pattern SPAN = Pattern.compile("`(?:\\./)?plyground ([^`]*)`");
  private static final Pattern OPTION = Pattern.compile("(?<= )--[a-z][a-z0-9-]*");

  /** The parts of our launcher. */
  private static final Set<String> OTHER = Set.of("COMMAND", "help", "completion");

  /** Of every command, or of the launcher. */
  private static final Set<String> EVERYWHERE =
      Set.of("--help", "--debug", "--plugins", "--cluster", "--version");

  @Test
  void theyExistWithTheirOptions() throws IOException {
    var options = options();
    var wrong = new ArrayList<String>();
    int seen = 0;
    for (String page : DocumentedCommandsTest.pages().toList()) {
      String text = Files.readString(Path.of("..", page)).replace("\n", " ");
      for (var span : SPAN.matcher(text).results().toList()) {
        String words = span.group(1);
        String verb = words.split("[ ,]")[0];
        seen++;
        if (verb.startsWith("-") || OTHER.contains(verb)) {
          continue;
        }
        var known = options.get(verb);
        if (known == null) {
          wrong.add(page + ": no command: " + words);
          continue;
        }
        OPTION
            .matcher(words)
            .results()
            .map(each -> each.group())
            .filter(each -> !known.contains(each) && !EVERYWHERE.contains(each))
            .forEach(each -> wrong.add(page + ": no option " + each + ": " + words));
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(seen).isGreaterThan(60);
  }

  /** The options of each command, and of what is below it. */
  private static Map<String, Set<String>> options() {
    var nowhere =
        new Streams(
            InputStream.nullInputStream(),
            new PrintWriter(Writer.nullWriter()),
            new PrintWriter(Writer.nullWriter()),
            () -> false);
    var found = new HashMap<String, Set<String>>();
    CommandProvider.all()
        .forEach(
            verb -> {
              var made = verb.maker().apply(nowhere);
              var names = found.computeIfAbsent(verb.name(), _ -> new HashSet<>());
              add(made instanceof CommandLine line ? line : new CommandLine(made), names);
            });
    return found;
  }

  private static void add(CommandLine line, Set<String> names) {
    line.getCommandSpec().options().forEach(each -> names.addAll(Set.of(each.names())));
    line.getSubcommands().values().forEach(each -> add(each, names));
  }
}
