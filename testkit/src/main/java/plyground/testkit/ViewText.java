package plyground.testkit;

import java.util.List;
import plyground.core.Game;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.view.Frame;
import plyground.core.view.GameView;
import plyground.core.view.Scene;

/** All that a view says, as lines: to be compared with what was looked at and committed. */
public final class ViewText {
  /** Of a position with many moves the first and last few. */
  private static final int FEW = 2;

  private final StringBuilder text = new StringBuilder();

  private ViewText() {}

  /** The board and some positions of a game. */
  public static <P extends Position<P>> String of(
      Game<P> game, GameView<P> view, List<String> positions) {
    var lines = new ViewText();
    lines.each("board", view.board().spots());
    lines.each("board", view.board().labels());
    lines.each("board", view.board().links());
    lines.each("sides", List.of(view.look(Side.FIRST), view.look(Side.SECOND), view.prompts()));
    for (String position : positions) {
      lines.position(game, view, game.parse(position));
    }
    return lines.text.toString();
  }

  private void each(String head, List<?> items) {
    items.forEach(item -> text.append(head).append(": ").append(item).append('\n'));
  }

  private <P extends Position<P>> void position(Game<P> game, GameView<P> view, P at) {
    text.append('\n').append(game.format(at)).append('\n');
    scene(view.scene(at));
    int[] moves = LegalMoves.of(game, at);
    for (int i = 0; i < moves.length; i++) {
      if (i < FEW || i >= moves.length - FEW) {
        text.append(game.formatMove(at, moves[i])).append(" = ");
        text.append(view.words(at, moves[i])).append('\n');
        each("  step", view.gesture(at, moves[i]).steps());
        frames(view.frames(at, moves[i]));
      }
    }
  }

  private void scene(Scene scene) {
    each("  tile", scene.tiles());
    each("  piece", scene.pieces());
    each("  mark", scene.marks());
    each("  side", scene.standings());
    text.append("  note: ").append(scene.note()).append('\n');
  }

  /** The last frame is the position after the move, as the contract holds. */
  private void frames(List<Frame> frames) {
    for (var frame : frames) {
      text.append("  frame: ").append(frame.words()).append('\n');
      each("  slide", frame.slides());
      if (!frame.equals(frames.getLast())) {
        scene(frame.scene());
      }
    }
  }
}
