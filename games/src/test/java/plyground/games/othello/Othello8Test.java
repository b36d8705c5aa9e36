package plyground.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import plyground.core.LegalMoves;
import plyground.testkit.PerftTable;

final class Othello8Test extends OthelloContract {
  private static final long LARGEST_COUNT = 4_000_000;

  @Override
  protected Map<String, String> parameters() {
    return Map.of("size", "8");
  }

  @Override
  protected int playouts() {
    return 60;
  }

  @Test
  void perft() {
    PerftTable.check(game(), getClass(), "perft8.txt", LARGEST_COUNT);
  }

  /** The handout's figure 6: one black stone in the middle takes all four corners in turn. */
  @Test
  void theHandoutsFigureSix() {
    var game = game();
    var position =
        game.parse(".222222./22222222/22222222/22212222/22222222/22222222/22222222/.222222. 1");
    for (String corner : new String[] {"a1", "h8", "h1"}) {
      position = position.play(game.parseMove(position, corner));
      assertThat(LegalMoves.words(game, position)).containsExactly("n");
      position = position.play(OthelloPosition.PASS);
    }
    position = position.play(game.parseMove(position, "a8"));
    assertThat(position.over()).isTrue();
    assertThat(position.outcome().score()).isEqualTo(40 - 24);
  }
}
