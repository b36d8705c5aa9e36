package plyground.arena.experiment;

import plyground.arena.stats.Elo;

/**
 * Strengths in Elo points from scores: those at which everybody is expected to score what was
 * scored (Zermelo 1929, Bradley and Terry 1952), a draw being half a win.
 */
final class Strengths {
  private static final int ROUNDS = 500;
  private static final double PRECISE = 1e-5;
  private static final double POINTS = 400 / Math.log(10);

  private Strengths() {}

  /** When all play the first player alone: strengths above it. */
  static double[] againstFirst(int players, double[] points, double[] games) {
    double[] strengths = new double[players];
    for (int player = 1; player < players; player++) {
      int cell = player * players;
      strengths[player] = Elo.difference(points[cell] / games[cell]);
    }
    return strengths;
  }

  /**
   * When all play one another: strengths whose mean is 0.
   *
   * @param points of a player against another, by {@code player * players + opponent}, neither none
   *     nor all of them
   * @param near strengths to begin with
   */
  static double[] roundRobin(int players, double[] points, double[] games, double[] near) {
    double[] worth = new double[players];
    double[] scored = new double[players];
    for (int player = 0; player < players; player++) {
      worth[player] = Math.exp(near[player] / POINTS);
      for (int other = 0; other < players; other++) {
        scored[player] += points[player * players + other];
      }
    }
    double change = 1;
    for (int round = 0; round < ROUNDS && change > PRECISE; round++) {
      change = 0;
      for (int player = 0; player < players; player++) {
        double before = worth[player];
        worth[player] = scored[player] / share(player, players, games, worth);
        change = Math.max(change, Math.abs(Math.log(worth[player] / before)));
      }
    }
    return centred(worth);
  }

  private static double share(int player, int players, double[] games, double[] worth) {
    double share = 0;
    for (int other = 0; other < players; other++) {
      double played = games[player * players + other];
      if (played > 0) {
        share += played / (worth[player] + worth[other]);
      }
    }
    return share;
  }

  private static double[] centred(double[] worth) {
    double mean = 0;
    for (double each : worth) {
      mean += Math.log(each) / worth.length;
    }
    double[] strengths = new double[worth.length];
    for (int player = 0; player < worth.length; player++) {
      strengths[player] = POINTS * (Math.log(worth[player]) - mean);
    }
    return strengths;
  }
}
