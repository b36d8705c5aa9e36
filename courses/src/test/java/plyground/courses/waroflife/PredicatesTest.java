package plyground.courses.waroflife;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import plyground.core.InputException;
import plyground.core.Outcome;
import plyground.core.Side;
import plyground.core.SplitMix;
import plyground.core.agent.AgentException;
import plyground.courses.GoldenData;
import plyground.courses.waroflife.Predicates.Played;
import plyground.courses.waroflife.Predicates.Showboard;
import plyground.courses.waroflife.Predicates.Turn;
import plyground.games.waroflife.Cells;
import plyground.games.waroflife.CellsText;
import tools.jackson.databind.JsonNode;

final class PredicatesTest {
  private static final String BOARD = "[[[1,1],[2,6]],[[1,8]]]";

  @Test
  void boardsAreDrawnAsInTheOriginal() {
    assertThat(Predicates.draw_board(CellsText.parse(BOARD)))
        .isEqualTo(
            """
              12345678
             +--------+
            1|b......r|
            2|.....b..|
            3|........|
            4|........|
            5|........|
            6|........|
            7|........|
            8|........|
             +--------+
            """);
  }

  @Test
  void startsByNameAndByBoard() {
    var random = new SplitMix(4);
    assertThat(Predicates.start_config("random", new SplitMix(4)))
        .isEqualTo(Predicates.start_config(random));
    assertThat(Predicates.start_config("gliders", random).blues()).isEqualTo(10);
    assertThat(Predicates.start_config(BOARD, random)).isEqualTo(CellsText.parse(BOARD));
  }

  @Test
  void generations() {
    var golden = GoldenData.whole("waroflife/question1_generations.json");
    var first = CellsText.parse(GoldenData.text(golden, "generation_1"));
    assertThat(CellsText.format(Predicates.next_generation(first)))
        .isEqualTo(GoldenData.text(golden, "generation_2"));
    assertThat(CellsText.format(Predicates.next_generation(first, 3)))
        .isEqualTo(GoldenData.text(golden, "generation_4"));
  }

  /** As the assignment has it: the board after the move and before the crank, and the move. */
  @Test
  void strategiesGiveTheBoardBeforeTheCrank() {
    for (var line : GoldenData.lines("waroflife/strategies.jsonl")) {
      var board = CellsText.parse(GoldenData.text(line, "board"));
      char colour = GoldenData.text(line, "to_move").charAt(0);
      check(line, "bloodlust", board, Predicates.bloodlust(colour, board).orElseThrow());
      check(
          line,
          "self_preservation",
          board,
          Predicates.self_preservation(colour, board).orElseThrow());
      check(line, "land_grab", board, Predicates.land_grab(colour, board).orElseThrow());
      check(
          line,
          "minimax_static_if_no_reply",
          board,
          Predicates.minimax(colour, board).orElseThrow());
    }
  }

  private static void check(JsonNode line, String strategy, Cells board, Turn turn) {
    var best = line.required(strategy).required("optimal_moves");
    assertThat(turn.move()).isEqualTo(best.required(0).toString());
    String before = CellsText.format(board);
    String from = "[" + turn.move().substring(1, 4) + "]";
    String to = "[" + turn.move().substring(5);
    String after = CellsText.format(turn.newBoardState());
    assertThat(before).contains(from).doesNotContain(to);
    assertThat(after).contains(to).doesNotContain(from).hasSameSizeAs(before);
  }

  @Test
  void aStrategyWithoutAMoveFails() {
    var stuck = CellsText.parse("[[[1,1]],[[1,2],[2,1],[2,2]]]");
    assertThat(Predicates.land_grab('b', stuck)).isEmpty();
    assertThat(Predicates.minimax('r', stuck)).isPresent();
    assertThatThrownBy(() -> Predicates.bloodlust('x', stuck))
        .hasMessage("player colour 'x': expected b or r");
  }

  @Test
  void verboseTellsTheGameQuietOnlyItsEnd() throws AgentException {
    var start = CellsText.parse("[[[1,1],[1,2],[2,1],[2,2]],[[8,8]]]");
    var loud = new StringWriter();
    var quiet = new StringWriter();
    var grab = Predicates.strategy("land_grab");
    var any = Predicates.strategy("random");
    var played =
        Predicates.play(Showboard.VERBOSE, grab, any, start, 1, new PrintWriter(loud, true));
    assertThat(played).isEqualTo(new Played(1, "b"));
    assertThat(Predicates.play(Showboard.QUIET, grab, any, start, 1, new PrintWriter(quiet, true)))
        .isEqualTo(played);
    assertThat(quiet.toString()).isEmpty();
    assertThat(loud.toString())
        .startsWith("Initial State:\n  12345678\n +--------+\n1|bb......|\n2|bb......|\n")
        .contains("b: 4  r: 1\n", "1. b moves [", "8|........|\n +--------+\nb: ");
  }

  @Test
  void testStrategyCountsWhatItPlays() throws AgentException {
    long[] time = {0};
    var trials =
        Predicates.test_strategy(
            300,
            Predicates.strategy("random"),
            Predicates.strategy("bloodlust"),
            7,
            () -> time[0] += 500_000_000);
    assertThat(trials.games()).isEqualTo(300);
    assertThat(trials.wins(Side.SECOND)).isGreaterThan(2 * trials.wins(Side.FIRST));
    assertThat(trials.wins(Side.FIRST) + trials.wins(Side.SECOND) + trials.draws()).isEqualTo(300);
    assertThat(trials.meanLength()).isBetween(5.0, 10.0);
    assertThat(trials.meanSeconds()).isEqualTo(0.5);
    assertThatThrownBy(
            () ->
                Predicates.test_strategy(
                    0, Predicates.strategy("random"), Predicates.strategy("random"), 1, () -> 0))
        .hasMessage("N 0: expected a whole number from 1");
    assertThatThrownBy(() -> Predicates.strategy("land_crab"))
        .isInstanceOf(InputException.class)
        .hasMessage("no strategy 'land_crab'; did you mean: land_grab?");
  }

  @Test
  void exhaustedGamesCountForTheMeanButNotAsTheLongest() {
    var trials = new Trials();
    assertThat(trials.longest()).isEmpty();
    trials.add(Outcome.draw(3, "exhaust"), 250, 0);
    assertThat(trials.longest()).isEmpty();
    trials.add(Outcome.win(Side.FIRST, 3, "win"), 10, 0);
    trials.add(Outcome.draw(3, "stalemate"), 40, 0);
    assertThat(trials.longest()).hasValue(40);
    assertThat(trials.shortest()).isEqualTo(10);
    assertThat(trials.meanLength()).isEqualTo(100);
    assertThat(trials.draws()).isEqualTo(2);
  }
}
