package plyground.courses.prolog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.core.Evaluator;
import plyground.core.Game;
import plyground.core.InputException;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.SplitMix;
import plyground.core.search.Limit;
import plyground.games.othello.OthelloPosition;
import plyground.teach.workbench.FormulaSource;
import plyground.teach.workbench.FormulaText;
import plyground.teach.workbench.FormulaValues;

/** A formula, the Java class and the Prolog file made of it say the same of random positions. */
@Tag("slow")
@Tag("prolog")
final class FormulaSourcesTest {
  private static final Catalogue CATALOGUE = Catalogue.load(MoveInput.NOBODY);
  private static final int GAMES = 8;
  private static final int EVERY = 4;

  @TempDir Path folder = Path.of("");

  /** One that uses every feature but some, every operator and every limit. */
  private static <P extends Position<P>> String everything(OpenGame<P> open, List<String> without) {
    var text = new StringBuilder("if(moves > 3, 1, 2)");
    int i = 1;
    for (var each : open.descriptor().features(open.game())) {
      if (!without.contains(each.name())) {
        String form =
            switch (i % 4) {
              case 0 -> " + %1$d * %2$s - opponent.%2$s / %1$d";
              case 1 -> " - max(%1$d, %2$s) * (opponent.%2$s >= 3)";
              case 2 -> " + abs(%1$d * opponent.%2$s - %2$s * 2) / -3";
              default -> " + min(%1$d, opponent.%2$s) * (%2$s != 4) - (%2$s < 2)";
            };
        text.append(form.formatted(i, each.name()));
        i++;
      }
    }
    return text.append(" + (moves <= 5) - (moves = 6) + 7 / (moves - moves)").toString();
  }

  @ParameterizedTest
  @ValueSource(strings = {"othello", "othello:size=8", "war-of-life"})
  void allSayTheSame(String game) throws Exception {
    var open = CATALOGUE.open(game);
    for (String formula :
        List.of(
            everything(open, game.startsWith("othello") ? List.of() : List.of("ply", "phase")),
            "999999999 * mobility * 99999999",
            "-(-5)")) {
      compare(open, formula);
    }
  }

  private <P extends Position<P>> void compare(OpenGame<P> open, String formula) throws Exception {
    var positions = positions(open.game());
    var values = FormulaValues.of(open, formula);
    var text = FormulaText.of(open, formula);
    var java = java(open.game(), text);
    var prolog = prolog(text, positions.stream().map(at -> question(open.game(), at)).toList());
    for (int i = 0; i < positions.size(); i++) {
      P at = positions.get(i);
      String where = formula + " at " + open.game().format(at);
      assertThat(java.evaluate(at)).as(where).isEqualTo(values.value(at));
      assertThat(prolog.get(i)).as(where).isEqualTo(String.valueOf(values.value(at)));
    }
    assertThat(positions).hasSizeGreaterThan(20);
  }

  private static <P extends Position<P>> List<P> positions(Game<P> game) {
    var met = new ArrayList<P>();
    for (long seed = 1; seed <= GAMES; seed++) {
      var random = new SplitMix(seed);
      P at = game.start(random);
      for (int ply = 0; ply < 200 && !at.over(); ply++) {
        if (ply % EVERY == 0) {
          met.add(at);
        }
        int[] moves = LegalMoves.of(game, at);
        at = at.play(moves[random.nextInt(moves.length)]);
      }
      met.add(at);
    }
    return met;
  }

