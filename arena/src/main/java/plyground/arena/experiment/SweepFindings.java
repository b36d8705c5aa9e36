package plyground.arena.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import plyground.arena.experiment.Design.Family;
import plyground.arena.experiment.Effect.Level;
import plyground.arena.plan.Plan;
import plyground.arena.stats.Interval;

/** What the games of a sweep show: strengths, effects and curves. */
public final class SweepFindings {
  private final Plan plan;
  private final Design design;
  private final int starts;
  private final StrengthDraws draws;

  /**
   * A figure in Elo points.
   *
   * @param interval where the truth is 95 times of 100; null where starts are too few
   */
  public record Figure(double value, @Nullable Interval interval) {}

  /**
   * The strength at each level of a factor, averaged over the settings it is part of.
   *
   * @param where the other factor's level that these settings have in common; null: all settings
   */
  public record Curve(Factor factor, @Nullable Level where, List<Figure> points) {}

  /** All effects of one family. */
  public record Effects(Family family, List<Effect> main, List<Effect> interactions) {}

  public SweepFindings(Plan plan, Design design, StartResults results) {
    this.plan = plan;
    this.design = design;
    starts = results.starts();
    draws = new StrengthDraws(results, design.reference() != null, plan.seed());
  }

  public Plan plan() {
    return plan;
  }

  public Design design() {
    return design;
  }

  public int starts() {
    return starts;
  }

  /** How many starts differ in any of their games: only those are evidence. */
  public int distinctStarts() {
    return draws.distinctStarts();
  }

  public boolean supported() {
    return draws.supported();
  }

  /** The strength of a setting: above the reference, or above the average of all settings. */
  public Figure strength(int setting) {
    return figure(strengths -> strengths[design.player(setting)]);
  }

  private Figure figure(ToDoubleFunction<double[]> of) {
    return new Figure(draws.value(of), draws.interval(of));
  }

  /** The settings, the strongest first. */
  public List<Integer> ranking() {
    return IntStream.range(0, design.settings())
        .boxed()
        .sorted((a, b) -> Double.compare(strength(b).value(), strength(a).value()))
        .toList();
  }

  /** The mean over those settings of a family for which something holds. */
  private ToDoubleFunction<double[]> mean(Family family, IntPredicate which) {
    int[] chosen =
        IntStream.range(0, family.agents().size())
            .filter(which)
            .map(setting -> design.player(family.first() + setting))
            .toArray();
    return strengths -> {
      double sum = 0;
      for (int player : chosen) {
        sum += strengths[player];
      }
      return sum / chosen.length;
    };
  }

  private ToDoubleFunction<double[]> mean(Family family, int factor, int level) {
    return mean(family, setting -> family.level(factor, setting) == level);
  }

  /** Main effects of every factor and interactions of every two. */
  public Effects effects(Family family) {
    var names = new ArrayList<List<Level>>();
    var figures = new ArrayList<ToDoubleFunction<double[]>>();
    var factors = family.factors();
    var all = mean(family, _ -> true);
    for (int f = 0; f < factors.size(); f++) {
      for (int a = 0; a < factors.get(f).levels().size(); a++) {
        var one = mean(family, f, a);
        names.add(List.of(level(factors.get(f), a)));
        figures.add(strengths -> one.applyAsDouble(strengths) - all.applyAsDouble(strengths));
      }
    }
    int main = figures.size();
    for (int f = 0; f < factors.size(); f++) {
      for (int g = f + 1; g < factors.size(); g++) {
        interactions(family, f, g, names, figures);
      }
    }
    boolean[] shown = draws.shown(figures);
    var effects = new ArrayList<Effect>();
    for (int i = 0; i < shown.length; i++) {
      var figure = figure(figures.get(i));
      effects.add(new Effect(names.get(i), figure.value(), figure.interval(), shown[i]));
    }
    return new Effects(
        family,
        List.copyOf(effects.subList(0, main)),
        List.copyOf(effects.subList(main, effects.size())));
  }

  private void interactions(
      Family family, int f, int g, List<List<Level>> names, List<ToDoubleFunction<double[]>> into) {
    var first = family.factors().get(f);
    var second = family.factors().get(g);
    var all = mean(family, _ -> true);
    for (int a = 0; a < first.levels().size(); a++) {
      for (int b = 0; b < second.levels().size(); b++) {
        int levelA = a;
        int levelB = b;
        var both =
            mean(
                family,
                setting ->
                    family.level(f, setting) == levelA && family.level(g, setting) == levelB);
        var one = mean(family, f, a);
        var other = mean(family, g, b);
        names.add(List.of(level(first, a), level(second, b)));
        into.add(
            strengths ->
                both.applyAsDouble(strengths)
                    - one.applyAsDouble(strengths)
                    - other.applyAsDouble(strengths)
                    + all.applyAsDouble(strengths));
      }
    }
  }

  private static Level level(Factor factor, int level) {
    return new Level(factor.name(), factor.levels().get(level));
  }

  /** Strength along every factor: over all settings, and for each level of every other factor. */
  public List<Curve> curves(Family family) {
    var curves = new ArrayList<Curve>();
    for (int f = 0; f < family.factors().size(); f++) {
      curves.add(curve(family, f, null, _ -> true));
      for (int g = 0; g < family.factors().size(); g++) {
        for (int b = 0; g != f && b < family.factors().get(g).levels().size(); b++) {
          int other = g;
          int at = b;
          var where = level(family.factors().get(g), b);
          curves.add(curve(family, f, where, setting -> family.level(other, setting) == at));
        }
      }
    }
    return curves;
  }

  private Curve curve(Family family, int f, @Nullable Level where, IntPredicate among) {
    var factor = family.factors().get(f);
    var points = new ArrayList<Figure>();
    for (int a = 0; a < factor.levels().size(); a++) {
      int level = a;
      points.add(
          figure(
              mean(family, setting -> family.level(f, setting) == level && among.test(setting))));
    }
    return new Curve(factor, where, List.copyOf(points));
  }
}
