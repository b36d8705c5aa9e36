package plyground.arena.stats;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The mixture of players against which nobody scores more than one half, and of several such the
 * most even one: the equilibrium of the game in which each picks a player (Balduzzi and others
 * 2018, Nash averaging). Copies of a player share what it would have alone, so who is in the pool
 * how often does not matter.
 *
 * <p>The most even mixture has shares proportional to the exponential of a sum of multipliers, one
 * for everybody who must not profit; those are found by Newton's method, none being negative.
 */
public final class Nash {
  /** What somebody may profit; makes the multipliers finite. */
  private static final double SLACK = 1e-6;

  private static final int ROUNDS = 500;
  private static final double PRECISE = 1e-10;

  private final double[][] advantage;
  private final int players;
  private double[] multipliers;
  private double[] shares;

  private Nash(double[][] advantage) {
    this.advantage = advantage;
    players = advantage.length;
    multipliers = new double[players];
    shares = shares(multipliers);
  }

  /**
   * The shares of the players in the mixture that nobody beats.
   *
   * @param advantage what the row scores against the column beyond one half; the other way round
   *     the same with the other sign
   */
  public static double[] shares(double[][] advantage) {
    var nash = new Nash(advantage);
    for (int round = 0; round < ROUNDS && nash.improve(); round++) {
      // until nothing is gained any more
    }
    return nash.shares;
  }

  /** What everybody scores beyond one half against a mixture. */
  public static double[] advantage(double[][] advantage, double... shares) {
    return Arrays.stream(advantage)
        .mapToDouble(
            row -> IntStream.range(0, row.length).mapToDouble(i -> row[i] * shares[i]).sum())
        .toArray();
  }

  private double[] exponents(double... at) {
    double[] exponents = new double[players];
    for (int i = 0; i < players; i++) {
      for (int k = 0; k < players; k++) {
        exponents[i] -= at[k] * advantage[k][i];
      }
    }
    return exponents;
  }

  private double[] shares(double... at) {
    double[] exponents = exponents(at);
    double most = Arrays.stream(exponents).max().orElse(0);
    double sum = Arrays.stream(exponents).map(each -> Math.exp(each - most)).sum();
    return Arrays.stream(exponents).map(each -> Math.exp(each - most) / sum).toArray();
  }

  /** The convex function whose least value is at the right multipliers. */
  private double value(double... at) {
    double[] exponents = exponents(at);
    double most = Arrays.stream(exponents).max().orElse(0);
    double sum = Arrays.stream(exponents).map(each -> Math.exp(each - most)).sum();
    return most + Math.log(sum) + SLACK * Arrays.stream(at).sum();
  }

  /** One step; false if there is none worth it. */
  private boolean improve() {
    double[] profit = advantage(advantage, shares);
    int[] free =
        IntStream.range(0, players).filter(k -> multipliers[k] > 0 || profit[k] > SLACK).toArray();
    double[] slope = Arrays.stream(free).mapToDouble(k -> profit[k] - SLACK).toArray();
    if (Arrays.stream(slope).allMatch(each -> Math.abs(each) < PRECISE)) {
      return false;
    }
    return step(free, Equations.solve(curvature(free), slope)) || step(free, slope);
  }

  private double[][] curvature(int... free) {
    double[][] curvature = new double[free.length][free.length];
    double[] profit = advantage(advantage, shares);
    double largest = Double.MIN_NORMAL;
    for (int r = 0; r < free.length; r++) {
      for (int c = 0; c < free.length; c++) {
        double sum = 0;
        for (int i = 0; i < players; i++) {
          sum += shares[i] * advantage[free[r]][i] * advantage[free[c]][i];
        }
        curvature[r][c] = sum - profit[free[r]] * profit[free[c]];
      }
      largest = Math.max(largest, curvature[r][r]);
    }
    for (int r = 0; r < free.length; r++) {
      curvature[r][r] += 1e-6 * largest;
    }
    return curvature;
  }

  /** Goes as far along a direction as the value falls; false if it does nowhere. */
  private boolean step(int[] free, double... direction) {
    double now = value(multipliers);
    for (double size = 1; size > 1e-9; size /= 2) {
      double[] next = multipliers.clone();
      for (int i = 0; i < free.length; i++) {
        next[free[i]] = Math.max(0, next[free[i]] + size * direction[i]);
      }
      if (value(next) < now - 1e-16) {
        multipliers = next;
        shares = shares(next);
        return true;
      }
    }
    return false;
  }
}
