package plyground.games.othello;

import plyground.core.Evaluator;

/** Stones on the board, which is the final score and, before the end, a poor guide to it. */
record DiscDifference(Size size) implements Evaluator<Discs> {
  @Override
  public int evaluate(Discs discs) {
    return discs.lead();
  }

  @Override
  public int bound() {
    return size.cells() + 1;
  }
}
