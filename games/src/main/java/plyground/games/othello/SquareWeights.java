package plyground.games.othello;

/** Some squares are worth having and some are worth leaving: a fixed weight for each kind. */
final class SquareWeights implements OthelloHeuristic {
  private static final int MOST = 100_000;

  private final long[] kinds;
  private final int[] weights;

  SquareWeights(Size size) {
    kinds = Features.kinds(size);
    weights = Tuned.of(size).squares();
  }

  @Override
  public int opinion(OthelloPosition position) {
    int sum = 0;
    for (int kind = 0; kind < kinds.length; kind++) {
      sum += weights[kind] * position.lead(kinds[kind]);
    }
    return Math.clamp(sum, -MOST, MOST);
  }

  @Override
  public int most() {
    return MOST;
  }
}
