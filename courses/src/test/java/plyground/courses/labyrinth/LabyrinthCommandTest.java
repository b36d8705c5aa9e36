package plyground.courses.labyrinth;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import plyground.core.SplitMix;
import plyground.courses.Runs;
import plyground.games.labyrinth.Labyrinth;

final class LabyrinthCommandTest {
  private static final String ROWS = "6a75733/a935e36/e9e37bb/a3b376e/ead9b7b/d959a56/c7d7d99";

  private static String run(String... words) {
    var line = new java.util.ArrayList<>(List.of("labyrinth"));
    line.addAll(List.of(words));
    var run = Runs.of(line.toArray(String[]::new));
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    return run.out();
  }

  @Test
  void boardsAreReadInBothForms() {
    String shifted = run("create_shifted_board", ROWS, "2/up");
    assertThat(shifted).startsWith("[['0110','1001',").hasLineCount(1);
    String back = run("create_shifted_board", shifted.strip(), "2/down");
    assertThat(back).startsWith("[['0110','1010','0111',");
    assertThat(run("graph_search_BFS", ROWS, "1", "1"))
        .isEqualTo(run("graph_search_BFS", back.replace("'", ""), "1", "1"))
        .endsWith(",1/1]\n");
    assertThat(run("create_shifted_player", "1", "2", "2/up")).isEqualTo("7/2\n");
  }

  @Test
  void bothHalvesOfATurn() {
    assertThat(run("setup", "--seed", "7"))
        .contains("player(a,human,1/1).\n", "player(b,human,1/7).\n", "game_state(a/shift).\n");
    String shift = run("try_and_make_move", "a", "h5", "--seed", "7");
    assertThat(shift).contains("player(a,h5,").contains("game_state(a/walk).\n");
    String move = shift.lines().findFirst().orElseThrow().substring(2);
    String own = run("make_best_local_move", "a", "h5", "--seed", "7");
    assertThat(own)
        .contains("game_state(b/shift).\n")
        .isEqualTo(run("make_best_local_move", "a", "h5", "--seed", "7", "--shift", move));
    var start = new Labyrinth().start(new SplitMix(7));
    assertThat(own)
        .isEqualTo(
            run("make_best_local_move", "a", "h5", "--position", new Labyrinth().format(start)));
  }

  @Test
  void distancesCanBeChosen() {
    assertThat(run("try_and_make_move", "a", "h3:distance=manhattan")).contains("player(a,h3,");
  }

  @Test
  void mistakesAreNamed() {
    assertThat(Runs.of("labyrinth", "create_shifted_board", "[[0110]]", "2/up").err())
        .isEqualTo("plyground: BOARD: expected seven rows of seven tiles\n");
    assertThat(Runs.of("labyrinth", "create_shifted_board", "[[012]]", "2/up").err())
        .startsWith("plyground: BOARD: tile '012': expected four digits");
    assertThat(Runs.of("labyrinth", "try_and_make_move", "b", "h1").err())
        .isEqualTo("plyground: player 'b': it is the turn of a\n");
    assertThat(Runs.of("labyrinth", "try_and_make_move", "a", "h9").err())
        .startsWith("plyground: no heuristic 'h9'");
  }
}
