package plyground.core;

/** The final score for the side to move once the game is over, nothing before: what is solved. */
public record FinalScore<P extends Position<P>>() implements Evaluator<P> {
  @Override
  public int evaluate(P position) {
    return position.over() ? position.outcome().score() * position.toMove().sign() : 0;
  }
}
