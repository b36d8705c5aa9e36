package plyground.games.othello;

/**
 * Mobility while the board is open, corners, edges and what is stable as it fills: all features
 * together, each with a weight for the part of the game it is.
 */
public final class Combined implements OthelloHeuristic {
  private static final int MOST = 100_000;

  private final Features features;
  private final int[][] weights;
  private final int[] read;

  /**
   * @param weights for every stage one for every feature, in hundredths of a disc
   */
  public Combined(Size size, int[][] weights) {
    this.weights = weights;
    features = new Features(size);
    read = new int[features.count()];
  }

  static Combined tuned(Size size) {
    return new Combined(size, Tuned.of(size).stages());
  }

  @Override
  public int opinion(OthelloPosition position) {
    features.read(position, read);
    int[] stage = weights[features.stage(position)];
    int sum = 0;
    for (int i = 0; i < read.length; i++) {
      sum += stage[i] * read[i];
    }
    return Math.clamp(sum, -MOST, MOST);
  }

  @Override
  public int most() {
    return MOST;
  }
}
