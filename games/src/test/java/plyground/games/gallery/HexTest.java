package plyground.games.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import plyground.core.LegalMoves;
import plyground.core.SplitMix;
import plyground.core.spi.GameDescriptor;
import plyground.testkit.GameContract;
import plyground.testkit.ViewContract;

final class HexTest extends GameContract<Hex.Stones> {
  @Override
  protected GameDescriptor<Hex.Stones> descriptor() {
    return new Hex().descriptor();
  }

  /** More cells than a long has bits. */
  @Override
  protected Map<String, String> parameters() {
    return Map.of("size", "9");
  }

  @Override
  protected int playouts() {
    return 3;
  }

  @Nested
  final class Looks extends ViewContract<Hex.Stones> {
    @Override
    protected GameDescriptor<Hex.Stones> descriptor() {
      return new Hex().descriptor();
    }

    @Override
    protected Map<String, String> parameters() {
      return Map.of("size", "5");
    }
  }

  /** Of the first moves these many win. */
  @Test
  void smallBoardsHaveTheirKnownWinningFirstMoves() {
    assertThat(winning(2)).containsExactly("b1", "a2");
    assertThat(winning(3)).containsExactly("c1", "a2", "b2", "c2", "a3");
  }

  private List<String> winning(int size) {
    var game = ExactValue.open(descriptor(), "hex:size=" + size);
    var start = game.start(new SplitMix(1));
    var exact = new ExactValue<>(game, 1);
    return Arrays.stream(LegalMoves.of(game, start))
        .filter(move -> exact.value(start.play(move)) == 1)
        .mapToObj(move -> game.formatMove(start, move))
        .toList();
  }
}
