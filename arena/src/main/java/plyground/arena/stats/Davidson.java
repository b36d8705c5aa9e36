package plyground.arena.stats;

import java.util.Arrays;

/**
 * The logarithm of the likelihood of counted games under Davidson's model, times the prior. The
 * parameters are the strengths, then the first seat's advantage, then the logarithm of the draw
 * weight.
 *
 * <p>With x = (s_i + g, s_j, log d) the exponents of a game's three outcomes are linear in x:
 * (1,0,0), (0,1,0) and (1/2,1/2,1). Gradient and curvature are the mean and covariance of these
 * vectors.
 */
final class Davidson {
  private static final double[][] OUTCOMES = {{1, 0, 0}, {0, 1, 0}, {0.5, 0.5, 1}};

  private final CrossCounts counts;
  private final int players;
  private final double precision;
  private final double[] gradient;
  private final double[][] curvature;

  /**
   * @param precision of the prior, which is normal with mean 0 for every parameter
   */
  Davidson(CrossCounts counts, double precision) {
    this.counts = counts;
    this.precision = precision;
    players = counts.players();
    gradient = new double[players + 2];
    curvature = new double[players + 2][players + 2];
  }

  /** How likely a win of the first, of the second and a draw are. */
  static double[] probabilities(double first, double second, double logDraw) {
    double draw = logDraw + (first + second) / 2;
    double most = Math.max(draw, Math.max(first, second));
    double a = Math.exp(first - most);
    double b = Math.exp(second - most);
    double c = Math.exp(draw - most);
    double sum = a + b + c;
    return new double[] {a / sum, b / sum, c / sum};
  }

  private double[] probabilities(int first, int second, double[] at) {
    return probabilities(at[first] + at[players], at[second], at[players + 1]);
  }

  private double[] seen(int first, int second) {
    return new double[] {
      counts.firstWins(first, second), counts.secondWins(first, second), counts.draws(first, second)
    };
  }

  private boolean met(int first, int second) {
    return first != second && counts.games(first, second) > 0;
  }

  double value(double[] at) {
    double sum = 0;
    for (int i = 0; i < players; i++) {
      for (int j = 0; j < players; j++) {
        if (met(i, j)) {
          double[] p = probabilities(i, j, at);
          double[] seen = seen(i, j);
          for (int outcome = 0; outcome < seen.length; outcome++) {
            sum += seen[outcome] * Math.log(p[outcome]);
          }
        }
      }
    }
    for (double each : at) {
      sum -= precision * each * each / 2;
    }
    return sum;
  }

  /** From here to the top of the parabola that touches the likelihood here. */
  double[] newtonStep(double[] at) {
    Arrays.fill(gradient, 0);
    for (double[] row : curvature) {
      Arrays.fill(row, 0);
    }
    for (int i = 0; i < players; i++) {
      for (int j = 0; j < players; j++) {
        if (met(i, j)) {
          addGames(i, j, at);
        }
      }
    }
    for (int k = 0; k < gradient.length; k++) {
      gradient[k] -= precision * at[k];
      curvature[k][k] += precision;
    }
    return Equations.solve(curvature, gradient);
  }

  private void addGames(int i, int j, double[] at) {
    double[] p = probabilities(i, j, at);
    double[] seen = seen(i, j);
    double games = counts.games(i, j);
    // Where each entry of x sits among the parameters: the first one moves s_i and g alike.
    int[][] places = {{i, players}, {j}, {players + 1}};
    for (int k = 0; k < places.length; k++) {
      double slope = column(seen, k) - games * column(p, k);
      for (int place : places[k]) {
        gradient[place] += slope;
      }
      for (int l = 0; l < places.length; l++) {
        double bend = games * covariance(p, k, l);
        for (int a : places[k]) {
          for (int b : places[l]) {
            curvature[a][b] += bend;
          }
        }
      }
    }
  }

  /** The sum of one entry of the outcomes' vectors, weighted. */
  private static double column(double[] weights, int k) {
    double sum = 0;
    for (int outcome = 0; outcome < weights.length; outcome++) {
      sum += weights[outcome] * OUTCOMES[outcome][k];
    }
    return sum;
  }

  private static double covariance(double[] p, int k, int l) {
    double sum = 0;
    for (int outcome = 0; outcome < p.length; outcome++) {
      sum += p[outcome] * OUTCOMES[outcome][k] * OUTCOMES[outcome][l];
    }
    return sum - column(p, k) * column(p, l);
  }
}
