package plyground.games.waroflife;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import plyground.core.spi.GameDescriptor;
import plyground.core.view.Piece;
import plyground.testkit.Snapshot;
import plyground.testkit.ViewContract;
import plyground.testkit.ViewText;

class WarOfLifeViewTest extends ViewContract<WarOfLifePosition> {
  private final WarOfLife game = new WarOfLife();
  private final WarOfLifeView view = new WarOfLifeView();

  @Override
  protected GameDescriptor<WarOfLifePosition> descriptor() {
    return new WarOfLifeProvider().descriptor();
  }

  @Override
  protected int playouts() {
    return 3;
  }

  @Test
  void allOfItIsAsCommitted() {
    var positions =
        List.of("[[[1,1],[1,3],[3,3]],[[8,8]]] b 4", "[[[4,4]],[[4,5],[5,5],[6,3]]] r 249");
    Snapshot.check("view-war-of-life", ViewText.of(game, view, positions));
  }

  @Test
  void aMoveShowsThePieceMovedAndThenTheCrank() {
    var at = game.parse("[[[1,1],[1,3],[3,3]],[[8,8]]] b 4");
    int move = game.parseMove(at, "[1,1,1,2]");
    var frames = view.frames(at, move);
    assertThat(frames.get(0).scene().pieces())
        .extracting(Piece::at)
        .containsExactly("1,2", "1,3", "3,3", "8,8");
    assertThat(frames.get(0).slides().getFirst().path()).isEqualTo(List.of("1,1", "1,2"));
    assertThat(frames.get(1).scene().pieces()).extracting(Piece::at).containsExactly("2,2", "2,3");
    assertThat(view.words(at, move)).isEqualTo("blue moves from a1 to b1; 2 born, 4 died");
  }
}
