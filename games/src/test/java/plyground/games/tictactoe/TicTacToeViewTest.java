package plyground.games.tictactoe;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import plyground.core.spi.GameDescriptor;
import plyground.core.view.Scene;
import plyground.testkit.Snapshot;
import plyground.testkit.ViewContract;
import plyground.testkit.ViewText;

class TicTacToeViewTest extends ViewContract<TicTacToePosition> {
  private final TicTacToe game = new TicTacToe();
  private final TicTacToeView view = new TicTacToeView();

  @Override
  protected GameDescriptor<TicTacToePosition> descriptor() {
    return new TicTacToeProvider().descriptor();
  }

  @Test
  void allOfItIsAsCommitted() {
    var positions = List.of("x.o/.x./... o", "xo./xo./x.. o");
    Snapshot.check("view-tic-tac-toe", ViewText.of(game, view, positions));
  }

  @Test
  void freeCellsShowTheirNumbers() {
    var scene = view.scene(game.parse("x.o/.x./... o"));
    assertThat(scene.tiles())
        .extracting(Scene.Tile::text)
        .containsExactly("2", "4", "6", "7", "8", "9");
    assertThat(scene.pieces())
        .extracting(piece -> piece.letter() + piece.at())
        .containsExactly("x1", "o3", "x5");
    assertThat(scene.marks()).isEmpty();
  }

  @Test
  void sayingIt() {
    var at = game.parse("x.o/.x./... o");
    assertThat(view.words(at, 8)).isEqualTo("o takes 9, bottom right");
  }

  @Test
  void theLineThatWonStandsOut() {
    var scene = view.scene(game.parse("x.o/.xo/..x o"));
    assertThat(scene.marks())
        .isEqualTo(
            List.of("1", "5", "9").stream()
                .map(at -> new Scene.Mark(at, Scene.Mark.Kind.WIN, ""))
                .toList());
  }
}
