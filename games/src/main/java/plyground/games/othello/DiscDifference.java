package plyground.games.othello;

import plyground.core.Evaluator;

/** Stones on the board, which is the final score and, before the end, a poor guide to it. */
record DiscDifference(Size size) implements Evaluator<OthelloPosition> {
  @Override
  public int evaluate(OthelloPosition position) {
    return position.lead();
  }

  @Override
  public int bound() {
    return size.cells() + 1;
  }
}
