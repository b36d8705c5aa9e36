package plyground.games.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import plyground.core.LegalMoves;
import plyground.core.spi.GameDescriptor;
import plyground.core.view.Board;
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

    @Test
    void nineBoardsAreSeen() {
      var dividers = descriptor().view(game()).board().dividers();
      assertThat(dividers)
          .containsExactlyInAnyOrder(
              new Board.Divider(0, 3, 9, 3),
              new Board.Divider(0, 6, 9, 6),
              new Board.Divider(3, 0, 3, 9),
              new Board.Divider(6, 0, 6, 9));
    }
  }

  @Test
  void linesOfPlayAreAsManyAsPublished() {
    PerftTable.check(game(), getClass(), "ultimate-tic-tac-toe.txt", 1_000_000);
  }

  @Test
  void onceTheGameIsOverAnyBoardMayBeNamed() {
    String board =
        "oox.xxxxo/ox.o.ooxx/x.oox.oox/x.xxo.x.o/..x.xxoox/..x.oo.oo/o.x..o.../ox..ox.oo/xxooxoxxx";
    var game = game();
    for (String target : List.of("1", "5", "any")) {
      var read = game.parse(board + " o " + target);
      assertThat(read.over()).isTrue();
      assertThat(LegalMoves.of(game, read)).isEmpty();
    }
  }
}
