package plyground.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

/** Help, completion, what the machine has, and what is said of bad input. */
final class CommandLineTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "games",
        "agents",
        "play",
        "show",
        "analyse",
        "match",
        "tournament",
        "solve",
        "perft",
        "sweep",
        "tune"
      })
  void everyVerbHasHelpWithAnExampleInEightyColumns(String verb) {
    var run = Runs.of(verb, "--help");
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("Example: plyground " + verb);
    assertThat(run.out().lines().filter(line -> !line.startsWith("Example")))
        .allMatch(line -> line.length() <= 80);
  }

  @Test
  void theCompletionScriptKnowsTheVerbs() {
    assertThat(Runs.of("completion").out()).contains("complete -F").contains("tournament");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '@',
      quoteCharacter = '`',
      textBlock =
          """
          show chess                                    @ plyground: no game 'chess'; there are:
          show tic-tac-to                               @ plyground: no game 'tic-tac-to'; did you mean: tic-tac-toe
          show tic-tac-toe --position=.../.q./..._x     @ plyground: --position: character 6 of '.../.q./...' is 'q'; expected x, o or .
          show tic-tac-toe --moves=5_5                  @ plyground: --moves, move 2: '5' is not a legal move; legal: 1 2 3 4 6 7 8 9
          show                                          @ plyground: Missing required parameter: 'GAME' (see plyground show --help)
          show tic-tac-toe --bord=x                     @ plyground: Unknown option: '--bord=x'
          shwo tic-tac-toe                              @ plyground: Unmatched argument
          analyse tic-tac-toe                           @ plyground: Missing required option: '--agent=A'
          analyse tic-tac-toe --agent=minmax            @ plyground: no agent 'minmax' for tic-tac-toe; did you mean: minimax?
          analyse tic-tac-toe --agent=human             @ plyground: --agent human: a person cannot be asked here; see play
          analyse tic-tac-toe --agent=pvs --depth=0     @ plyground: --depth 0: expected a whole number from 1
          analyse tic-tac-toe --agent=pvs --depth=x     @ plyground: Invalid value for option '--depth'
          analyse tic-tac-toe --agent=pvs --time=never  @ plyground: --time: 'never' is not a time; expected 250ms, 1.5s or 2m
          analyse tic-tac-toe --agent=pvs --trace=/no/such/place @ plyground: cannot write /no/such/place: no such folder
          match tic-tac-toe random human --games=1      @ plyground: agent 'human': people play in 'plyground play'
          match tic-tac-toe random random --games=0     @ plyground: --games 0: expected a whole number from 1
          match tic-tac-toe random random --games=1 --seed=-1 @ plyground: --seed -1: expected a whole number from 0 below 2^53
          match tic-tac-toe random random --games=1 --start=xxx/.../..._o @ plyground: --start: the game is over there
          solve tic-tac-toe --threads=0                 @ plyground: --threads 0: expected a whole number from 1
          solve tic-tac-toe --threads=1000000           @ plyground: --threads 1000000: expected at most
          match tic-tac-toe random random --games=1 --threads=1000000 @ plyground: --threads 1000000: expected at most
          perft tic-tac-toe --depth=0                   @ plyground: --depth 0: expected a whole number from 1
          """)
  void badInputIsOneLineAndExitTwo(String line, String complaint) {
    var args =
        List.of(line.split(" ")).stream().map(arg -> arg.replace('_', ' ')).toArray(String[]::new);
    var run = Runs.of(args);
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith(complaint).hasLineCount(1);
  }

  /** A solver's table is larger than this heap. */
  @Test
  void tooLittleMemoryIsOneLineToo() throws IOException, InterruptedException {
    var words = new ArrayList<>(OwnJava.command("plyground.console.Main"));
    words.add(1, "-Xmx12m");
    words.addAll(List.of("solve", "connect-four", "--position", "44444"));
    var process = new ProcessBuilder(words).start();
    try (var err = process.errorReader();
        var _ = process.inputReader()) {
      assertThat(err.readAllAsString())
          .startsWith("plyground: out of memory, of which there are ")
          .hasLineCount(1);
    }
    assertThat(process.waitFor()).isEqualTo(2);
  }

  @Test
  void aBadLineOfStandardInputIsNumbered() {
    var run =
        Runs.withInput(
            ".../.../... x\n.../.../... y\n", "show", "tic-tac-toe", "--stdin", "--json");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out()).hasLineCount(1);
    assertThat(run.err())
        .isEqualToNormalizingNewlines(
            "plyground: standard input, line 2: side 'y': expected x or o\n");
  }

  /**
   * Whatever this machine has: each thing says what it is for, and what is missing how to get it.
   */
  @Test
  void theDoctorNamesWhatIsThereAndWhatIsNot() {
    var run = Runs.of("doctor", "--json");
    assertThat(run.code()).isZero();
    var told = JsonMapper.shared().readTree(run.out());
    assertThat(told.path("sandbox").asString()).isIn("bubblewrap", "unshare", "none");
    assertThat(told.path("parts").findValuesAsString("name"))
        .contains(
            "Java",
            "bwrap",
            "cgroups",
            "swipl",
            "python3",
            "g++",
            "chromium",
            "javac",
            "PostgreSQL driver",
            "Apache Spark");
    for (var part : told.path("parts")) {
      assertThat(part.path("gives").asString()).isNotBlank();
      assertThat(part.path("installed").asBoolean()).isEqualTo(part.path("remedy").isNull());
      assertThat(part.path("installed").asBoolean()).isEqualTo(!part.path("place").isNull());
    }
    assertThat(Runs.of("doctor").out()).contains("+ javac", "Programs of others run under ");
  }
}
