package plyground.games.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import plyground.core.LegalMoves;
import plyground.core.SplitMix;
import plyground.core.search.Limit;
import plyground.core.search.Trace;
import plyground.core.spi.GameDescriptor;
import plyground.testkit.GameContract;
import plyground.testkit.ViewContract;

final class DotsAndBoxesTest extends GameContract<DotsAndBoxes.Lines> {
  @Override
  protected GameDescriptor<DotsAndBoxes.Lines> descriptor() {
    return new DotsAndBoxes().descriptor();
  }

  @Override
  protected int playouts() {
    return 20;
  }

  @Nested
  final class Looks extends ViewContract<DotsAndBoxes.Lines> {
    @Override
    protected GameDescriptor<DotsAndBoxes.Lines> descriptor() {
      return new DotsAndBoxes().descriptor();
    }
  }

  @Test
  void smallBoardsHaveTheirKnownMargins() {
    assertThat(ExactValue.of(descriptor(), "dots-and-boxes:rows=1,columns=1")).isEqualTo(-1);
    assertThat(ExactValue.of(descriptor(), "dots-and-boxes:rows=1,columns=2")).isEqualTo(0);
    assertThat(ExactValue.of(descriptor(), "dots-and-boxes:rows=1,columns=3")).isEqualTo(-1);
    assertThat(ExactValue.of(descriptor(), "dots-and-boxes:rows=2,columns=2")).isEqualTo(2);
  }

  @Test
  void theSolverKnowsTheMarginsToo() {
    int[][] known = {
      {1, 1, -1}, {1, 2, 0}, {1, 3, -1}, {2, 2, 2}, {2, 3, -2}, {3, 2, -2}, {3, 3, -3}
    };
    for (int[] each : known) {
      String name = "dots-and-boxes:rows=%d,columns=%d".formatted(each[0], each[1]);
      var game = ExactValue.open(descriptor(), name);
      var result =
          new DotsAndBoxesSolver().search(game.start(new SplitMix(1)), Limit.NONE, Trace.NONE);
      assertThat(result.value()).as(name).isEqualTo((double) each[2]);
    }
  }

  /** On random positions of a small board, every move. */
  @Test
  void theSolverIsMinimax() {
    var game = ExactValue.open(descriptor(), "dots-and-boxes:rows=2,columns=2");
    var twin = new ExactValue<>(game);
    var solver = new DotsAndBoxesSolver();
    for (long seed = 0; seed < 50; seed++) {
      var random = new SplitMix(seed);
      var position = game.start(random);
      for (int ply = 0; ply < 3 + seed % 5; ply++) {
        int[] moves = LegalMoves.of(game, position);
        position = position.play(moves[random.nextInt(moves.length)]);
      }
      var result = solver.search(position, Limit.NONE, Trace.NONE);
      int sign = position.toMove().sign();
      assertThat(result.value())
          .as("seed %d", seed)
          .isEqualTo((double) sign * twin.value(position));
      for (var each : result.moves()) {
        assertThat(each.value())
            .as("seed %d, move %d", seed, each.move())
            .isEqualTo((double) sign * twin.value(position.play(each.move())));
      }
    }
  }
}
