package plyground.core;

/**
 * A position of a game: immutable, small enough to copy at every move, equal to any other position
 * from which the game goes on in the same way.
 *
 * <p>Moves are ints from 0 to 65535 that mean something only together with the position.
 */
public interface Position<P extends Position<P>> {
  /** Whose move it is; where nature moves, the side it happens to. */
  Side toMove();

  /**
   * Writes the legal moves in the game's fixed order into the caller's buffer, which has room for
   * {@link Game#maxMoves()} from there on; what it holds after the last move does not matter.
   *
   * @return the index after the last move; {@code from} itself when the game is over
   */
  int moves(int[] into, int from);

  /** Whether the game has ended, which is to say that there is no move. */
  boolean over();

  /** The position after a legal move; what an illegal one gives is not defined. */
  P play(int move);

  /** How the game ended; only to be asked once it is {@link #over()}. */
  Outcome outcome();

  /** A well-mixed hash of everything {@code equals} compares, the side to move included. */
  long key();
}
