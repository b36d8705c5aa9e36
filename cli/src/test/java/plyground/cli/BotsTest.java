package plyground.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plyground.cli.bots.Template;

/** The bots of docs/agents.md and of new-agent are the same, and they play. */
final class BotsTest {
  private static final Path PAGE = Path.of("../docs/agents.md");

  @TempDir Path folder = Path.of("");

  /** Writes a bot, checks it as its author is told to, and plays every other kind of game too. */
  private void plays(String language, String... games) {
    for (String game : games) {
      var place = folder.resolve(game);
      var made = Runs.of("new-agent", language, game, place.toString());
      assertThat(made.err()).isEmpty();
      assertThat(made.out()).contains("check-agent " + game).contains("match " + game);
      assertThat(made.code()).isZero();
      var agent = Pattern.compile("match " + game + " (.*) random").matcher(made.out());
      assertThat(agent.find()).isTrue();
      var name = agent.group(1).replaceAll("^'|'$", "");
      var check = Runs.of("check-agent", game, name);
      assertThat(check.out()).contains("It is ready to play.");
      assertThat(check.code()).isZero();
      var match = Runs.of("match", game, name, "random", "--games", "4", "--json");
      assertThat(match.out()).contains("\"faults\":0");
    }
  }

  @Test
  void everyBotIsOnThePage() throws IOException {
    var page = Files.readString(PAGE);
    assertThat(Template.all())
        .allMatch(template -> page.contains("\n" + template.source() + "```"));
  }

  @Test
  @Tag("python")
  void python() {
    plays("python", "othello", "war-of-life");
  }

  @Test
  void java() {
    plays("java", "othello");
  }

  @Test
  @Tag("c")
  void c() {
    plays("c", "labyrinth");
  }

  @Test
  @Tag("javascript")
  void javascript() {
    plays("javascript", "othello");
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
