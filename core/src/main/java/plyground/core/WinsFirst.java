package plyground.core;

/**
 * Puts every won game above, and every lost game below, whatever the inner evaluator says of
 * unfinished ones; among wins the larger final score is better. A drawn game is worth 0.
 */
public record WinsFirst<P extends Position<P>>(Evaluator<P> inner) implements Evaluator<P> {
  /** What a win is worth before its score is added; inner evaluators stay below it. */
  public static final int WIN = 1_000_000;

  private static final int MOST = WIN / 2;

  @Override
  public int evaluate(P position) {
    return position.over() ? finished(position) : inner.evaluate(position);
  }

  private int finished(P position) {
    var outcome = position.outcome();
    int result = outcome.resultFor(position.toMove());
    return result * (WIN + Math.clamp(Math.abs((long) outcome.score()), 0, MOST));
  }

  @Override
  public int bound() {
    return WIN + MOST + 1;
  }
}
