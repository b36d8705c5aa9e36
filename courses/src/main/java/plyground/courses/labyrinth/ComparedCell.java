package plyground.courses.labyrinth;

import plyground.arena.stats.FisherTest;
import plyground.arena.stats.Interval;

/**
 * A cell of figure 2, played again.
 *
 * @param wins of the first heuristic, which moves first
 * @param corrected the chance of such a difference if nothing differs, corrected for all cells
 */
record ComparedCell(
    int first, int second, int wins, int games, double probability, double corrected) {
  /** Below this, corrected for all cells, the figures disagree. */
  static final double LEVEL = 0.05;

  static ComparedCell of(int first, int second, int wins, int games) {
    var test =
        new FisherTest(PublishedFigures.wins(first, second), PublishedFigures.GAMES, wins, games);
    return new ComparedCell(first, second, wins, games, test.probability(), Double.NaN);
  }

  ComparedCell corrected(double chance) {
    return new ComparedCell(first, second, wins, games, probability, chance);
  }

  int published() {
    return PublishedFigures.wins(first, second);
  }

  double share() {
    return (double) wins / games;
  }

  double publishedShare() {
    return (double) published() / PublishedFigures.GAMES;
  }

  Interval interval() {
    return Interval.wilson(wins, games);
  }

  Interval publishedInterval() {
    return Interval.wilson(published(), PublishedFigures.GAMES);
  }

  boolean disagrees() {
    return corrected < LEVEL;
  }

  /** Whether it would stand out if it were the only cell. */
  boolean standsOut() {
    return probability < LEVEL;
  }

  String name() {
    return PublishedFigures.HEURISTICS.get(first)
        + " against "
        + PublishedFigures.HEURISTICS.get(second);
  }
}
