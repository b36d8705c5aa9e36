package plyground.games.othello;

/** Whose the squares are that are empty when nobody can move any more. */
public enum EmptySquares {
  /** The course counts stones alone. */
  NOBODY,
  /** Tournaments, books and other programs give them to the winner. */
  WINNER;

  /** The small board is the course's, the large one everybody's. */
  static EmptySquares usual(Size size) {
    return size == Size.SIX ? NOBODY : WINNER;
  }

  /** What a finished game is won by. */
  int margin(int lead, int empties) {
    return this == WINNER ? lead + Integer.signum(lead) * empties : lead;
  }
}
