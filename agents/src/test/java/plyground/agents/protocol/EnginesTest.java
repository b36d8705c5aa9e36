package plyground.agents.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plyground.agents.sandbox.Program;
import plyground.agents.sandbox.ResourceLimits;
import plyground.core.SplitMix;
import plyground.core.agent.AgentException;
import plyground.core.agent.Fault;
import plyground.core.search.Limit;
import plyground.core.search.Trace;
import plyground.games.tictactoe.TicTacToe;
import plyground.games.tictactoe.TicTacToePosition;

/** Engines as opponents, played by shell scripts. */
final class EnginesTest {
  private static final TicTacToe GAME = new TicTacToe();
  private static final TicTacToePosition START = GAME.start(new SplitMix(1));

  private static ProcessAgent<TicTacToePosition> engine(String go, String... options) {
    String script =
        "n=none; while read -r l; do echo \"$l\" >&2; case $l in ugi) echo id name x; echo ugiok;;"
            + " isready) echo readyok;; go*) "
            + go
            + ";; esac; done";
    return new ProcessAgent<>(
        Program.shell(script, null),
        ResourceLimits.DEFAULT,
        new Ugi<>(GAME, List.of(options), "movetime 1000"));
  }

  @Test
  void isAskedInItsLanguage() throws AgentException {
    try (var agent =
        engine("echo info depth 4 nodes 77 score cp -12 pv 3; echo bestmove 3", "Hash = 16")) {
      agent.newGame(1);
      var result = agent.consider(START, Limit.depth(4).withNodes(900), Trace.NONE);
      assertThat(GAME.formatMove(START, result.move())).isEqualTo("3");
      assertThat(result.value()).isEqualTo(-12.0);
      assertThat(result.depth()).isEqualTo(4);
      assertThat(result.nodes()).isEqualTo(77);
      agent.choose(START, Limit.NONE);
      assertThat(agent.errors().lines())
          .containsExactly(
              "ugi",
              "setoption name Hash value 16",
              "isready",
              "uginewgame",
              "isready",
              "position fen .../.../... x",
              "go depth 4 nodes 900",
              "position fen .../.../... x",
              "go movetime 1000");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          echo bestmove 99   | ILLEGAL_MOVE | played '99'
          echo bestmove none | ILLEGAL_MOVE | played 'none'
          echo bestmove      | PROTOCOL     | without a move
          exit 4             | CRASH        | exit code 4
          exec yes           | PROTOCOL     | bytes for one answer
          """)
  void isNotBelieved(String go, Fault fault, String words) {
    try (var agent = engine(go)) {
      agent.newGame(1);
      var failure =
          catchThrowableOfType(AgentException.class, () -> agent.choose(START, Limit.NONE));
      assertThat(failure).hasMessageContaining(words);
      assertThat(failure.fault()).isEqualTo(fault);
    }
  }
}
