package plyground.core.learn;

import java.util.List;

/**
 * What the features of a game's positions are, whatever the position.
 *
 * @param name of game and board, as a file may be called: {@code othello-8x8}
 * @param values how many things a cell can be, with empty as 0
 * @param symmetries where each bit goes, other than leaving all as it is
 * @param phases parts of the game that are judged apart
 * @param numbers the names of numbers that a game adds of its own, small and signed
 * @param patterns cells to be judged together, by their bits; one of each kind up to symmetry
 * @param target what is to be foretold
 */
public record FeatureLayout(
    String name,
    CellGrid grid,
    int values,
    List<int[]> symmetries,
    int phases,
    List<String> numbers,
    List<int[]> patterns,
    Target target) {

  /** What a value means. */
  public enum Target {
    /** The final score, in the game's points. */
    SCORE,
    /** The chance to win, as its log-odds. */
    WIN
  }

  /** Keeps copies of the lists. */
  public FeatureLayout {
    symmetries = List.copyOf(symmetries);
    numbers = List.copyOf(numbers);
    patterns = List.copyOf(patterns);
  }

  /** The same features, seen through other patterns. */
  public FeatureLayout withPatterns(List<int[]> others) {
    return new FeatureLayout(name, grid, values, symmetries, phases, numbers, others, target);
  }
}
