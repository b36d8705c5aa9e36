package plyground.games.labyrinth;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import plyground.core.SplitMix;
import plyground.core.spi.GameDescriptor;
import plyground.core.view.Board;
import plyground.core.view.Frame;
import plyground.core.view.Scene;
import plyground.core.view.Scene.Mark;
import plyground.core.view.Spot;
import plyground.testkit.Snapshot;
import plyground.testkit.ViewContract;
import plyground.testkit.ViewText;

class LabyrinthViewTest extends ViewContract<LabyrinthPosition> {
  private final Labyrinth game = new Labyrinth();
  private final LabyrinthView view = new LabyrinthView();

  @Override
  protected GameDescriptor<LabyrinthPosition> descriptor() {
    return new LabyrinthProvider().descriptor();
  }

  @Override
  protected int playouts() {
    return 2;
  }

  @Override
  protected int plies() {
    return 12;
  }

  @Test
  void allOfItIsAsCommitted() {
    var positions =
        List.of(
            "6977773/3737373/e5e575b/d97de79/e5d7b5b/9b6d7b9/cadbd59"
                + " a@1/1:sword,gold:1 b@3/7:ring,book:2 a",
            "6977773/3737373/e5e575b/d97de79/e5d7b5b/9b6d7b9/cadbd59"
                + " a@2/2:sword,gold:0 b@1/7:ring,book:2 a");
    Snapshot.check("view-labyrinth", ViewText.of(game, view, positions));
  }

  @Test
  void arrowsStandWhereTilesComeIn() {
    var arrows =
        view.board().spots().stream()
            .filter(spot -> spot.shape().isArrow())
            .map(spot -> spot.id() + " " + spot.row())
            .toList();
    assertThat(arrows)
        .containsExactly(
            "2/down -1",
            "4/down -1",
            "6/down -1",
            "2/right 1",
            "2/left 1",
            "4/right 3",
            "4/left 3",
            "6/right 5",
            "6/left 5",
            "2/up 7",
            "4/up 7",
            "6/up 7");
    assertThat(view.board().labels())
        .extracting(Board.Label::text)
        .containsExactly("a", "c", "e", "g", "1", "3", "5", "7");
  }

  @Test
  void aWalkGoesThroughOpenWays() {
    var at = game.start(new SplitMix(1));
    for (int move = 0; move < game.maxMoves(); move++) {
      if (plyground.core.LegalMoves.contains(game, at, move)) {
        var frames = view.frames(at, move);
        var lit = frames.get(0).scene().marks().stream().filter(this::lit).map(Mark::at).toList();
        for (var walk : frames.get(1).slides()) {
          assertThat(lit).containsAll(walk.path());
          for (int i = 1; i < walk.path().size(); i++) {
            assertNeighbours(walk.path().get(i - 1), walk.path().get(i));
          }
        }
        assertThat(frames.get(0).slides()).hasSize(7).allMatch(slide -> slide.piece() == null);
      }
    }
  }

  private boolean lit(Mark mark) {
    return mark.kind() == Mark.Kind.LIT;
  }

  private static void assertNeighbours(String one, String other) {
    int from = Square.parse(one);
    int to = Square.parse(other);
    int rows = Math.abs(Square.row(from) - Square.row(to));
    int columns = Math.abs(Square.column(from) - Square.column(to));
    assertThat(rows + columns).isEqualTo(1);
  }

  @Test
  void sayingIt() {
    var at =
        game.parse(
            "6977773/3737373/e5e575b/d97de79/e5d7b5b/9b6d7b9/cadbd59"
                + " a@1/1:sword,gold:1 b@3/7:ring,book:2 a");
    assertThat(view.scene(at).standings())
        .extracting(Scene.Standing::brief)
        .containsExactly("next gold", "on the way home");
    assertThat(view.scene(at).standings().get(0).items())
        .isEqualTo(
            List.of(
                new Scene.Item("sword", Scene.Item.State.DONE),
                new Scene.Item("gold", Scene.Item.State.NEXT)));
    int move = game.parseMove(at, "2/up:1/1");
    assertThat(view.words(at, move)).isEqualTo("player a shifts column b up and walks to a1");
    assertThat(Map.of("2/up", "shift column b up", "4/left", "shift row 4 left"))
        .allSatisfy((id, said) -> assertThat(spot(id).words()).isEqualTo(said));
    assertThat(view.frames(at, move))
        .extracting(Frame::words)
        .containsExactly("after 2/up", "the walk");
  }

  private Spot spot(String id) {
    return view.board().spots().stream()
        .filter(each -> each.id().equals(id))
        .findFirst()
        .orElseThrow();
  }
}
