package plyground.courses.war;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plyground.core.LegalMoves;
import plyground.core.search.Trace;
import plyground.courses.Runs;
import plyground.courses.war.MistakenSearch.Mistake;
import plyground.games.war.War;
import plyground.games.war.WarPosition;

/** Logs of searches that were made wrong on purpose: each mistake is named. */
final class LogDoctorTest {
  @TempDir Path folder = Path.of("");

  /** A recorded map on which alpha-beta meets equal values. */
  private static War game() {
    return Golden.game(
        Golden.cases().stream().filter(each -> each.endsWith("18")).findFirst().orElseThrow());
  }

  private Runs explain(String log, Task task, int depth) throws IOException {
    var recorded =
        Golden.cases().stream().filter(each -> each.endsWith("18")).findFirst().orElseThrow();
    var file = Files.writeString(folder.resolve("their.txt"), log);
    return Runs.of(
        "war",
        "--explain",
        file.toString(),
        "-t",
        Integer.toString(task.number()),
        "-d",
        Integer.toString(depth),
        "-m",
        recorded.resolve("map.txt").toString(),
        "-i",
        recorded.resolve("init.txt").toString());
  }

  private static String log(Task task, int depth, Mistake... made) {
    return new MistakenSearch(game(), task, depth, Set.of(made)).log();
  }

