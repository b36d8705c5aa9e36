package plyground.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Another program asks, and every question has one line for an answer. */
final class AskCommandTest {
  private static List<String> answers(String... questions) {
    var run = Runs.withInput(String.join("\n", questions) + "\n", "ask");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.err()).isEmpty();
    return run.out().lines().toList();
  }

  @Test
  void aPositionIsWhatShowPrintsWithTheNumbersOfItsMoves() {
    var shown = Runs.of("show", "tic-tac-toe", "--moves", "5 1", "--json").out().strip();
    var said = answers("{\"ask\":\"position\",\"game\":\"tic-tac-toe\",\"moves\":[\"5\",\"1\"]}");
    assertThat(said)
        .containsExactly(shown.substring(0, shown.length() - 1) + ",\"numbers\":[1,2,3,5,6,7,8]}");
  }

  @Test
  void diceHaveWeights() {
    assertThat(answers("{\"ask\":\"position\",\"game\":\"dice-race\"}").getFirst())
        .contains("\"numbers\":[2,3,4,5,6],\"weights\":[1,2,3,2,1]");
  }

  @Test
  void anAnalysisIsWhatAnalysePrints() {
    String position = "xx./oo./... x";
    var printed =
        Runs.of(
            "analyse",
            "tic-tac-toe",
            "--agent",
            "alphabeta",
            "--depth",
            "3",
            "--position",
            position,
            "--json");
    var said =
        answers(
            "{\"ask\":\"analyse\",\"game\":\"tic-tac-toe\",\"agent\":\"alphabeta\",\"depth\":3,"
                + "\"position\":\""
                + position
                + "\"}");
    assertThat(said).hasSize(1).first().asString().startsWith("{\"position\":\"xx./oo./... x\"");
    assertThat(untimed(said.getFirst())).isEqualTo(untimed(printed.out().strip()));
  }

  private static String untimed(String line) {
    return line.replaceAll("\"millis\":[0-9.E-]+", "");
  }

  @Test
  void whoSitsStaysUntilToldToLeave() {
    String choose = "{\"ask\":\"choose\",\"seat\":1,\"position\":\"xx./oo./... x\"}";
    var said =
        answers(
            "{\"ask\":\"sit\",\"game\":\"tic-tac-toe\",\"agent\":\"alphabeta:depth=9\"}",
            choose,
            "{\"ask\":\"leave\",\"seat\":1}",
            choose);
    assertThat(said.get(0)).isEqualTo("{\"seat\":1}");
    assertThat(said.get(1)).startsWith("{\"move\":\"3\",\"value\":1,\"nodes\":");
    assertThat(said.get(2)).isEqualTo("{\"left\":1}");
    assertThat(said.get(3)).isEqualTo("{\"error\":\"'seat': nobody sits at 1\"}");
  }

  @Test
  void everyWrongQuestionIsToldWhatIsWrongAndTheNextIsHeard() {
    var said =
        answers(
            "hello",
            "[]",
            "{\"ask\":\"\"}",
            "{\"ask\":\"position\",\"game\":\"chess\"}",
            "{\"ask\":\"position\",\"game\":\"othello\",\"moves\":[\"[0,0]\"]}",
            "{\"ask\":\"position\",\"game\":\"othello\",\"mvoes\":[]}",
            "{\"ask\":\"sit\",\"game\":\"othello\",\"agent\":\"human\"}",
            "{\"ask\":\"analyse\",\"game\":\"othello\",\"agent\":\"pvs\",\"time\":\"soon\"}",
            "{\"ask\":\"sit\",\"game\":\"dice-race\",\"agent\":\"greedy\"}",
            "{\"ask\":\"choose\",\"seat\":1}",
            "{\"ask\":\"choose\",\"seat\":1,\"depth\":0}",
            "{\"ask\":\"game\",\"game\":\"hex\"}");
    assertThat(said).hasSize(12);
    assertThat(said.subList(0, 8)).allMatch(line -> line.startsWith("{\"error\":\""));
    assertThat(said.get(2)).contains("expected game, position, analyse, sit, choose or leave");
    assertThat(said.get(4)).contains("is not a legal move");
    assertThat(said.get(5)).contains("no property 'mvoes' here");
    assertThat(said.get(7)).contains("'soon' is not a time");
    assertThat(said.get(9)).contains("dice are thrown here");
    assertThat(said.get(10)).contains("'depth': expected a whole number from 1");
    assertThat(said.get(11)).startsWith("{\"game\":\"hex\",\"sides\":[");
  }
}
