package plyground.core.search;

import java.util.List;

/**
 * Hears what a tree search does, event by event. Values and windows are in the view of the side to
 * move at the node the event is about; a ply is the distance from the root.
 *
 * <p>Searches ask once whether it {@link #listens} and otherwise stay silent, so that a search
 * nobody listens to costs nothing.
 */
public interface Trace {
  /** Nobody listens. */
  Trace NONE =
      new Trace() {
        @Override
        public boolean listens() {
          return false;
        }
      };

  /** What stands for the move into the root. */
  int ROOT = -1;

  /** Why the rest of a node was left out. */
  enum Reason {
    /** A move is so good that the opponent will not come here. */
    BETA,
    /** The table already knew enough. */
    TABLE
  }

  /** What a remembered value says about the true one. */
  enum Bound {
    /** It is the true one. */
    EXACT,
    /** The true one is at least this. */
    LOWER,
    /** The true one is at most this. */
    UPPER
  }

  /** Whether there is anyone to hear the events. */
  default boolean listens() {
    return true;
  }

  /** Whether the {@link #line} is wanted, also by who does not listen to anything else. */
  default boolean wantsLine() {
    return false;
  }

  /**
   * What the search expects both sides to play, as it stands; told after every depth or now and
   * then, and at the end.
   *
   * @param moves from the root on
   * @param nodes visited so far
   */
  default void line(List<Integer> moves, long nodes) {}

  /** Iterative deepening starts over with this depth and root window. */
  default void iteration(int depth, int alpha, int beta) {}

  /** An inner node is entered by a move with a window. */
  default void enter(int ply, int move, int alpha, int beta) {}

  /** A node is valued without looking further. */
  default void leaf(int ply, int move, int value) {}

  /**
   * A child of the inner node at this ply has come back.
   *
   * @param value the child's, in this node's view
   * @param best of the children so far
   * @param alpha of this node, the child taken into account
   */
  default void child(int ply, int move, int value, int best, int alpha, int beta) {}

  /**
   * The inner node at this ply goes no further; follows the child's own event.
   *
   * @param skipped how many moves were left out; none if the last one did it
   */
  default void cut(int ply, int best, int alpha, int beta, int skipped, Reason reason) {}

  /** The table knows the inner node at this ply. */
  default void hit(int ply, int value, int depth, Bound bound) {}

  /** The inner node at this ply is done. */
  default void leave(int ply, int value) {}

  /**
   * The same as {@link #child} where values are means, in a search of a game with dice.
   *
   * @param soFar the best of the children so far; where nature moves, the mean of them by its odds
   */
  default void meanChild(int ply, int move, double value, double soFar) {}

  /** The same as {@link #leave} where values are means. */
  default void meanLeave(int ply, double value) {}

  /**
   * A Monte Carlo search has walked down its tree and played on at random from there. It makes a
   * tree of its own: none of the other events comes beside this one and {@link #proven}.
   *
   * @param moves from the root on, not to be changed and not to be kept
   * @param length how many of them there are
   * @param ply how many of them are in the tree; the rest is random
   * @param result from -1 to 1 in the view of the side to move at the root
   */
  default void playout(int[] moves, int length, int ply, double result) {}

  /**
   * The last playout settled a node on its way.
   *
   * @param result -1, 0 or 1 in the view of the side to move at the root
   */
  default void proven(int ply, int result) {}
}
