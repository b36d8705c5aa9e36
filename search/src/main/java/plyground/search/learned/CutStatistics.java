package plyground.search.learned;

import java.util.Comparator;
import java.util.List;

/**
 * How well shallow searches foretell deep ones with an evaluator, by the phase of the game and the
 * depth (Buro, "Experiments with Multi-ProbCut and a new high-quality evaluation function for
 * Othello", 1997).
 */
public record CutStatistics(List<Line> lines) {
  /** So near to the horizon nothing is measured. */
  private static final int NEAR = 2;

  /** Nothing is known. */
  public static final CutStatistics NONE = new CutStatistics(List.of());

  /**
   * The value at a depth is about {@code slope} times that at the shallow depth, of which 0 is the
   * evaluator alone, plus {@code offset}, with a standard error.
   */
  public record Line(int phase, int depth, int shallow, double slope, double offset, double sigma) {

    private boolean foretells(int wanted) {
      return wanted == depth
          || (wanted > 0 && wanted <= NEAR && wanted + NEAR == depth && shallow == 0);
    }
  }

  /** Keeps a copy of the list. */
  public CutStatistics {
    lines = List.copyOf(lines);
  }

  /** Whether nothing is known. */
  public boolean isEmpty() {
    return lines.isEmpty();
  }

  /**
   * By phase and depth, the shallowest first. One and two plies above the horizon, where nobody
   * measures, the evaluator alone foretells as it does two plies further up: the parity is the same
   * and errors are larger there, so it is careful.
   */
  public Line[][][] table(int phases, int deepest) {
    var table = new Line[phases][deepest + 1][];
    for (int phase = 0; phase < phases; phase++) {
      for (int depth = 0; depth <= deepest; depth++) {
        table[phase][depth] = lines(phase, depth);
      }
    }
    return table;
  }

  private Line[] lines(int phase, int depth) {
    return lines.stream()
        .filter(line -> line.phase == phase && line.foretells(depth))
        .sorted(Comparator.comparingInt(Line::shallow))
        .toArray(Line[]::new);
  }
}
