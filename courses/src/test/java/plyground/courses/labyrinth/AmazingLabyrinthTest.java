package plyground.courses.labyrinth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.courses.GoldenData;
import plyground.games.labyrinth.Labyrinth;
import plyground.games.labyrinth.LabyrinthProvider;
import tools.jackson.databind.JsonNode;

final class AmazingLabyrinthTest {
  @Test
  void operationsGiveWhatTheGoldenGamesShow() {
    for (var line : GoldenData.lines("labyrinth/games.jsonl")) {
      List<List<String>> board = board(line);
      String square = "1/1";
      var turns = line.required("turns");
      for (int turn = 0; turn < Math.min(20, turns.size()); turn++) {
        var expected = turns.required(turn);
        String shift = expected.required(0).asString();
        board = AmazingLabyrinth.create_shifted_board(board, shift);
        square = AmazingLabyrinth.create_shifted_player(row(square), column(square), shift);
        if (turn % 2 == 0) {
          String to = expected.required(1).asInt() + "/" + expected.required(2).asInt();
          assertThat(AmazingLabyrinth.graph_search_BFS(board, row(square), column(square)))
              .contains(to)
              .endsWith(square);
          square = to;
        }
      }
    }
  }

  private static int row(String square) {
    return square.charAt(0) - '0';
  }

  private static int column(String square) {
    return square.charAt(2) - '0';
  }

  private static List<List<String>> board(JsonNode line) {
    var rows = new ArrayList<List<String>>();
    for (var row : line.required("board")) {
      rows.add(row.valueStream().<String>map(JsonNode::asString).toList());
    }
    return rows;
  }

  @Test
  void aGameByItsTwoHalvesIsTheAgentsGame() throws AgentException {
    var game = new AmazingLabyrinth(7);
    var open = Catalogue.load(MoveInput.NOBODY).open(new LabyrinthProvider().descriptor());
    var agents =
        List.of(
            open.player("h1:distance=manhattan").create(),
            open.player("h5:distance=circular,weight=0.5,next=0.25").create());
    while (game.outcome() == null) {
      var hunt = game.game_state();
      String player = hunt.toMove().index() == 0 ? "a" : "b";
      String heuristic = hunt.toMove().index() == 0 ? "h1" : "h5";
      int move = agents.get(hunt.toMove().index()).choose(hunt, Limit.NONE);
      var before = game.board();
      String shift = game.try_and_make_move(player, heuristic);
      assertThat(game.board()).isEqualTo(AmazingLabyrinth.create_shifted_board(before, shift));
      String to = game.make_best_local_move(player, heuristic);
      assertThat(shift + ":" + to).isEqualTo(new Labyrinth().formatMove(hunt, move));
    }
    assertThatThrownBy(() -> game.try_and_make_move("a", "h1")).hasMessage("the game is over");
    game.setup(8);
    assertThat(game.outcome()).isNull();
  }

  @Test
  void turnsAreTakenInOrder() {
    var game = new AmazingLabyrinth(1);
    assertThatThrownBy(() -> game.make_best_local_move("a", "h1"))
        .hasMessage("player a has to shift first");
    assertThatThrownBy(() -> game.try_and_make_move("b", "h1"))
        .hasMessage("player 'b': it is the turn of a");
    assertThatThrownBy(() -> game.try_and_make_move("a", "h6"))
        .hasMessageStartingWith("no heuristic 'h6'");
    game.try_and_make_move("a", "h1");
    assertThatThrownBy(() -> game.try_and_make_move("a", "h1"))
        .hasMessage("player a has to walk now");
    assertThatThrownBy(() -> AmazingLabyrinth.create_shifted_player(1, 8, "2/up"))
        .hasMessage("square '1/8': expected each from 1 to 7");
    assertThatThrownBy(() -> AmazingLabyrinth.create_shifted_player(1, 1, "3/up"))
        .hasMessageStartingWith("no shift '3/up'");
  }
}
