package plyground.games.othello;

import plyground.core.Evaluator;

/**
 * An evaluator that has an opinion on unfinished games only: a finished one is worth more than any
 * opinion if it is won, less if it is lost, and by how much, and nothing if it is tied.
 */
public interface OthelloHeuristic extends Evaluator<OthelloPosition> {
  /** What an unfinished position is worth to the side to move. */
  int opinion(OthelloPosition position);

  /** No opinion is larger than this, nor smaller than its negation. */
  int most();

  @Override
  default int evaluate(OthelloPosition position) {
    return position.over() ? finished(position.margin()) : opinion(position);
  }

  private int finished(int margin) {
    return margin + Integer.signum(margin) * most();
  }

  @Override
  default int bound() {
    return most() + Size.EIGHT.cells() + 1;
  }
}
