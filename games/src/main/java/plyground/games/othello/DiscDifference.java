package plyground.games.othello;

import plyground.core.Evaluator;

/** Stones on the board, which at the end decide and before it are a poor guide. */
record DiscDifference(Size size) implements Evaluator<OthelloPosition> {
  @Override
  public int evaluate(OthelloPosition position) {
    // Whether the game is over matters only where the winner gets what is empty: a dear question.
    boolean winner = position.turn().empty == EmptySquares.WINNER;
    return winner && position.over() ? position.margin() : position.lead();
  }

  @Override
  public int bound() {
    return size.cells() + 1;
  }
}
