package plyground.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import plyground.core.Game;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.view.Frame;
import plyground.core.view.GameView;
import plyground.core.view.Gesture;
import plyground.core.view.Scene;
import plyground.core.view.Spot;

/** What holds for the view of every game; each view's test extends it. */
public abstract class ViewContract<P extends Position<P>> extends PlayoutContract<P> {
  @Override
  protected int playouts() {
    return 5;
  }

  @Override
  protected int plies() {
    return 80;
  }

  /** A game, its view and what its spots are called. */
  private record Seen<P extends Position<P>>(Game<P> game, GameView<P> view, Set<String> spots) {}

  private Seen<P> seen() {
    var game = game();
    var view = descriptor().view(game);
    var spots = view.board().spots().stream().map(Spot::id).collect(Collectors.toSet());
    return new Seen<>(game, view, spots);
  }

  @Test
  void spotsHaveIdsOfTheirOwnAndNames() {
    var spots = descriptor().view(game()).board().spots();
    assertThat(spots).extracting(Spot::id).doesNotHaveDuplicates();
    for (var spot : spots) {
      assertThat(spot.id()).matches("\\S+");
      assertOneLine(spot.words());
      assertThat(spot.width()).isPositive();
      assertThat(spot.height()).isPositive();
    }
    assertThat(spots).isSortedAccordingTo((a, b) -> Integer.compare(a.row(), b.row()));
  }

  @Test
  void linksJoinSpots() {
    var seen = seen();
    for (var link : seen.view.board().links()) {
      assertThat(seen.spots).contains(link.one(), link.other());
      assertThat(link.one()).isNotEqualTo(link.other());
    }
  }

  /** They lie between spots, on the board. */
  @Test
  void dividersRunBetweenSpots() {
    var board = descriptor().view(game()).board();
    for (var divider : board.dividers()) {
      assertThat(divider.fromX() == divider.toX()).isNotEqualTo(divider.fromY() == divider.toY());
      for (var spot : board.spots()) {
        boolean left = spot.x() + spot.width() / 2 <= Math.min(divider.fromX(), divider.toX());
        boolean right = spot.x() - spot.width() / 2 >= Math.max(divider.fromX(), divider.toX());
        boolean above = spot.y() + spot.height() / 2 <= Math.min(divider.fromY(), divider.toY());
        boolean below = spot.y() - spot.height() / 2 >= Math.max(divider.fromY(), divider.toY());
        assertThat(left || right || above || below).as("%s and %s", spot, divider).isTrue();
      }
    }
  }

  @Test
  void theBoardIsTheSameForAllPositionsAndGamesOfTheName() {
    var seen = seen();
    var board = seen.view.board();
    everyPosition(
        seen.game,
        position -> {
          seen.view.scene(position);
          assertThat(seen.view.board()).isEqualTo(board);
        });
    assertThat(descriptor().view(game()).board()).isEqualTo(board);
  }

  @Test
  void sidesLookDifferent() {
    var view = descriptor().view(game());
    assertOneLine(view.look(Side.FIRST).name());
    assertOneLine(view.look(Side.SECOND).name());
    assertThat(view.look(Side.FIRST).name()).isNotEqualTo(view.look(Side.SECOND).name());
    assertThat(view.look(Side.FIRST).tone()).isNotEqualTo(view.look(Side.SECOND).tone());
  }

  @Test
  void scenesSpeakOfSpotsThatExistAndAreTheSameEveryTime() {
    var seen = seen();
    everyPosition(
        seen.game,
        position -> {
          var scene = seen.view.scene(position);
          checkScene(scene, seen.spots);
          assertThat(seen.view.scene(seen.game.parse(seen.game.format(position)))).isEqualTo(scene);
        });
  }

  private static void checkScene(Scene scene, Set<String> spots) {
    assertThat(scene.tiles()).allMatch(tile -> spots.contains(tile.at()));
    assertThat(scene.pieces()).allMatch(piece -> spots.contains(piece.at()));
    assertThat(scene.marks()).allMatch(mark -> spots.contains(mark.at()));
    assertThat(scene.tiles()).extracting(Scene.Tile::at).doesNotHaveDuplicates();
    assertThat(scene.pieces()).doesNotHaveDuplicates();
    assertThat(scene.standings().size()).isIn(0, 2);
    scene.standings().forEach(standing -> assertOneLine(standing.brief()));
  }

