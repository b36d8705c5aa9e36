package plyground.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The general commands on games with extra turns, and on one with dice. */
final class GalleryCommandsTest {
  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "kalah:pits=2,seeds=4 | -10",
        "kalah:pits=3,seeds=2 | 4",
        "kalah:pits=2,seeds=4,empty-capture=yes | -12",
        "dots-and-boxes:rows=2,columns=2 | 2",
        "dots-and-boxes:rows=2,columns=3 | -2",
        "hex:size=3 | 1",
        "breakthrough:rows=4,columns=3 | -1",
        "dice-race:squares=12 | 0.29833188659194",
      })
  void solveGivesTheFirstPlayersMargin(String game, String value) {
    var run = Runs.of("solve", game, "--json");
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("\"value\":" + value);
  }

  @Test
  void solveGivesTheScoreOfEveryColumn() {
    var run = Runs.of("solve", "connect-four", "--position", "74335531612235", "--json");
    assertThat(run.out())
        .contains("\"choice\":\"4\",\"value\":-2")
        .contains("{\"move\":\"3\",\"value\":-14},{\"move\":\"4\",\"value\":-2}");
  }

  /** What is remembered of one position must not pass for an answer about the next. */
  @Test
  void aLineIsSolvedAsIfItWereTheOnlyOne() {
    var run =
        Runs.withInput(
            ".../.../... x\n.x./.../... o\n", "solve", "tic-tac-toe", "--stdin", "--json");
    assertThat(run.out().lines().toList().getLast())
        .contains(
            "\"moves\":[{\"move\":\"1\",\"value\":0},{\"move\":\"3\",\"value\":0},"
                + "{\"move\":\"4\",\"value\":-1},{\"move\":\"5\",\"value\":0},"
                + "{\"move\":\"6\",\"value\":-1},{\"move\":\"7\",\"value\":-1},"
                + "{\"move\":\"8\",\"value\":0},{\"move\":\"9\",\"value\":-1}]");
  }

  @ParameterizedTest
  @CsvSource({"minimax", "alphabeta", "pvs"})
  void whoKnowsNoDiceRefusesInOneLine(String agent) {
    var run = Runs.of("match", "dice-race", agent, "random", "--games", "2");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err())
        .isEqualTo(
            "plyground: %s cannot play dice-race, a game of chance; expectiminimax and mcts can%n"
                .formatted(agent));
  }

  /** Throws are moves of the record, drawn from the seed. */
  @Test
  void diceComeFromTheSeedOnAnyNumberOfThreads() throws IOException {
    String one = records("--threads", "1", "--seed", "5");
    assertThat(records("--threads", "2", "--seed", "5")).isEqualTo(one);
    assertThat(records("--threads", "2", "--seed", "6")).isNotEqualTo(one);
    assertThat(one).containsPattern("\"moves\":\\[\"[2-6]\",\"a1\",\"[2-6]\",\"a2\"");
  }

  private String records(String... more) throws IOException {
    var file = folder.resolve("games.jsonl");
    Files.deleteIfExists(file);
    String[] words = {
      "match",
      "dice-race:squares=5",
      "expectiminimax:depth=3",
      "mcts:playouts=50",
      "--games",
      "6",
      "--records",
      file.toString(),
      more[0],
      more[1],
      more[2],
      more[3]
    };
    assertThat(Runs.of(words).code()).isZero();
    return Files.readString(file);
  }

  @Test
  void whereDiceAreThrownNobodyChooses() {
    var run = Runs.of("analyse", "dice-race", "--agent", "expectiminimax:depth=3", "--json");
    assertThat(run.out()).contains("\"choice\":null").contains("{\"move\":\"6\",\"value\":");
    var shown = Runs.of("show", "dice-race", "--moves", "4 a1 3");
    assertThat(shown.out()).contains("blue threw 3").contains("blue 3\n");
  }
}
