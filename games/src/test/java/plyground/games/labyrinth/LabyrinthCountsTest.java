package plyground.games.labyrinth;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import plyground.core.Side;

/** The named counts against the position's text and the slow twin's walks. */
final class LabyrinthCountsTest {
  private final Labyrinth game = new Labyrinth();

  private static int count(String name, LabyrinthPosition position, Side side) {
    return LabyrinthCounts.all().stream()
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElseThrow()
        .of(position, side);
  }

  @Test
  void countsAreWhatTheirNamesSay() {
    for (long seed = 0; seed < 20; seed++) {
      int plies = (int) seed * 7;
      var position = new Played(game).after(seed, plies);
      for (var side : Side.values()) {
        var player = game.format(position).split(" ")[1 + side.index()].split("[@:]");
        int found = Integer.parseInt(player[3]);
        assertThat(count("found", position, side)).isEqualTo(found);
        assertThat(count("left", position, side)).isEqualTo(player[2].split(",").length - found);
        int here = Square.parse(player[1]);
        int there = position.target(side);
        assertThat(count("distance", position, side))
            .isEqualTo(
                around(Square.row(here) - Square.row(there))
                    + around(Square.column(here) - Square.column(there)));
        assertThat(count("reach", position, side))
            .isEqualTo(SlowLabyrinthPosition.of(game.format(position)).walk(player[1]).size());
      }
      assertThat(count("ply", position, Side.FIRST)).isEqualTo(position.plies());
    }
  }

  /** On a board whose edges meet. */
  private static int around(int difference) {
    return Math.min(Math.abs(difference), Square.SIZE - Math.abs(difference));
  }

  @Test
  void thePhaseIsTheShareOfTheLongestGame() {
    var shorter = new Labyrinth(new Labyrinth.Options(false, 5, 200));
    var position = new Played(shorter).after(1, 50);
    assertThat(position.plies()).isEqualTo(50);
    assertThat(count("phase", position, Side.FIRST)).isEqualTo(25);
  }
}