  /** The twin without a mistake writes our log. */
  @Test
  void theTwinIsRight() throws IOException {
    for (var task : new Task[] {Task.MINIMAX, Task.ALPHA_BETA}) {
      assertThat(log(task, 3)).isEqualTo(new WarReference(game(), task, 3).log());
      var run = explain(log(task, 3), task, 3);
      assertThat(run.out()).isEqualTo("the log is right, line for line\n");
      assertThat(run.code()).isZero();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          NO_PRUNING             | ALPHA_BETA | there is no
          NO_PRUNING_AT_EQUALITY | ALPHA_BETA | there is no pruning at equality
          PRUNES_TOO_EARLY       | ALPHA_BETA | it cuts off here although no bound is reached
          BOUND_NOT_RESTORED     | ALPHA_BETA | (not restored)
          BOUND_NOT_HANDED_DOWN  | ALPHA_BETA | the bound is not handed down from the node above
          BOUND_AFTER_CUT_OFF    | ALPHA_BETA | the bound is updated before the CUT-OFF row is written
          DROPS_FIRST            | MINIMAX    | children are in another order
          BACKWARDS              | MINIMAX    | children are in another order
          ONE_PLY_MORE           | MINIMAX    | the depth is off by one: the search goes on below depth 3
          ONE_PLY_LESS           | ALPHA_BETA | the depth is off by one: the search stops at depth 2
          OTHER_SIDE             | MINIMAX    | the value is from the wrong side
          NO_CONQUEST            | MINIMAX    | the march conquers nothing
          LAST_CHILD             | MINIMAX    | which came back last
          NO_ROW_AFTER_CHILD     | MINIMAX    | a line is missing: after its child
          WHOLE_NUMBERS          | MINIMAX    | format only
          OTHER_HEADER           | ALPHA_BETA | format only
          CUT_SHORT              | MINIMAX    | lines are missing: the log ends here
          TOO_MANY               | MINIMAX    | lines too many
          """)
  void everyMistakeIsNamed(Mistake mistake, Task task, String sentence) throws IOException {
    var run = explain(log(task, 3, mistake), task, 3);
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains(sentence).startsWith("line ");
    assertThat(run.code()).isEqualTo(1);
  }

  @Test
  void theMicroscopesAddressNamesTheNode() throws IOException {
    var run = explain(log(Task.MINIMAX, 3, Mistake.LAST_CHILD), Task.MINIMAX, 3);
    assertThat(run.out())
        .containsPattern("/microscope\\?game=war%3A.*&agent=minimax%3Adepth%3D3&node=\\d+'\n");
  }

  /** The first wrong line is the first that differs, wherever a log is damaged. */
  @Test
  void theLineIsTheFirstThatDiffers() {
    var campaign = new AssignmentGame(game(), Task.ALPHA_BETA, 3);
    var lines =
        new ArrayList<>(new WarReference(game(), Task.ALPHA_BETA, 3).log().lines().toList());
    for (int at = 1; at < lines.size(); at += 97) {
      String whole = lines.set(at, lines.get(at).replaceFirst("(\\d+),", "9$1,"));
      var reader = new BufferedReader(new StringReader(String.join("\n", lines)));
      var comparison = new LogComparison(campaign, reader);
      comparison.run();
      assertThat(comparison.wrong().orElseThrow().line()).isEqualTo(at + 1);
      lines.set(at, whole);
    }
  }

  /**
   * A right log in which one line was changed: that line is named, and why it is wrong.
   *
   * @param row the first line like this is changed
   * @param column the one that is changed, or left out where there is nothing instead
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          .*,3,[-0-9.]+,.*                | 4 | 999.0   | the value of the position is wrong: the Union has
          .*,1,[-0-9.]+,.*                | 4 | 999.0   | of its children so far;
          .*,3,[-0-9.]+,[-0-9.]+,.*       | 5 | 999.0   | alpha is 999.0, expected
          .*,3,[-0-9.]+,[^,]*,[-0-9.]+.*  | 6 | 999.0   | beta is 999.0, expected
          .*,2,-?Infinity,.*              | 2 | Nowhere | this move is not possible here: there is no such city
          .*,([-0-9.]+),\\1,\\1,CUT-OFF    | 7 |         | there is no pruning at equality
          """)
  void oneWrongLineIsNamed(String row, int column, @Nullable String instead, String sentence)
      throws IOException {
    var lines =
        new ArrayList<>(new WarReference(game(), Task.ALPHA_BETA, 3).log().lines().toList());
    int at = 1;
    while (!lines.get(at).matches(row)) {
      at++;
    }
    var cells = new ArrayList<>(List.of(lines.get(at).split(",")));
    cells.remove(column);
    if (instead != null) {
      cells.add(column, instead);
    }
    lines.set(at, String.join(",", cells));
    var run = explain(String.join("\n", lines) + "\n", Task.ALPHA_BETA, 3);
    assertThat(run.out()).startsWith("line " + (at + 1) + ": ").contains(sentence);
    assertThat(run.out()).contains("\n  look at it: ");
    assertThat(run.code()).isEqualTo(1);
  }

  @Test
  void greedyLogsToo() throws IOException {
    var text = new StringWriter();
    try (var log = new SearchLog(game().start(), Task.GREEDY, text)) {
      new AssignmentGame(game(), Task.GREEDY, 1).play(log, (_, _, _) -> {});
    }
    assertThat(explain(text.toString(), Task.GREEDY, 1).out())
        .isEqualTo("the log is right, line for line\n");
    var lines = new ArrayList<>(text.toString().lines().toList());
    java.util.Collections.swap(lines, 1, 2);
    assertThat(explain(String.join("\n", lines), Task.GREEDY, 1).out())
        .contains("children are in another order");
    assertThat(explain("what is this?\nno log\n", Task.GREEDY, 1).out())
        .contains("line 2: this is no row of the log");
  }

  private static String moves() {
    var text = new StringWriter();
    var file = new MovesFile(text);
    file.start(game().start());
    new AssignmentGame(game(), Task.MINIMAX, 2).play(Trace.NONE, file::turn);
    return text.toString();
  }

  private String explainMoves(String text) throws IOException {
    return explain(text, Task.MINIMAX, 2).out();
  }

  /** Also in the handout's own form, with other line ends, without the start. */
  @Test
  void rightMovesAreRight() throws IOException {
    String right = "the moves are right, turn for turn\n";
    assertThat(explainMoves(moves())).isEqualTo(right);
    String handout = moves().replace("TURN", "Turn").replace("Force March", "Forced March");
    assertThat(explainMoves("\uFEFF" + handout.replace(".0\n", "\n").replace("\n", "\r\n")))
        .isEqualTo(right);
    assertThat(explainMoves(moves().substring(moves().indexOf("TURN = 1")))).isEqualTo(right);
  }

  @Test
  void theFirstWrongTurnIsExplained() throws IOException {
    String right = moves();
    int last = right.lastIndexOf("TURN = ");
    assertThat(explainMoves(right.substring(0, last))).startsWith("turns are missing: turn ");
    assertThat(explainMoves(right + right.substring(last))).contains("turns too many");
    assertThat(explainMoves(right.replaceFirst("Player = Union", "Player = Confederacy")))
        .isEqualTo("line 8, turn 1: it is Union's turn, not Confederacy's\n");
    var destination = Pattern.compile("TURN = 1\n.*\nAction = (.*)\nDestination = (.*)\n");
    var first = destination.matcher(right);
    assertThat(first.find()).isTrue();
    String played = first.group();
    String nowhere = played.replace("Destination = " + first.group(2), "Destination = Xy");
    assertThat(explainMoves(right.replace(played, nowhere)))
        .startsWith("line 8, turn 1: this move is not possible: there is no city Xy\n  expected  ")
        .contains("  look at it: plyground serve --game war:map=")
        .contains("--page '/microscope?game=war%3Amap%3D", "&start=union%3D");
    var start = game().start();
    String other =
        Arrays.stream(LegalMoves.of(game(), start))
            .filter(WarPosition::drops)
            .mapToObj(move -> game().map().name(WarPosition.city(move)))
            .filter(name -> !name.equals(first.group(2)))
            .findFirst()
            .orElseThrow();
    String worse =
        played
            .replace("Action = " + first.group(1), "Action = Paratroop Drop")
            .replace("Destination = " + first.group(2), "Destination = " + other);
    assertThat(explainMoves(right.replace(played, worse)))
        .containsPattern(
            "to a search to depth 2 this move is worth -?\\d+, the right one -?\\d+|ties go");
    assertThat(explainMoves(right.replaceFirst("(TURN = 1\n(?:.*\n){3}Union,\\{)", "$1Zz,")))
        .startsWith("line 12: after ")
        .contains(" the Union holds {");
    assertThat(explainMoves(right.replaceFirst("(TURN = 1\n(?:.*\n){3}Union,.*,)\\d+", "$19999")))
        .startsWith("line 12: the Union's cities are worth ");
  }
}
