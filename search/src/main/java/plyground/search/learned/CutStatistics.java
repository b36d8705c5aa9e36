package plyground.search.learned;

import java.util.Comparator;
import java.util.List;

/**
 * How well shallow searches foretell deep ones with an evaluator, by the phase of the game and the
 * depth (Buro, "Experiments with Multi-ProbCut and a new high-quality evaluation function for
 * Othello", 1997).
 */
public record CutStatistics(List<Line> lines) {
  /** Nothing is known. */
  public static final CutStatistics NONE = new CutStatistics(List.of());

  /**
   * The value at a depth is about {@code slope} times that at the shallow depth, of which 0 is the
   * evaluator alone, plus {@code offset}, with a standard error.
   */
  public record Line(
      int phase, int depth, int shallow, double slope, double offset, double sigma) {}

  /** Keeps a copy of the list. */
  public CutStatistics {
    lines = List.copyOf(lines);
  }

  /** Whether nothing is known. */
  public boolean isEmpty() {
    return lines.isEmpty();
  }

  /** By phase and depth, the shallowest first. */
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
        .filter(line -> line.phase == phase && line.depth == depth)
        .sorted(Comparator.comparingInt(Line::shallow))
        .toArray(Line[]::new);
  }
}
