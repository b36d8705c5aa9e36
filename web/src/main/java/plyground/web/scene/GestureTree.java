package plyground.web.scene;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import plyground.core.Game;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.view.Frame;
import plyground.core.view.GameView;
import plyground.core.view.Gesture.Step;

/**
 * Every legal move of a position as steps to take; moves that begin with the same steps share them
 * and what is to be seen after them.
 */
final class GestureTree {
  /** A picture by what changed since the one before it. */
  record Change(Contents contents, List<Frame.Slide> slides) {}

  /** A step that can be taken, and what it leads to. */
  static final class Node {
    final Step step;
    final List<Change> frames = new ArrayList<>();
    @Nullable String move;
    private final Contents shown;
    private final int frameCount;
    private final Map<String, Node> next = new LinkedHashMap<>();

    private Node(Step step, List<Frame> all, int from, int to, Contents before) {
      this.step = step;
      this.frameCount = to;
      shown = changes(before, all.subList(from, to), frames);
    }

    private Node(Contents scene) {
      this(new Step("", "", 0), List.of(), 0, 0, scene);
    }

    Collection<Node> next() {
      return next.values();
    }

    /** Of the position after a move only what pieces do is told: the rest comes with it. */
    private void complete(String word) {
      move = word;
      frames.replaceAll(change -> new Change(change.contents().piecesAlone(), change.slides()));
    }

    private Node take(Step step, List<Frame> all) {
      return next.computeIfAbsent(
          step.at() + ' ' + step.words(),
          _ -> new Node(step, all, frameCount, frameCount + step.frames(), shown));
    }
  }

  private GestureTree() {}

  static <P extends Position<P>> Collection<Node> of(Game<P> game, GameView<P> view, P position) {
    var root = new Node(Contents.of(view.scene(position)));
    for (int move : LegalMoves.of(game, position)) {
      var frames = view.frames(position, move);
      var node = root;
      for (var step : view.gesture(position, move).steps()) {
        node = node.take(step, frames);
      }
      if (node != root && node.move == null) {
        node.complete(game.formatMove(position, move));
      }
    }
    return root.next();
  }

  /** Adds what changes from picture to picture; gives what the last one shows. */
  static Contents changes(Contents before, List<Frame> frames, List<Change> changes) {
    var shown = before;
    for (var frame : frames) {
      var contents = Contents.of(frame.scene());
      changes.add(new Change(contents.since(shown), frame.slides()));
      shown = contents;
    }
    return shown;
  }
}
