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
  public String draw(P position) {
    return document(position, view.scene(position), Change.NONE, "");
  }

  /** The position after a move, with what the move did marked. */
  public String drawMove(P before, int move) {
    var frames = view.frames(before, move);
    int last = frames.size() - 1;
    var old = last == 0 ? view.scene(before) : frames.get(last - 1).scene();
    var gesture = view.gesture(before, move);
    var change = Change.of(gesture, old, frames.getLast(), last > 0);
    String words = view.words(before, move) + ". ";
    return document(before.play(move), frames.getLast().scene(), change, words);
  }

  private String document(P position, Scene scene, Change change, String moved) {
    var looks = List.of(view.look(Side.FIRST), view.look(Side.SECOND));
    var picture = new Picture(view.board(), looks, scene, Set.of(), change);
    String state = state(position);
    String description = moved + state + ". " + game.format(position);
    return new SvgDocument(picture, game.name(), description, state).draw();
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
