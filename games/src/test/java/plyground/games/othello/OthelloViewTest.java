package plyground.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import plyground.core.spi.GameDescriptor;
import plyground.core.view.Gesture;
import plyground.core.view.Scene;
import plyground.testkit.Snapshot;
import plyground.testkit.ViewContract;
import plyground.testkit.ViewText;

class OthelloViewTest extends ViewContract<OthelloPosition> {
  @Override
  protected GameDescriptor<OthelloPosition> descriptor() {
    return new OthelloProvider().descriptor();
  }

  @Nested
  class Large extends ViewContract<OthelloPosition> {
    @Override
    protected GameDescriptor<OthelloPosition> descriptor() {
      return new OthelloProvider().descriptor();
    }

    @Override
    protected Map<String, String> parameters() {
      return Map.of("size", "8");
    }
  }

  private final Othello game = new Othello(Size.SIX);
  private final OthelloView view = new OthelloView(Size.SIX);

  @Test
  void allOfItIsAsCommitted() {
    var positions =
        List.of(
            "....../....../..12../..21../....../...... 1",
            "21111./....../....../....../....../...... 1",
            "111111/111111/111111/222222/222222/2.2222 2");
    Snapshot.check("view-othello", ViewText.of(game, view, positions));
  }

  @Test
  void sayingIt() {
    var at = game.parse("....../....../..12../..21../....../...... 1");
    var scene = view.scene(at);
    assertThat(view.words(at, game.parseMove(at, "d2"))).isEqualTo("black takes d2, 1 stone turns");
    assertThat(scene.standings())
        .extracting(Scene.Standing::brief)
        .containsExactly("black 2", "white 2");
  }

  @Test
  void aPassIsAButton() {
    var at = game.parse("21111./....../....../....../....../...... 1");
    int pass = at.moves(new int[game.maxMoves()], 0) == 1 ? OthelloPosition.PASS : -1;
    assertThat(view.gesture(at, pass)).isEqualTo(Gesture.button("Pass"));
    assertThat(view.words(at, pass)).isEqualTo("black passes");
  }
}
