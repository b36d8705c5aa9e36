package plyground.games.war;

import plyground.core.Evaluator;

/** The assignment's evaluation: own resources minus the other's, finished or not. */
public record Resources() implements Evaluator<WarPosition> {
  @Override
  public int evaluate(WarPosition position) {
    return position.score() * position.toMove().sign();
  }
}