  @SuppressWarnings("unchecked") // it says what it is an evaluator of
  private <P extends Position<P>> Evaluator<P> java(Game<P> game, FormulaText text)
      throws Exception {
    var written = FormulaSource.of(text.kind(), "java").write(text, "");
    var place = Files.createTempDirectory(folder, "java");
    var file = Files.writeString(place.resolve(written.name()), written.text());
    int status =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-Xlint:all",
                "-Werror",
                "-proc:none",
                "-cp",
                System.getProperty("java.class.path"),
                "-d",
                place.toString(),
                file.toString());
    assertThat(status).isZero();
    try (var loader = new URLClassLoader(new URL[] {place.toUri().toURL()})) {
      return (Evaluator<P>)
          loader.loadClass("MyFormula").getConstructor(Game.class).newInstance(game);
    }
  }

  /** What the file says, asked in one process. */
  private List<String> prolog(FormulaText text, List<String> questions) throws IOException {
    var written = FormulaSource.of(text.kind(), "prolog").write(text, "");
    var place = Files.createTempDirectory(folder, "prolog");
    Files.writeString(place.resolve(written.name()), written.text());
    var library = Library.WHOLE.folder().resolve("war_of_life.pl");
    Files.copy(library, place.resolve("war_of_life.pl"));
    var script = new StringBuilder(":- ['" + written.name() + "'].\n");
    questions.forEach(
        each -> script.append(":- formula_value(").append(each).append(", V), writeln(V).\n"));
    var file = Files.writeString(place.resolve("questions.pl"), script);
    var output =
        output(List.of(Swipl.program(), "-q", "-f", "none", "-t", "halt", file.toString()));
    assertThat(output).as("warnings and answers").hasSize(questions.size());
    return output;
  }

  private static List<String> output(List<String> command) throws IOException {
    var process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
        .lines()
        .toList();
  }

  /** The side to move and the position, as the courses write them. */
  private static <P extends Position<P>> String question(Game<P> game, P at) {
    var parts = List.of(game.format(at).split(" "));
    if (at instanceof OthelloPosition) {
      return "%d, %s".formatted(at.toMove() == Side.FIRST ? 1 : 2, rows(parts.getFirst()));
    }
    return "%s, %s".formatted(parts.get(1), parts.getFirst());
  }

  private static String rows(String board) {
    var rows = new ArrayList<String>();
    for (String row : board.split("/")) {
      var cells = row.chars().mapToObj(cell -> cell == '.' ? "'.'" : "" + (char) cell).toList();
      rows.add("[" + String.join(",", cells) + "]");
    }
    return "[" + String.join(",", rows) + "]";
  }

  @Test
  void anOthelloHeuristicPlaysWithoutBeingToldWhoseTurnItIs() throws Exception {
    var open = CATALOGUE.open("othello");
    var text = FormulaText.of(open, "corners * 50 + mobility - opponent.mobility");
    var written = FormulaSource.of("othello", "prolog").write(text, "heuristic_mine.pl");
    var file = folder.resolve(written.name());
    Files.writeString(file, written.text());
    sameChoices(
        open, "prolog:depth=2,file=" + file, "alphabeta:depth=2,formula=\"" + text.text() + "\"");
  }

  @Test
  void aStrategyOfWarOfLifePlays() throws Exception {
    var open = CATALOGUE.open("war-of-life");
    var text = FormulaText.of(open, "next - opponent.next");
    var written = FormulaSource.of("war-of-life", "prolog").write(text, "mine.pl");
    var file = folder.resolve(written.name());
    Files.writeString(file, written.text());
    sameChoices(
        open,
        "prolog:predicate=mine,file=" + file,
        "alphabeta:depth=1,formula=\"" + text.text() + "\"");
  }

  /** Before any pass the number of discs says whose turn it is. */
  private static <P extends Position<P>> void sameChoices(
      OpenGame<P> open, String one, String other) throws Exception {
    try (var prolog = open.machine(one).create();
        var ours = open.machine(other).create()) {
      var random = new SplitMix(4);
      P at = open.game().start(random);
      prolog.newGame(1);
      ours.newGame(1);
      for (int ply = 0; ply < 10 && !at.over(); ply++) {
        assertThat(prolog.choose(at, Limit.NONE))
            .as(open.game().format(at))
            .isEqualTo(ours.choose(at, Limit.NONE));
        int[] moves = LegalMoves.of(open.game(), at);
        at = at.play(moves[random.nextInt(moves.length)]);
      }
    }
  }

  @Test
  void whatCannotBeWrittenIsTold() {
    var life = CATALOGUE.open("war-of-life");
    var text = FormulaText.of(life, "pieces + ply");
    assertThatThrownBy(() -> FormulaSource.of("war-of-life", "prolog").write(text, ""))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("does not say 'ply'");
    assertThatThrownBy(() -> FormulaSource.of("war-of-life", "java").write(text, "my-file.java"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("expected a name such as MyFormula.java");
    assertThatThrownBy(() -> FormulaSource.of("war-of-life", "prolog").write(text, "Mine.pl"))
        .isInstanceOf(InputException.class);
    assertThatThrownBy(() -> FormulaSource.of("war", "prolog"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("language 'prolog' for war: expected java");
  }
}
