package plyground.games.othello;

import plyground.core.Evaluator;

/** No guidance at all: 100 for a won game, -100 for a lost one, 0 for everything else. */
record Zero() implements Evaluator<OthelloPosition> {
  private static final int WIN = 100;

  @Override
  public int evaluate(OthelloPosition position) {
    return position.over() ? WIN * Integer.signum(position.lead()) : 0;
  }

  @Override
  public int bound() {
    return WIN + 1;
  }
}
