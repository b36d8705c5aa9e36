package plyground.core.view;

import java.util.List;
import plyground.core.Position;
import plyground.core.Side;

/**
 * How a game looks and is touched. Written beside its rules; every painter and every page lives on
 * it alone.
 */
public interface GameView<P extends Position<P>> {
  /** Where things can be: the same for all positions of a game. */
  Board board();

  /** How a side is called and shown. */
  SideLook look(Side side);

  /** What is where in a position, finished or not. */
  Scene scene(P position);

  /** The places one points at to make this legal move, in order. */
  Gesture gesture(P position, int move);

  /** What one sees while the move happens; the last frame is the position after it. */
  default List<Frame> frames(P before, int move) {
    return List.of(Frame.of(scene(before.play(move))));
  }

  /** The move in a sentence, as a screen reader says it. */
  String words(P before, int move);

  /**
   * The move as players write it down, in a word or a few: {@code d2}, {@code pass}, {@code drop
   * C3}. Lists, hints and graphs say it, and the labels of the board agree with it.
   */
  default String moveName(P before, int move) {
    return words(before, move);
  }

  /** What is asked for at each step of a move, and how moves are typed. */
  default Prompts prompts() {
    return Prompts.NONE;
  }
}
