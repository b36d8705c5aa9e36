package plyground.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import plyground.console.CommandProvider;
import plyground.console.Streams;
import plyground.console.Verb;

/** Every help text there is, of commands and of what is below them: whole, complete and true. */
final class HelpTest {
  private static final int WIDTH = 80;
  private static final int SCREEN = 24;

  /** What a description may end with; all else was cut in mid-sentence. */
  private static final Pattern WHOLE = Pattern.compile("(?s).*[.:)]");

  private static final Pattern EXAMPLE = Pattern.compile("(?:Example: | {9})plyground (.*)");

  /** Words as a shell takes them: bare or in quotes. */
  private static final Pattern WORD = Pattern.compile("'([^']*)'|\"([^\"]*)\"|(\\S+)");

  private static CommandLine line(Object command) {
    var line = command instanceof CommandLine made ? made : new CommandLine(command);
    return line.setCaseInsensitiveEnumValuesAllowed(true);
  }

  private static Streams streams() {
    return new Streams(
        InputStream.nullInputStream(),
        new PrintWriter(Writer.nullWriter()),
        new PrintWriter(Writer.nullWriter()),
        () -> false);
  }

  private static void forEach(Consumer<CommandLine> look) {
    CommandProvider.all().forEach(verb -> below(line(verb.maker().apply(streams())), look));
  }

  private static void below(CommandLine line, Consumer<CommandLine> look) {
    look.accept(line);
    line.getSubcommands().values().stream().distinct().forEach(each -> below(each, look));
  }

  /** The words that ask for each help text. */
  static Stream<List<String>> commands() {
    var commands = new ArrayList<List<String>>();
    commands.add(List.of());
    CommandProvider.all()
        .forEach(
            verb -> {
              commands.add(List.of(verb.name()));
              line(verb.maker().apply(streams()))
                  .getSubcommands()
                  .keySet()
                  .forEach(each -> commands.add(List.of(verb.name(), each)));
            });
    return commands.stream();
  }

  @Test
  void everythingIsDescribedInWholeSentences() {
    forEach(
        line -> {
          var spec = line.getCommandSpec();
          whole(spec, "the command", spec.usageMessage().description());
          for (var option : spec.options()) {
            whole(spec, option.longestName(), option.description());
          }
          for (var parameter : spec.positionalParameters()) {
            whole(spec, parameter.paramLabel(), parameter.description());
          }
        });
  }

  private static void whole(CommandSpec spec, String what, String... description) {
    assertThat(description).as("%s of %s", what, spec.qualifiedName()).isNotEmpty();
    for (String each : description) {
      assertThat(each)
          .as("%s of %s", what, spec.qualifiedName())
          .matches(WHOLE)
          .satisfies(
              text -> assertThat(Character.isLowerCase(text.charAt(0)) && !known(text)).isFalse());
    }
  }

  /** Some begin with the very word that is to be typed. */
  private static boolean known(String text) {
    return text.matches("(othello|war|a|h1|text|labyrinth)\\b.*|war-of-life.*");
  }

  @Test
  void whatIsToBeFilledInHasAName() {
    forEach(
        line -> {
          var spec = line.getCommandSpec();
          for (var each : spec.args()) {
            if (each.arity().max() > 0) {
              assertThat(each.paramLabel()).as(spec.qualifiedName()).doesNotContain("<");
            }
          }
        });
  }

  @Test
  void examplesCanBeTyped() {
    var without = new ArrayList<String>();
    forEach(
        line -> {
          var examples =
              Stream.of(line.getCommandSpec().usageMessage().footer())
                  .map(EXAMPLE::matcher)
                  .filter(match -> match.matches())
                  .map(match -> match.group(1))
                  .toList();
          examples.forEach(HelpTest::parse);
          if (examples.isEmpty()) {
            without.add(line.getCommandSpec().qualifiedName());
          }
        });
    assertThat(without).as("commands without an example").isEmpty();
  }

  private static void parse(String example) {
    var words =
        WORD.matcher(example)
            .results()
            .map(word -> Stream.of(1, 2, 3).map(word::group).filter(Objects::nonNull).findFirst())
            .map(Optional::orElseThrow)
            .takeWhile(word -> !word.equals(">"))
            .toList();
    var verb =
        CommandProvider.find(words.getFirst())
            .orElseThrow(() -> new AssertionError("no such command: " + example));
    line(verb.maker().apply(streams()))
        .parseArgs(words.subList(1, words.size()).toArray(new String[0]));
  }

  /** And nothing else is said: the library warns of descriptions that it cannot format. */
  @ParameterizedTest
  @MethodSource("commands")
  void helpFitsATerminal(List<String> command) {
    var spoken = new ByteArrayOutputStream();
    var usual = System.err;
    System.setErr(new PrintStream(spoken, true, StandardCharsets.UTF_8));
    try {
      var run =
          Runs.of(Stream.concat(command.stream(), Stream.of("--help")).toArray(String[]::new));
      assertThat(run.code()).isZero();
      assertThat(run.err()).isEmpty();
      assertThat(run.out().lines())
          .allMatch(line -> line.length() <= WIDTH && line.equals(line.stripTrailing()))
          .noneMatch(line -> line.chars().anyMatch(each -> each >= 0x7f));
    } finally {
      System.setErr(usual);
    }
    assertThat(spoken.toString(StandardCharsets.UTF_8)).isEmpty();
  }

  @Test
  void theOverviewFitsAScreen() {
    var lines = Runs.of("--help").out().lines().toList();
    assertThat(lines).hasSizeLessThanOrEqualTo(SCREEN);
    assertThat(String.join(" ", lines).split(" +"))
        .contains(CommandProvider.all().map(Verb::name).toArray(String[]::new));
  }

  @Test
  void everyCommandHasALine() {
    var run = Runs.of("help");
    assertThat(run.code()).isZero();
    assertThat(run.out().lines()).allMatch(line -> line.length() <= WIDTH);
    assertThat(CommandProvider.all().map(Verb::name))
        .allSatisfy(verb -> assertThat(run.out()).containsPattern("\n  " + verb + " +[A-Z]"));
  }

  @Test
  void oneCommandIsExplained() {
    assertThat(Runs.of("help", "match").out()).isEqualTo(Runs.of("match", "--help").out());
    var unknown = Runs.of("help", "nonsense");
    assertThat(unknown.code()).isEqualTo(2);
    assertThat(unknown.err()).contains("'nonsense'").hasLineCount(1);
  }

  @Test
  void wordsAreNotBroken() {
    assertThat(Runs.of("match", "--help").out()).contains("jdbc:postgresql:", "local[N]", ".json");
    assertThat(Runs.of("war", "--help").out()).contains(" log.txt\n", "\n           ");
  }
}
