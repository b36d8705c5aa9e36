package plyground.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import plyground.core.search.Limit;
import plyground.core.search.Trace;

/** The test positions by which endgame solvers are compared; empty squares are the winner's. */
final class FfoTest {
  /** The others take a second and more each: {@code bench/othello.md}. */
  private static final int MOST_EMPTY = 17;

  @Test
  void everyValueIsRight() {
    var game = new Othello(Size.EIGHT);
    int solved = 0;
    for (String line : Golden.lines("ffo.jsonl")) {
      var position = game.parse(Golden.field(line, "position").replaceAll("([12])$", " $1"));
      if (position.empties() <= MOST_EMPTY) {
        var result = new OthelloSolver(1, false).search(position, Limit.NONE, Trace.NONE);
        assertThat(result.value())
            .as("FFO %s", Golden.field(line, "ffo"))
            .isEqualTo(Double.parseDouble(Golden.field(line, "value")));
        assertThat(line.substring(line.indexOf("best")))
            .contains(game.formatMove(position, result.move()));
        solved++;
      }
    }
    assertThat(solved).isGreaterThan(10);
  }
}
