package plyground.arena.stats;

import java.util.Arrays;

/**
 * Ratings of a pool from its games: Bradley and Terry's model with Davidson's draws (1970) and an
 * advantage of the first seat. A weak prior keeps ratings of players who won or lost everything
 * finite. Fitted by Newton's method; the likelihood has one maximum.
 *
 * <p>With strengths s and advantage g, a game of i (first) against j goes
 *
 * <pre>
 * first wins : second wins : draw  =  exp(s_i + g) : exp(s_j) : d exp((s_i + g + s_j) / 2)
 * </pre>
 */
public final class BradleyTerry {
  /** Elo's points in one unit of strength. */
  public static final double POINTS = 400 / Math.log(10);

  /** The prior: strengths are normal with a deviation of 1,000 points round their mean. */
  private static final double PRECISION = Math.pow(POINTS / 1000, 2);

  private static final int ROUNDS = 100;
  private static final double PRECISE = 1e-9;

  private final int players;
  private final double[] parameters;

  private BradleyTerry(int players, double[] parameters) {
    this.players = players;
    this.parameters = parameters;
  }

  /** The rating of a player in Elo's points; only differences mean something. */
  public double rating(int player) {
    return POINTS * parameters[player];
  }

  /** What moving first is worth, in Elo's points. */
  public double seatAdvantage() {
    return POINTS * parameters[players];
  }

  /** The logarithm of d: how drawish the pool is. */
  public double drawishness() {
    return parameters[players + 1];
  }

  /** The score a player is expected to make against another over both seats. */
  public double expected(int player, int opponent) {
    double first = expectedScore(parameters[player] + parameters[players], parameters[opponent]);
    double second =
        1 - expectedScore(parameters[opponent] + parameters[players], parameters[player]);
    return (first + second) / 2;
  }

  private double expectedScore(double first, double second) {
    double[] p = Davidson.probabilities(first, second, parameters[players + 1]);
    return p[0] + p[2] / 2;
  }

  /** Fits the model to counts of games. */
  public static BradleyTerry fit(CrossCounts counts) {
    return fit(counts, new double[counts.players() + 2]);
  }

  /** Fits it starting from a neighbour's parameters, which saves rounds. */
  BradleyTerry refit(CrossCounts counts) {
    return fit(counts, parameters.clone());
  }

  private static BradleyTerry fit(CrossCounts counts, double[] start) {
    int n = counts.players();
    double[] at = start;
    var model = new Davidson(counts, PRECISION);
    double value = model.value(at);
    for (int round = 0; round < ROUNDS; round++) {
      double[] step = model.newtonStep(at);
      double size = 1;
      double[] next = moved(at, step, size);
      double better = model.value(next);
      while (better < value - PRECISE && size > 1e-6) {
        size /= 2;
        next = moved(at, step, size);
        better = model.value(next);
      }
      double change = Arrays.stream(step).map(Math::abs).max().orElse(0) * size;
      at = next;
      value = better;
      if (change < PRECISE) {
        break;
      }
    }
    return new BradleyTerry(n, at);
  }

  private static double[] moved(double[] from, double[] step, double size) {
    double[] to = from.clone();
    for (int i = 0; i < to.length; i++) {
      to[i] += size * step[i];
    }
    return to;
  }
}