  @Test
  void everyMoveIsAGestureOfItsOwnAndNoneTheBeginningOfAnother() {
    var seen = seen();
    everyPosition(
        seen.game,
        position -> {
          var all = new HashSet<List<String>>();
          var beginnings = new HashSet<List<String>>();
          for (int move : LegalMoves.of(seen.game, position)) {
            var gesture = seen.view.gesture(position, move);
            if (gesture.steps().isEmpty()) {
              assertAnotherLeadsThere(seen, position, move);
              continue;
            }
            var steps = steps(gesture, seen.spots);
            assertThat(all.add(steps)).as("the same gesture twice: %s", steps).isTrue();
            for (int i = 1; i < steps.size(); i++) {
              beginnings.add(steps.subList(0, i));
            }
          }
          assertThat(beginnings).noneMatch(all::contains);
        });
  }

  private static List<String> steps(Gesture gesture, Set<String> spots) {
    var steps = new ArrayList<String>();
    for (var step : gesture.steps()) {
      if (step.at().isEmpty()) {
        assertOneLine(step.words());
        steps.add("!" + step.words());
      } else {
        assertThat(spots).contains(step.at());
        steps.add(step.at());
      }
    }
    return steps;
  }

  private static <P extends Position<P>> void assertAnotherLeadsThere(
      Seen<P> seen, P position, int move) {
    P after = position.play(move);
    boolean another = false;
    for (int other : LegalMoves.of(seen.game, position)) {
      another |=
          !seen.view.gesture(position, other).steps().isEmpty()
              && position.play(other).equals(after);
    }
    assertThat(another).as("another way to %s", seen.game.format(after)).isTrue();
  }

  @Test
  void framesEndInThePositionAfterTheMoveAndFitTheSteps() {
    var seen = seen();
    everyPosition(
        seen.game,
        position -> {
          for (int move : LegalMoves.of(seen.game, position)) {
            var frames = seen.view.frames(position, move);
            assertThat(frames.getLast().scene()).isEqualTo(seen.view.scene(position.play(move)));
            for (var frame : frames) {
              checkScene(frame.scene(), seen.spots);
              checkSlides(frame, seen.spots);
            }
            var steps = seen.view.gesture(position, move).steps();
            if (!steps.isEmpty()) {
              int shown = steps.stream().mapToInt(Gesture.Step::frames).sum();
              assertThat(shown).isEqualTo(frames.size());
            }
          }
        });
  }

  private static void checkSlides(Frame frame, Set<String> spots) {
    for (var slide : frame.slides()) {
      assertThat(slide.path()).hasSizeGreaterThan(1);
      assertThat(spots).containsAll(slide.path());
      assertThat(slide.piece() == null || slide.piece().at().equals(slide.path().getFirst()))
          .isTrue();
    }
  }

  @Test
  void movesThatBeginAlikeLookAlikeSoFar() {
    var seen = seen();
    everyPosition(
        seen.game,
        position -> {
          var known = new HashMap<List<Gesture.Step>, List<Frame>>();
          for (int move : LegalMoves.of(seen.game, position)) {
            var steps = seen.view.gesture(position, move).steps();
            var frames = seen.view.frames(position, move);
            int shown = 0;
            for (int i = 0; i < steps.size(); i++) {
              shown += steps.get(i).frames();
              var sofar = frames.subList(0, shown);
              var before = known.putIfAbsent(steps.subList(0, i + 1), sofar);
              assertThat(before == null || before.equals(sofar)).as("frames of %s", steps).isTrue();
            }
          }
        });
  }

  @Test
  void everyMoveHasASentence() {
    var seen = seen();
    everyPosition(
        seen.game,
        position -> {
          for (int move : LegalMoves.of(seen.game, position)) {
            assertOneLine(seen.view.words(position, move));
          }
        });
  }

  @Test
  void movesOfAPositionHaveNamesOfTheirOwn() {
    var seen = seen();
    everyPosition(
        seen.game,
        position -> {
          var names = new ArrayList<String>();
          for (int move : LegalMoves.of(seen.game, position)) {
            names.add(seen.view.moveName(position, move));
          }
          names.forEach(ViewContract::assertOneLine);
          assertThat(names).doesNotHaveDuplicates();
        });
  }

  private static void assertOneLine(String words) {
    assertThat(words).isNotBlank().doesNotContain("\n");
  }
}
