package plyground.arena.stats;

import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Several claims at once: Holm's correction (1979) keeps the chance of any false one at the level.
 */
public final class Holm {
  private Holm() {}

  /** The p-values, corrected, in the order given. */
  public static double[] adjust(double... pValues) {
    int n = pValues.length;
    int[] order =
        IntStream.range(0, n)
            .boxed()
            .sorted(Comparator.comparingDouble(i -> pValues[i]))
            .mapToInt(Integer::intValue)
            .toArray();
    double[] adjusted = new double[n];
    double running = 0;
    for (int rank = 0; rank < n; rank++) {
      running = Math.max(running, (n - rank) * pValues[order[rank]]);
      adjusted[order[rank]] = Math.min(1, running);
    }
    return adjusted;
  }

  /** Which claims hold at a level. */
  public static boolean[] holds(double level, double... pValues) {
    double[] adjusted = adjust(pValues);
    boolean[] holds = new boolean[pValues.length];
    for (int i = 0; i < holds.length; i++) {
      holds[i] = adjusted[i] <= level;
    }
    return holds;
  }
}
