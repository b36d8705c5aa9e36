package plyground.views;

import java.util.List;
import java.util.Set;
import plyground.core.Game;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.view.GameView;
import plyground.core.view.Scene;

/** Draws the positions of a game as SVG documents that need nothing else, for papers and slides. */
public record SvgPainter<P extends Position<P>>(Game<P> game, GameView<P> view) {
  /** The board, with what there is to say about it beneath. */
  public String draw(P position) {
    String state = state(position);
    return document(view.scene(position), Change.NONE, state, description("", state, position))
        .draw();
  }

  /**
   * The board alone for a page, in the colours of its theme: without a ground of its own and with
   * nothing under it.
   */
  public String drawBoard(P position) {
    return document(view.scene(position), Change.NONE, state(position), "").drawBoard();
  }

  /** The position after a move, with what the move did marked. */
  public String drawMove(P before, int move) {
    var frames = view.frames(before, move);
    int last = frames.size() - 1;
    var old = last == 0 ? view.scene(before) : frames.get(last - 1).scene();
    var gesture = view.gesture(before, move);
    var change = Change.of(gesture, old, frames.getLast(), last > 0);
    String words = view.words(before, move) + ". ";
    P after = before.play(move);
    String state = state(after);
    return document(frames.getLast().scene(), change, state, description(words, state, after))
        .draw();
  }

  private String description(String moved, String state, P position) {
    return moved + state + ". " + game.format(position);
  }

  private SvgDocument document(Scene scene, Change change, String state, String description) {
    var looks = List.of(view.look(Side.FIRST), view.look(Side.SECOND));
    var picture = new Picture(view.board(), looks, scene, Set.of(), change);
    return new SvgDocument(picture, game.name(), description, state);
  }

  private String state(P position) {
    if (!position.over()) {
      return view.look(position.toMove()).name() + " to move";
    }
    var outcome = position.outcome();
    var winner = outcome.winner();
    return winner == null
        ? "draw: " + outcome.reason()
        : view.look(winner).name() + " wins: " + outcome.reason();
  }
}
