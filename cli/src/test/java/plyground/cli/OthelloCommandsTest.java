package plyground.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plyground.testkit.Snapshot;

/** The commands as an Othello player meets them. */
final class OthelloCommandsTest {
  private static void snapshot(String name, String... args) {
    var run = Runs.of(args);
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    Snapshot.check(name, run.out());
  }

  @Test
  void show() {
    snapshot("othello-show", "show", "othello", "--moves", "[1,3]");
    snapshot("othello-show-json", "show", "othello", "--position", "testboard2", "--json");
    snapshot(
        "othello-show-over-json",
        "show",
        "othello",
        "--position",
        "111111/111111/111111/111111/111111/111112 1",
        "--json");
  }

  @Test
  void agentsFinishPerfectly() {
    String position = "....2./..111./.211../22222./222212/21.2.1 1";
    for (String agent : new String[] {"alphabeta:depth=1", "minimax:depth=1", "pvs", "mcts"}) {
      var run = Runs.of("analyse", "othello", "--agent", agent, "--position", position, "--json");
      assertThat(run.out()).as(agent).contains("\"choice\":\"[5,2]\",\"value\":-2,");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          show othello --position "....../x 1"      | --position: '....../x' has 2 rows; expected 6
          show othello --moves n                    | --moves, move 1: 'n' is not a legal move; \
          legal: [1,3] [2,4] [3,1] [4,2]
          show othello:size=7                       | game 'othello:size=7': size=7: expected 6|8
          """)
  void badInputIsOneLine(String command, String complaint) {
    String[] words = command.replace("....../x 1", "....../x_1").replace("\"", "").split(" ");
    for (int i = 0; i < words.length; i++) {
      words[i] = words[i].replace('_', ' ');
    }
    var run = Runs.of(words);
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).startsWith("plyground: " + complaint).hasLineCount(1);
    assertThat(run.out()).isEmpty();
  }
}
