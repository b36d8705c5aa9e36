package plyground.arena.stats;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * That one player is better than another.
 *
 * @param corrected the probability of such a result among equals, corrected for all claims made;
 *     null where there is too little evidence for a test
 */
public record Claim(int better, int worse, @Nullable Double corrected) {
  /** The level of all claims together. */
  public static final double LEVEL = 0.05;

  /** Whether it can be claimed, all claims together being wrong seldom enough. */
  public boolean holds() {
    return corrected != null && corrected <= LEVEL;
  }

  /** For every two players of a pool that met: who looks better, and whether that holds. */
  public static List<Claim> of(Pool pool) {
    var met = met(pool);
    double[] corrected =
        Holm.adjust(met.stream().mapToDouble(each -> chance(pool, each)).toArray());
    var claims = new ArrayList<Claim>();
    int at = 0;
    for (int[] pair : met) {
      var evidence = pool.between(pair[0], pair[1]);
      int better = evidence.score() >= 0.5 ? 0 : 1;
      Double chance = evidence.enough() ? (Double) corrected[at] : null;
      claims.add(new Claim(pair[better], pair[1 - better], chance));
      at++;
    }
    return List.copyOf(claims);
  }

  private static List<int[]> met(Pool pool) {
    var met = new ArrayList<int[]>();
    for (int a = 0; a < pool.players(); a++) {
      for (int b = a + 1; b < pool.players(); b++) {
        if (pool.between(a, b).played().pairs() > 0) {
          met.add(new int[] {a, b});
        }
      }
    }
    return met;
  }

  /** What is not tested counts among the claims, as one that shows nothing. */
  private static double chance(Pool pool, int[] pair) {
    var evidence = pool.between(pair[0], pair[1]);
    return evidence.enough() ? evidence.pValue() : 1;
  }
}
