package plyground.courses.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.core.SplitMix;
import plyground.core.agent.Agent;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Stop;
import plyground.core.search.Trace;
import plyground.core.spec.Settings;
import plyground.courses.GoldenData;
import plyground.games.othello.Othello;
import plyground.games.othello.OthelloPosition;
import plyground.games.othello.OthelloProvider;
import plyground.games.othello.Size;
import plyground.testkit.SlowMinimax;
import tools.jackson.databind.JsonNode;

final class CourseSearchTest {
  private final Othello game = new Othello(Size.SIX);

  private Agent<OthelloPosition> agent(String name, Map<String, String> given) {
    var kind =
        Catalogue.load(MoveInput.NOBODY).open(new OthelloProvider().descriptor()).agents().stream()
            .filter(each -> each.name().equals(name))
            .findFirst()
            .orElseThrow();
    return kind.maker().make(game, new Settings(kind.parameters(), given));
  }

  private Result ask(String name, int depth, String h, OthelloPosition state) throws Exception {
    var agent = agent(name, Map.of("depth", Integer.toString(depth), "h", h));
    return agent.analyse(state, Limit.NONE, Trace.NONE);
  }

  private OthelloPosition board(String name) {
    return name.equals("initBoard")
        ? OthelloPosition.start(Size.SIX)
        : game.position(name.toLowerCase(Locale.ROOT));
  }

  static List<JsonNode> golden() {
    return GoldenData.lines("othello/mmeval_abeval.jsonl");
  }

  @ParameterizedTest
  @MethodSource("golden")
  void everyGoldenLine(JsonNode line) throws Exception {
    boolean prune = GoldenData.text(line, "algorithm").equals("abeval");
    var state = board(GoldenData.text(line, "board"));
    int depth = Integer.parseInt(GoldenData.text(line, "depth"));
    var result =
        ask(
            prune ? "csc384-alphabeta" : "csc384-minimax",
            depth,
            GoldenData.text(line, "h"),
            state);
    assertThat(game.sideName(state.toMove())).isEqualTo(GoldenData.text(line, "player"));
    double value = Integer.parseInt(GoldenData.text(line, "Val")) * state.toMove().sign();
    assertThat(result.value()).isEqualTo(value == 0 ? 0.0 : value);
    assertThat(game.formatMove(state, result.move())).isEqualTo(GoldenData.text(line, "BestMv"));
    assertThat(result.nodes()).isEqualTo(Long.parseLong(GoldenData.text(line, "SeF")));
    assertThat(result.depth()).isEqualTo(depth);
  }

  @ParameterizedTest
  @CsvSource({
    "testboard1, zero, 0, '[0,0]', 3171, 427",
    "testboard1, disc, 3, '[0,0]', 3171, 778",
    "testboard2, zero, 0, '[1,3]', 564, 170",
    "testboard2, disc, 4, '[1,3]', 564, 280",
    "testboard3, zero, 0, '[0,5]', 13089, 1298",
    "testboard3, disc, 15, '[3,3]', 13089, 2102",
  })
  void partC(String board, String h, double value, String best, long minimax, long alphaBeta)
      throws Exception {
    var state = game.position(board);
    var slow = ask("csc384-minimax", 5, h, state);
    var quick = ask("csc384-alphabeta", 5, h, state);
    assertThat(slow.value()).isEqualTo(value).isEqualTo(quick.value());
    assertThat(game.formatMove(state, slow.move())).isEqualTo(best);
    assertThat(quick.move()).isEqualTo(slow.move());
    assertThat(slow.nodes()).isEqualTo(minimax);
    assertThat(quick.nodes()).isEqualTo(alphaBeta);
  }

  @Test
  void statesFromTheStartAreThoseTheCourseCounts() throws Exception {
    long[] expected = {5, 17, 73, 317, 1681, 9285};
    for (int depth = 1; depth <= expected.length; depth++) {
      var result = ask("csc384-minimax", depth, "disc", OthelloPosition.start(Size.SIX));
      assertThat(result.nodes()).isEqualTo(expected[depth - 1]);
    }
  }

  @Test
  void bothFindTheValueOfMinimaxOnRandomPositions() throws Exception {
    int[] moves = new int[game.maxMoves()];
    for (long seed = 0; seed < 60; seed++) {
      var random = new SplitMix(seed);
      var state = OthelloPosition.start(Size.SIX);
      for (int ply = 0; ply < seed % 32 && !state.over(); ply++) {
        state = state.play(moves[random.nextInt(state.moves(moves, 0))]);
      }
      if (state.over()) {
        continue;
      }
      var h = OthelloAgents.evaluator("disc", game);
      double expected = SlowMinimax.value(game, h, state, 4);
      var slow = ask("csc384-minimax", 4, "disc", state);
      var quick = ask("csc384-alphabeta", 4, "disc", state);
      assertThat(slow.value()).as("seed %d", seed).isEqualTo(expected);
      assertThat(slow.nodes()).isEqualTo(SlowMinimax.nodes(game, state, 4));
      assertThat(quick.value()).as("seed %d", seed).isEqualTo(expected);
      assertThat(quick.move()).as("seed %d", seed).isEqualTo(slow.move());
    }
  }

  @Test
  void theDepthMayComeFromTheLimitAndIsFiveOtherwise() throws Exception {
    var agent = agent("csc384-minimax", Map.of());
    var board = game.position("testboard2");
    assertThat(agent.consider(board, Limit.NONE, Trace.NONE).nodes()).isEqualTo(564);
    assertThat(agent.consider(board, Limit.depth(1), Trace.NONE).nodes()).isEqualTo(4);
  }

  @Test
  void anotherThreadMayStopThem() throws Exception {
    var stop = new Stop();
    stop.raise();
    for (String name : new String[] {"csc384-minimax", "csc384-alphabeta"}) {
      var agent = agent(name, Map.of("depth", "60"));
      int move = agent.choose(OthelloPosition.start(Size.SIX), Limit.NONE.withStop(stop));
      assertThat(game.formatMove(OthelloPosition.start(Size.SIX), move)).isEqualTo("[1,3]");
    }
  }
}
