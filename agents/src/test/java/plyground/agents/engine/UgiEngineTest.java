package plyground.agents.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.core.Position;
import plyground.core.Side;

/** Our agents as engines, word for word. */
final class UgiEngineTest {
  private static String session(String agent, String... lines) throws IOException {
    return session(Catalogue.load(MoveInput.NOBODY).open("tic-tac-toe"), agent, lines);
  }

  private static <P extends Position<P>> String session(
      OpenGame<P> open, String agent, String... lines) throws IOException {
    var out = new StringWriter();
    try (var engine = new UgiEngine<>(open, agent, 1, new PrintWriter(out))) {
      engine.run(new BufferedReader(new StringReader(String.join("\n", lines))));
    }
    return out.toString().replaceAll("time \\d+", "time T");
  }

  @Test
  void introducesItselfWithItsOptions() throws IOException {
    assertThat(session("greedy", "ugi", "isready").lines())
        .containsExactly(
            "id name Plyground greedy",
            "id author the Plyground developers",
            "option name eval type string default win",
            "option name formula type string default <empty>",
            "option name weights type string default <empty>",
            "option name wins type combo default static var first var static",
            "ugiok",
            "readyok");
    assertThat(session("pvs", "ugi"))
        .contains("option name table type spin default 16 min 1 max 4096\n")
        .contains("option name wins type combo default first var first var static\n");
  }

  @Test
  void playsWhatTheAgentPlays() throws IOException {
    assertThat(
            session(
                "alphabeta",
                "setoption name Depth value 9",
                "uginewgame",
                "position startpos moves 5 1",
                "go",
                "position fen xx./oo./... x",
                "go depth 2",
                "position fen xx./oo./... x moves 3",
                "go"))
        .isEqualToNormalizingNewlines(
            """
            info depth 9 score cp 0 nodes 703 time T pv 2
            bestmove 2
            info depth 9 score cp 1 nodes 36 time T pv 3
            bestmove 3
            info string the game is over
            bestmove none
            """);
  }

  @Test
  void answersQuestions() throws IOException {
    assertThat(
            session(
                    "random",
                    "query gameover",
                    "query p1turn",
                    "query result",
                    "position fen xxx/oo./... o",
                    "query gameover",
                    "query p1turn",
                    "query result",
                    "position fen xox/xxo/oxo o",
                    "query result")
                .lines()
                .map(line -> line.replace("response ", "")))
        .containsExactly("false", "true", "none", "true", "false", "p1win", "draw");
  }

  @Test
  void thinksUntilItIsToldToStop() throws IOException {
    assertThat(session("mcts", "go infinite", "stop")).contains("bestmove ");
    assertThat(session("pvs", "go infinite", "isready", "position startpos moves 5", "go depth 1"))
        .startsWith("readyok")
        .containsPattern("(?s)bestmove .*bestmove ");
  }

  @Test
  void saysWhatItDoesNotUnderstand() throws IOException {
    assertThat(
            session(
                    "pvs",
                    "fly",
                    "go sideways",
                    "go depth",
                    "position fen what",
                    "position startpos moves 5 5",
                    "setoption name dpth value 3",
                    "setoption name depth value x",
                    "query who")
                .lines())
        .hasSize(8)
        .allMatch(line -> line.startsWith("info string "))
        .anyMatch(line -> line.contains("did you mean: depth?"))
        .anyMatch(line -> line.contains("depth=x: expected a whole number"));
  }

  @Test
  void clocksAreSharedOut() {
    var words = "go p1time 60000 p2time 1000 p1inc 400 p2inc 0".split(" ");
    assertThat(Go.parse(words, Side.FIRST).limit().time()).isEqualTo(Duration.ofMillis(3300));
    assertThat(Go.parse(words, Side.SECOND).limit().time()).isEqualTo(Duration.ofMillis(50));
    var last = "go p1time 4 p2time 4 p1inc 1000 p2inc 1000".split(" ");
    assertThat(Go.parse(last, Side.FIRST).limit().time()).isEqualTo(Duration.ofMillis(2));
  }
}
