package plyground.cli.documented;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plyground.web.Lab;
import plyground.web.LabOptions;

/**
 * Every command that README and docs show in a block of their own is run, in order, a page in an
 * empty folder, and prints what is shown below it. What a page takes for granted (a bot, a class's
 * files) is made by {@code documented/PAGE.sh} of the test resources.
 *
 * <p>In what is shown, {@code ...} stands for anything, and so does every time that was measured.
 * Where nothing is shown the command only has to work, with few games.
 */
@Tag("slow")
@Tag("python")
@Tag("prolog")
@Tag("sandbox")
final class DocumentedCommandsTest {
  private static final String ENGINE = "plyground engine";
  private static final Pattern ANYTHING =
      Pattern.compile("\\.\\.\\.|(?<![\\d.,])[\\d.,]*\\d (?:ms|s)\\b|PYTHONPATH=\\S+");

  /** In a table of costs: milliseconds are all that has two decimals at the end of a line. */
  private static final Pattern COST = Pattern.compile("(?m)(?<= )[\\d,]+\\.\\d\\d$");

  private static final Pattern MANY = Pattern.compile("--(games|iterations) \\d+");

  /** What makes a command short that only has to work. */
  private static final Map<String, String> LESS =
      Map.of("plyground tune", " --confirm 2", "plyground competition", " --openings 1");

  private static final Pattern TO_ENGINE =
      Pattern.compile("(?m)^(ugi|setoption .*|position .*|go|query .*)\\n");

  /** What is typed at the prompts of a command that shows a conversation. */
  private static final Map<String, Pattern> PROMPTS =
      Map.of("plyground play", Pattern.compile("(?m)^.* to move: (.*)$"), ENGINE, TO_ENGINE);

  @TempDir static Path around;
  private static Workplace place;
  private static Lab lab;

  @BeforeAll
  static void open() throws IOException {
    place = new Workplace(around);
    lab = Lab.open(LabOptions.quiet());
  }

  @AfterAll
  static void close() throws IOException {
    place.close();
    lab.close();
  }

  static Stream<String> pages() throws IOException {
    try (var docs = Files.list(Path.of("../docs"))) {
      return Stream.concat(Stream.of("README.md"), docs.map(each -> "docs/" + each.getFileName()))
          .filter(each -> each.endsWith(".md"))
          .sorted()
          .toList()
          .stream();
    }
  }

  @ParameterizedTest
  @MethodSource("pages")
  void whatThePageShowsIsWhatHappens(String page) throws IOException, InterruptedException {
    place.clear();
    prepare(page);
    var wrong = new ArrayList<String>();
    for (var shown : ShownCommand.of(page)) {
      if (!NotRun.commands().contains(shown.command())) {
        complaint(shown).ifPresent(wrong::add);
      }
    }
    assertThat(wrong).isEmpty();
  }

  private static void prepare(String page) throws IOException, InterruptedException {
    String name = page.replaceFirst("docs/", "").replace(".md", ".sh");
    var script = Path.of("src/test/resources/documented", name);
    if (Files.exists(script)) {
      String here = "top='" + Path.of("..").toRealPath() + "'; set -e\n";
      var run = place.shell(here + Files.readString(script), "");
      assertThat(run.code()).as("%s: %s", script, run.err()).isZero();
    }
  }

  private static Optional<String> complaint(ShownCommand shown)
      throws IOException, InterruptedException {
    String typed = shown.command().replace("http://127.0.0.1:8080/", lab.address());
    if (shown.output().isEmpty()) {
      typed = shortened(typed);
    }
    var run = place.type(typed, input(shown));
    boolean ended = run.code() == 0 || (run.code() == 1 && !shown.output().isEmpty());
    if (ended && matches(printed(shown), run.out())) {
      return Optional.empty();
    }
    return Optional.of(
        "%s%n--- exit code %d, printed:%n%s%s%n--- shown:%n%s"
            .formatted(shown, run.code(), run.out(), run.err(), shown.output()));
  }

  /** Learning needs its games. */
  private static String shortened(String typed) {
    String verb = String.join(" ", List.of(typed.split(" ")).subList(0, 2));
    String fewer =
        verb.equals("plyground learn") ? typed : MANY.matcher(typed).replaceAll("--$1 2");
    return fewer + LESS.getOrDefault(verb, "");
  }

  /** An engine does not repeat what it was asked. */
  private static String printed(ShownCommand shown) {
    return shown.command().startsWith(ENGINE)
        ? TO_ENGINE.matcher(shown.output()).replaceAll("")
        : shown.output();
  }

  private static String input(ShownCommand shown) {
    return PROMPTS.entrySet().stream()
        .filter(each -> shown.command().startsWith(each.getKey()))
        .flatMap(each -> each.getValue().matcher(shown.output()).results())
        .map(each -> each.group(1) + "\n")
        .reduce("", String::concat);
  }

  /** Blanks and ends of lines do not count: pages fold long lines. */
  private static boolean matches(String shown, String printed) {
    if (shown.isBlank()) {
      return true;
    }
    String open = ANYTHING.matcher(shown.replace("./plyground", "plyground")).replaceAll("\036");
    open = shown.contains(" ms\n") ? COST.matcher(open).replaceAll("\036") : open;
    String pattern =
        Stream.of(words(open).split("\036", -1)).map(Pattern::quote).collect(joining(".*"));
    return Pattern.compile(pattern, Pattern.DOTALL).matcher(words(printed)).matches();
  }

  private static String words(String text) {
    return text.replaceAll("\\s+", "");
  }

  @Test
  void whatIsNotRunIsListedOnceAndShown() throws IOException {
    Set<String> shown = new HashSet<>();
    for (String page : pages().toList()) {
      ShownCommand.of(page).forEach(each -> shown.add(each.command()));
    }
    List<String> listed = NotRun.commands();
    assertThat(listed).doesNotHaveDuplicates().hasSizeLessThan(25);
    assertThat(shown).containsAll(listed);
  }
}
