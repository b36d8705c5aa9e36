package plyground.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plyground.cli.bots.BotTemplates;

/** The bots of docs/agents.md and of new-agent are the same, and they play. */
@Tag("slow")
final class BotsTest {
  private static final Path PAGE = Path.of("../docs/agents.md");

  @TempDir Path folder = Path.of("");

  /** Writes a bot and does as its author is told, in a folder whose name needs quotes. */
  private void plays(String language, String... games) throws Exception {
    for (String game : games) {
      var made = Runs.of("new-agent", language, game, folder.resolve("it's " + game).toString());
      assertThat(made.err()).isEmpty();
      assertThat(made.code()).isZero();
      var check = Runs.of(pasted(made, "check-agent"));
      assertThat(check.out()).contains("It is ready to play.").doesNotContain("of the house");
      assertThat(check.code()).isZero();
      var words = new ArrayList<>(List.of(pasted(made, "match")));
      words.set(words.size() - 1, "4");
      words.add("--json");
      var match = Runs.of(words.toArray(String[]::new));
      assertThat(match.out()).contains("\"faults\":0");
    }
  }

  /** The words a shell makes of the line that begins with that verb. */
  private static String[] pasted(Runs made, String verb) throws Exception {
    String line =
        made.out()
            .lines()
            .filter(each -> each.startsWith("  plyground " + verb + " "))
            .findFirst()
            .orElseThrow();
    var shell =
        new ProcessBuilder("sh", "-c", "plyground() { printf '%s\\n' \"$@\"; }\n" + line).start();
    try (var out = shell.inputReader()) {
      return out.lines().toArray(String[]::new);
    }
  }

  @Test
  void everyBotIsOnItsPage() throws IOException {
    for (var template : BotTemplates.all()) {
      var page = Files.readString(Path.of("..", template.page()));
      assertThat(page).contains("\n" + template.source() + "```");
    }
  }

  @Test
  @Tag("python")
  void python() throws Exception {
    plays("python", "othello", "war-of-life");
  }

  @Test
  void java() throws Exception {
    plays("java", "othello");
  }

  @Test
  @Tag("c")
  void c() throws Exception {
    plays("c", "labyrinth");
  }

  @Test
  @Tag("javascript")
  void javascript() throws Exception {
    plays("javascript", "othello");
  }

  @Test
  @Tag("prolog")
  void prolog() throws Exception {
    plays("prolog", "war-of-life", "othello");
  }

  @Test
  void prologIsForTheGamesThatWereAssignedInIt() {
    var run = Runs.of("new-agent", "prolog", "war", folder.resolve("bot").toString());
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err())
        .isEqualTo("plyground: prolog plays war-of-life, othello, labyrinth; not war\n");
    assertThat(folder.resolve("bot")).doesNotExist();
  }

  /** Code blocks of the page that are not written by new-agent: the plain bot and the evaluator. */
  private static String block(String begins) throws IOException {
    var page = Files.readString(PAGE);
    int at = page.indexOf(begins);
    return page.substring(at, page.indexOf("```", at));
  }

  @Test
  @Tag("python")
  void plain() throws IOException {
    Files.writeString(folder.resolve("plain.py"), block("import random\n"));
    var name = "process:command=\"python3 " + folder.resolve("plain.py") + "\",mode=plain";
    assertThat(Runs.of("check-agent", "othello", name).out()).contains("It is ready to play.");
  }

  @Test
  void evaluator() throws IOException {
    Files.writeString(
        folder.resolve("MyEval.java"),
        "import plyground.core.*;\n\n" + block("public class MyEval"));
    var compiler = Objects.requireNonNull(ToolProvider.getSystemJavaCompiler());
    var path = System.getProperty("java.class.path");
    var file = folder.resolve("MyEval.java").toString();
    assertThat(compiler.run(null, null, null, "-proc:none", "-cp", path, file)).isZero();
    var name = "java:jar=" + folder + ",class=MyEval,search=\"alphabeta:depth=9\"";
    var run = Runs.of("analyse", "tic-tac-toe", "--agent", name, "--json");
    assertThat(run.out()).contains("\"value\":0,\"moves\":[{\"move\":\"1\",\"value\":0}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"new-agent", "check-agent", "engine"})
  void everyVerbHasHelpWithAnExampleInEightyColumns(String verb) {
    var run = Runs.of(verb, "--help");
    assertThat(run.out()).contains("Example: plyground " + verb);
    assertThat(run.out().lines()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void nothingIsOverwritten() {
    Runs.of("new-agent", "python", "othello", folder.toString());
    var again = Runs.of("new-agent", "python", "othello", folder.toString());
    assertThat(again.code()).isEqualTo(2);
    assertThat(again.err()).contains("bot.py is there already").hasLineCount(1);
    assertThat(Runs.of("new-agent", "pyhton", "othello").err()).contains("did you mean: python?");
  }
}
