package plyground.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import plyground.core.Game;
import plyground.core.LegalMoves;
import plyground.core.Nature;
import plyground.core.Position;
import plyground.core.Symmetry;

/** What a symmetry of a game must leave as it is. */
final class SymmetryContract {
  private SymmetryContract() {}

  /** Whether a position and its image have the same moves, and those the same ends. */
  static <P extends Position<P>> void assertKept(Game<P> game, Symmetry<P> symmetry, P position) {
    P image = symmetry.position(position);
    assertThat(image.toMove()).isEqualTo(position.toMove());
    int[] moves = LegalMoves.of(game, position);
    assertThat(LegalMoves.of(game, image))
        .containsExactlyInAnyOrder(Arrays.stream(moves).map(symmetry::move).toArray());
    for (int move : moves) {
      if (Nature.movesAt(position)) {
        assertThat(Nature.weight(image, symmetry.move(move)))
            .isEqualTo(Nature.weight(position, move));
      }
      assertThat(symmetry.position(position.play(move))).isEqualTo(image.play(symmetry.move(move)));
    }
    if (moves.length == 0) {
      assertThat(image.outcome()).isEqualTo(position.outcome());
    }
  }

  /** The same for all images of a position. */
  static <P extends Position<P>> long leastKey(Game<P> game, P position) {
    long least = position.key();
    for (var symmetry : game.symmetries()) {
      least = Math.min(least, symmetry.position(position).key());
    }
    return least;
  }
}
