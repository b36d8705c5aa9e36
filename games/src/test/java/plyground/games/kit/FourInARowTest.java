package plyground.games.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import plyground.core.LegalMoves;
import plyground.core.Perft;
import plyground.core.SplitMix;
import plyground.core.spi.GameDescriptor;
import plyground.testkit.GameContract;

/** Connect four as a lecturer would write it, beside what is known of it. */
final class FourInARowTest extends GameContract<FourInARow.Grid> {
  @Override
  protected GameDescriptor<FourInARow.Grid> descriptor() {
    return new FourInARow().descriptor();
  }

  @Override
  protected int playouts() {
    return 30;
  }

  @Test
  void linesOfPlayAreAsManyAsPublished() {
    var perft = new Perft<>(game());
    var start = game().start(new SplitMix(1));
    long[] published = {1, 7, 49, 343, 2401, 16_807, 117_649, 823_536};
    for (int depth = 0; depth < published.length; depth++) {
      assertThat(perft.count(start, depth)).as("depth %d", depth).isEqualTo(published[depth]);
    }
  }

  @Test
  void movesAreColumnsAndPointAtWhereTheStoneComesToLie() {
    var start = game().start(new SplitMix(1));
    assertThat(LegalMoves.words(game(), start)).containsExactly("1", "2", "3", "4", "5", "6", "7");
    var view = descriptor().view(game());
    assertThat(view.gesture(start, 3).steps().getFirst().at()).isEqualTo("4/1");
    assertThat(view.gesture(start.play(3), 3).steps().getFirst().at()).isEqualTo("4/2");
  }

  @Test
  void stonesThatHangAreRefused() {
    assertThatThrownBy(() -> game().parse("......./...r.../......./......./......./....... blue"))
        .hasMessageContaining("a stone hangs over an empty cell");
  }
}
