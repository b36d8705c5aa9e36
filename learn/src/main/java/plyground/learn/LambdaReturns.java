package plyground.learn;

/**
 * What TD(lambda) moves the positions of a game towards: what the next is thought to be worth, the
 * one after it and so on, each weighed by lambda once more, and the rest of the weight on the end.
 *
 * <p>All in one side's view: who is to move may stay the same where somebody passes, so no sign
 * goes by the number of the ply.
 */
final class LambdaReturns {
  private LambdaReturns() {}

  /**
   * @param thoughts what each position of the game was thought to be worth
   * @param end what became of it
   */
  static double[] of(double[] thoughts, double end, double lambda) {
    double[] returns = new double[thoughts.length];
    double next = end;
    double later = end;
    for (int i = thoughts.length - 1; i >= 0; i--) {
      later = (1 - lambda) * next + lambda * later;
      returns[i] = later;
      next = thoughts[i];
    }
    return returns;
  }
}
