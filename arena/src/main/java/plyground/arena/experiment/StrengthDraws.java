package plyground.arena.experiment;

import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.distribution.TDistribution;
import org.jspecify.annotations.Nullable;
import plyground.arena.stats.Interval;
import plyground.core.SplitMix;

/**
 * Strengths of all players, and how they vary when the starts are drawn again (Efron 1979): a start
 * is drawn with all games of all pairings from it, since these share its luck. Every draw imagines
 * a few games more that came out by chance, so that nobody who lost nothing is taken for certain,
 * and intervals are widened as Student's t is for few starts.
 */
public final class StrengthDraws {
  /** Fewer different starts than these show nothing. */
  public static final int FEWEST = 5;

  private static final int DRAWS = 1_000;
  private static final double TAIL = 0.025;
  private static final double Z = 1.959963984540054;

  /** How many pairs of games are imagined for each player, shared among its opponents. */
  private static final double IMAGINED = 1;

  private final int players;
  private final boolean reference;
  private final List<StartResults.Unit> units;
  private final boolean[] met;
  private final double weight;
  private final double[] strengths;
  private final double[][] drawn;

  /**
   * @param reference whether all play the first player alone, whose strength is 0 then
   */
  public StrengthDraws(StartResults results, boolean reference, long seed) {
    players = results.players();
    this.reference = reference;
    units = results.distinct();
    met = new boolean[players * players];
    units.forEach(this::noteWhoMet);
    weight = IMAGINED / (reference ? 1 : players - 1);
    strengths = fit(all(), halves(), new double[players]);
    drawn = units.size() < FEWEST ? new double[0][] : draws(new SplitMix(SplitMix.mix(seed)));
  }

  private void noteWhoMet(StartResults.Unit unit) {
    for (int cell = 0; cell < met.length; cell++) {
      met[cell] |= unit.games(cell) > 0;
    }
  }

  private int[] all() {
    int[] all = new int[units.size()];
    Arrays.setAll(all, i -> i);
    return all;
  }

  private double[] halves() {
    double[] halves = new double[players * players];
    Arrays.fill(halves, 0.5);
    return halves;
  }

  private double[][] draws(SplitMix random) {
    double[][] draws = new double[DRAWS][];
    for (int draw = 0; draw < DRAWS; draw++) {
      int[] chosen = new int[units.size()];
      Arrays.setAll(chosen, _ -> random.nextInt(units.size()));
      draws[draw] = fit(chosen, imagined(random), strengths);
    }
    return draws;
  }

  /** What the imagined games of every pairing came to: lost, drawn or won. */
  private double[] imagined(SplitMix random) {
    double[] scores = new double[players * players];
    for (int a = 0; a < players; a++) {
      for (int b = a + 1; b < players; b++) {
        scores[a * players + b] = 0.02 + 0.48 * random.nextInt(3);
        scores[b * players + a] = 1 - scores[a * players + b];
      }
    }
    return scores;
  }

  private double[] fit(int[] chosen, double[] imagined, double[] near) {
    double[] points = new double[players * players];
    double[] games = new double[players * players];
    for (int cell = 0; cell < games.length; cell++) {
      if (met[cell]) {
        points[cell] = 2 * weight * imagined[cell];
        games[cell] = 2 * weight;
      }
    }
    for (int index : chosen) {
      var unit = units.get(index);
      for (int cell = 0; cell < games.length; cell++) {
        points[cell] += unit.points(cell);
        games[cell] += unit.games(cell);
      }
    }
    return reference
        ? Strengths.againstFirst(players, points, games)
        : Strengths.roundRobin(players, points, games, near);
  }

  /** How many starts differ in any of their games. */
  public int distinctStarts() {
    return units.size();
  }

  /** Whether there are enough of them for intervals. */
  public boolean supported() {
    return drawn.length > 0;
  }

  /** A figure made of all players' strengths. */
  public double value(ToDoubleFunction<double[]> figure) {
    return figure.applyAsDouble(strengths);
  }

  /** Where the truth is 95 times of 100; null where starts are too few. */
  public @Nullable Interval interval(ToDoubleFunction<double[]> figure) {
    if (!supported()) {
      return null;
    }
    double middle = value(figure);
    double[] values = Arrays.stream(drawn).mapToDouble(figure).sorted().toArray();
    double wider = widened(Z) / Z;
    return new Interval(
        middle + wider * (quantile(values, TAIL) - middle),
        middle + wider * (quantile(values, 1 - TAIL) - middle));
  }

  /** How far Student's t is out as seldom as a normal figure is so far; further out it is more. */
  private double widened(double far) {
    double n = units.size();
    double tail = NormalDistribution.of(0, 1).survivalProbability(far);
    return TDistribution.of(n - 1).inverseSurvivalProbability(tail) * Math.sqrt(n / (n - 1));
  }

  /**
   * Which figures differ from zero, all of them together being wrong 5 times of 100: each must be
   * further from it, in its standard errors, than the furthest of all is from the truth.
   */
  public boolean[] shown(List<ToDoubleFunction<double[]>> figures) {
    boolean[] shown = new boolean[figures.size()];
    if (!supported() || figures.isEmpty()) {
      return shown;
    }
    double[] furthest = new double[drawn.length];
    double[] ratios = new double[figures.size()];
    for (int i = 0; i < ratios.length; i++) {
      double middle = value(figures.get(i));
      double[] away =
          Arrays.stream(drawn).mapToDouble(figures.get(i)).map(each -> each - middle).toArray();
      double error = Math.sqrt(Arrays.stream(away).map(each -> each * each).average().orElse(0));
      ratios[i] = error == 0 ? 0 : Math.abs(middle) / error;
      for (int draw = 0; draw < away.length && error > 0; draw++) {
        furthest[draw] = Math.max(furthest[draw], Math.abs(away[draw]) / error);
      }
    }
    Arrays.sort(furthest);
    double least = widened(quantile(furthest, 1 - 2 * TAIL));
    for (int i = 0; i < ratios.length; i++) {
      shown[i] = ratios[i] > least;
    }
    return shown;
  }

  private static double quantile(double[] sorted, double share) {
    double at = share * (sorted.length - 1);
    int below = (int) at;
    int above = Math.min(below + 1, sorted.length - 1);
    return sorted[below] + (at - below) * (sorted[above] - sorted[below]);
  }
}
