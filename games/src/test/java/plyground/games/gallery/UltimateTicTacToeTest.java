package plyground.games.gallery;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import plyground.core.spi.GameDescriptor;
import plyground.testkit.GameContract;
import plyground.testkit.PerftTable;
import plyground.testkit.ViewContract;

final class UltimateTicTacToeTest extends GameContract<UltimateTicTacToe.Boards> {
  @Override
  protected GameDescriptor<UltimateTicTacToe.Boards> descriptor() {
    return new UltimateTicTacToe().descriptor();
  }

  @Override
  protected int playouts() {
    return 15;
  }

  @Nested
  final class Looks extends ViewContract<UltimateTicTacToe.Boards> {
    @Override
    protected GameDescriptor<UltimateTicTacToe.Boards> descriptor() {
      return new UltimateTicTacToe().descriptor();
    }
  }

  @Test
  void linesOfPlayAreAsManyAsPublished() {
    PerftTable.check(game(), getClass(), "ultimate-tic-tac-toe.txt", 1_000_000);
  }
}
