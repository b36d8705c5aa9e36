package plyground.courses.war;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import plyground.courses.Runs;

final class WarCommandTest {
  private static final Pattern SAMPLE =
      Pattern.compile("output(\\d)_result_t(\\d)_cutoffdepth_(\\d)\\.txt");

  @TempDir Path folder = Path.of("");

  static List<Path> cases() {
    return Golden.cases();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void recordedGames(Path recorded) throws IOException {
    var line = new ArrayList<>(List.of("war"));
    for (String word : Files.readString(recorded.resolve("args")).strip().split(" ")) {
      boolean output = word.equals("moves.txt") || word.equals("log.txt");
      boolean file = word.endsWith(".txt");
      line.add(file ? (output ? folder : recorded).resolve(word).toString() : word);
    }
    var run = Runs.of(line.toArray(String[]::new));
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    assertThat(folder.resolve("moves.txt"))
        .hasSameBinaryContentAs(recorded.resolve("expected_moves.txt"));
    assertThat(folder.resolve("log.txt"))
        .hasSameBinaryContentAs(recorded.resolve("expected_log.txt"));
    assertThat(folder).isDirectoryNotContaining("glob:**.part");
  }

  /** One of the course's files has carriage returns that the others have not. */
  @Test
  void theCoursesSamples() throws IOException {
    var samples = Golden.samples();
    Assumptions.assumeFalse(samples.isEmpty(), "the course's samples are not here");
    int compared = 0;
    for (var sample : samples) {
      for (var moves : Golden.list(sample).sorted().toList()) {
        var name = SAMPLE.matcher(moves.getFileName().toString());
        if (name.matches()) {
          String number = name.group(1);
          var run =
              war(
                  name.group(2),
                  name.group(3),
                  sample.resolve("map" + number + ".txt"),
                  sample.resolve("init" + number + ".txt"));
          assertThat(run.code()).as(run.err()).isZero();
          var log = sample.resolve(moves.getFileName().toString().replace("result", "tlog"));
          assertThat(Files.readString(folder.resolve("moves.txt"))).isEqualTo(plain(moves));
          assertThat(Files.readString(folder.resolve("log.txt"))).isEqualTo(plain(log));
          compared += 2;
        }
      }
    }
    assertThat(compared).isEqualTo(18);
  }

  private static String plain(Path file) throws IOException {
    return Files.readString(file).replace("\r", "");
  }

  private Runs war(String task, String depth, Path map, Path init) {
    return Runs.of(
        "war",
        "-t",
        task,
        "-d",
        depth,
        "-m" + map,
        "-i",
        init.toString(),
        "-op",
        out("moves.txt"),
        "-ol",
        out("log.txt"));
  }

  private String out(String name) {
    return folder.resolve(name).toString();
  }

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  @Test
  void aFullBoardHasOneBlockAndABareHeader() throws IOException {
    var run = war("3", "4", file("map", ""), file("init", "A,5,1\nB,-7,1"));
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(folder.resolve("moves.txt"))
        .content()
        .isEqualTo(
            """
            TURN = 0
            Player = N/A
            Action = N/A
            Destination = N/A
            Union,{A,B},-2.0
            Confederacy,{},0.0
            ----------------------------------------------
            """);
    assertThat(folder.resolve("log.txt"))
        .content()
        .isEqualTo("Player,Action,Destination,Depth,Value,Alpha,Beta,CUT-OFF?\n");
  }

  @Test
  void largeNumbersAreWrittenAsJavaWritesDoubles() throws IOException {
    var run = war("2", "1", file("map", ""), file("init", "A,9999999,1\nB,2,0\nC,-20000001,1"));
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(folder.resolve("log.txt"))
        .content()
        .isEqualTo(
            """
            Player,Action,Destination,Depth,Value
            N/A,N/A,N/A,0,-Infinity
            Union,Paratroop Drop,B,1,-1.0E7
            N/A,N/A,N/A,0,-1.0E7
            """);
    assertThat(Double.toString(9_999_999)).isEqualTo("9999999.0");
  }

  @Test
  void aThousandCitiesInATask() throws IOException {
    var cities = new StringBuilder();
    var roads = new StringBuilder();
    for (int i = 0; i < 1_000; i++) {
      cities.append("City ").append(i).append(',').append(i % 17).append(",0\n");
      roads.append("City %d,City %d\n".formatted(i, (i * 7 + 1) % 1_000));
    }
    var run = war("1", "1", file("map", roads.toString()), file("init", cities.toString()));
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(Files.readAllLines(folder.resolve("moves.txt"))).hasSize(7 * 1_001);
    assertThat(Files.readAllLines(folder.resolve("log.txt"))).hasSize(1_001);
  }

  @Test
  void theLogHasTwoLinesANodeInTurnOne() throws IOException {
    var map = file("map", "A,B\nB,C\nC,D\n");
    var init = file("init", "A,1,0\nB,2,0\nC,3,0\nD,4,0\n");
    assertThat(war("2", "9", map, init).code()).isZero();
    var game =
        plyground.games.war.WarFiles.war(
            "war", map.toString(), init.toString(), plyground.games.war.Rule.ASSIGNMENT);
    var played =
        new AssignmentGame(game, plyground.courses.war.Task.MINIMAX, 9)
            .play(plyground.core.search.Trace.NONE, (_, _, _) -> {});
    assertThat(Files.readAllLines(folder.resolve("log.txt")))
        .hasSize((int) (2 * played.firstNodes()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          4 | 1  | -t 4: expected 1 (greedy), 2 (minimax) or 3 (alpha-beta)
          2 | 0  | -d 0: expected a whole number from 1
          3 | -2 | -d -2: expected a whole number from 1
          x | 1  | Invalid value for option '-t': 'x' is not a whole number
          """)
  void badNumbersAreNamed(String task, String depth, String complaint) throws IOException {
    refused(war(task, depth, file("map", ""), file("init", "A,1,0")), complaint);
  }

  private void refused(Runs run, String complaint) {
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).startsWith("plyground: " + complaint).hasLineCount(1);
    assertThat(folder).isDirectoryNotContaining("glob:**.part");
  }

  @Test
  void badFilesLeaveOldOutputsAlone() throws IOException {
    var old = file("moves.txt", "old");
    var init = file("init", "A,1,0\nB,2,0\nB,2,0");
    refused(war("1", "1", file("map", "A,B"), init), init + ", line 3: city 'B' again");
    assertThat(old).hasContent("old");
    assertThat(folder.resolve("log.txt")).doesNotExist();
  }

  @Test
  void taskOneNeedsNoDepth() throws IOException {
    var run =
        Runs.of(
            "war",
            "-t1",
            "-m",
            file("map", "A,B").toString(),
            "-i",
            file("init", "A,1,0\nB,2,0").toString(),
            "-op",
            out("moves.txt"),
            "-ol",
            out("log.txt"));
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(folder.resolve("log.txt")).content().endsWith("Union,Paratroop Drop,B,1,2.0\n");
  }

  /** Section 5.1 of the handout, as it is printed there. */
  @Test
  void theHandoutsOwnForm() throws IOException {
    var run =
        Runs.of(
            "war",
            "-t1",
            "-m",
            file("map", "A,B\nB,C").toString(),
            "-i",
            file("init", "A,1,-1\nB,2,0\nC,4,1\nD,1,0").toString(),
            "-op",
            out("moves.txt"),
            "-ol",
            out("log.txt"),
            "--format",
            "handout");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(folder.resolve("moves.txt"))
        .content()
        .isEqualTo(
            """
            Turn = 0
            Player = N/A
            Action = N/A
            Destination = N/A
            Union,{C},4
            Confederacy,{A},1
            -----
            Turn = 1
            Player = Union
            Action = Forced March
            Destination = B
            Union,{A,B,C},7
            Confederacy,{},0
            -----
            Turn = 2
            Player = Confederacy
            Action = Paratroop Drop
            Destination = D
            Union,{A,B,C},7
            Confederacy,{D},1
            -----
            """);
    assertThat(folder.resolve("log.txt")).content().contains("Union,Force March,B,1,7.0\n");
  }

  @Test
  void outputsMustBeFilesOfTheirOwn() throws IOException {
    var map = file("map", "A,B").toString();
    var init = file("init", "A,1,0\nB,2,0").toString();
    String both = folder + "/../" + folder.getFileName() + "/moves.txt";
    refused(
        Runs.of("war", "-t", "1", "-m", map, "-i", init, "-op", out("moves.txt"), "-ol", both),
        "-op " + out("moves.txt") + " is the same file as -ol: expected another one");
    refused(
        Runs.of("war", "-t", "1", "-m", map, "-i", init, "-op", out("moves.txt"), "-ol", map),
        "-ol " + map + " is the same file as -m: expected another one");
    assertThat(folder.resolve("map")).hasContent("A,B");
    refused(
        Runs.of(
            "war",
            "-t",
            "1",
            "-m",
            map,
            "-i",
            init,
            "-op",
            out("moves.txt"),
            "-ol",
            out("no/log.txt")),
        "cannot write " + out("no/log.txt") + ": no such folder");
    assertThat(folder.resolve("moves.txt")).doesNotExist();
  }
}
