package plyground.core.law;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.view.GameView;
import plyground.core.view.Gesture;
import plyground.core.view.Scene;
import plyground.core.view.Spot;

/** What boards in terminals, pages and pictures rely on. */
final class ViewLaws<P extends Position<P>> {
  private final GameView<P> view;
  private final LawBook<P> book;
  private final Set<String> spots;

  ViewLaws(GameView<P> view, LawBook<P> book) {
    this.view = view;
    this.book = book;
    book.asking(null, "board()");
    var all = view.board().spots().stream().map(Spot::id).toList();
    spots = new HashSet<>(all);
    require(spots.size() == all.size(), "two spots of the board have the same name");
    book.ask("look()");
    var first = view.look(Side.FIRST);
    var second = view.look(Side.SECOND);
    require(!first.name().equals(second.name()), "both sides have the same name");
    require(first.tone() != second.tone(), "both sides have the same colour");
  }

  private void require(boolean kept, String complaint) {
    book.require(kept, Law.VIEW, null, complaint);
  }

  void check(P position, int[] moves) {
    book.asking(position, "scene()");
    var scene = view.scene(position);
    checkSpots(scene);
    require(scene.equals(view.scene(position)), "drawn twice, two different scenes");
    var gestures = new HashSet<List<String>>();
    for (int move : moves) {
      book.ask("gesture(" + move + ")");
      var steps = steps(view.gesture(position, move), move);
      boolean own = steps.isEmpty() || gestures.add(steps);
      book.require(own, Law.VIEW, move, "another move has the same gesture " + steps);
      book.ask("frames(" + move + ")");
      var frames = view.frames(position, move);
      book.require(
          !frames.isEmpty() && frames.getLast().scene().equals(view.scene(position.play(move))),
          Law.VIEW,
          move,
          "the last frame is not the position after the move");
      book.ask("words(" + move + ")");
      String words = view.words(position, move);
      boolean line = !words.isBlank() && !words.contains("\n");
      book.require(line, Law.VIEW, move, "the move has no sentence of one line");
    }
    beginnings(gestures);
  }

  private void checkSpots(Scene scene) {
    var named = new ArrayList<String>();
    scene.pieces().forEach(piece -> named.add(piece.at()));
    scene.tiles().forEach(tile -> named.add(tile.at()));
    scene.marks().forEach(mark -> named.add(mark.at()));
    named.removeIf(spots::contains);
    require(
        named.isEmpty(),
        "something stands on '"
            + named.stream().findFirst().orElse("")
            + "', which the board has not");
  }

  private List<String> steps(Gesture gesture, int move) {
    for (var step : gesture.steps()) {
      book.require(
          step.at().isEmpty() ? !step.words().isBlank() : spots.contains(step.at()),
          Law.VIEW,
          move,
          "the gesture points at '" + step.at() + "', which the board has not");
    }
    return gesture.steps().stream()
        .map(step -> step.at().isEmpty() ? "!" + step.words() : step.at())
        .collect(Collectors.toList());
  }

  private void beginnings(Set<List<String>> gestures) {
    for (var gesture : gestures) {
      for (int i = 1; i < gesture.size(); i++) {
        require(
            !gestures.contains(gesture.subList(0, i)),
            "the gesture " + gesture + " begins with all of another one");
      }
    }
  }
}
