package plyground.arena.experiment;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import plyground.arena.plan.Plan;
import plyground.arena.plan.Plan.Form;
import plyground.arena.plan.TimeControl;
import plyground.arena.standings.Standings;
import plyground.core.SplitMix;
import plyground.core.spec.Spec;

/**
 * Tunes an agent: every iteration is a match between the two sides that SPSA compares, and at the
 * end what was found plays what it began with, from other starts.
 *
 * @param template the agent; values of its parameters that are not tuned stay as they are
 * @param pairs of games in every match
 * @param confirming games at the end
 * @param openings of the matches; null where the game's own starts vary
 */
public record Tuning(
    String game,
    AgentTemplate template,
    List<TunedParameter> parameters,
    Gains gains,
    int pairs,
    int confirming,
    long seed,
    @Nullable String start,
    @Nullable Integer openings,
    TimeControl control) {

  /** Plays a match to its end. */
  @FunctionalInterface
  public interface Judge {
    Standings play(Plan match);
  }

  /**
   * An iteration.
   *
   * @param values of the parameters after it
   * @param score of the plus side, from 0 to 1
   */
  public record Iteration(
      int number, String plus, String minus, double score, List<Double> values) {}

  /**
   * @param confirmed the match of what was found against the start; null where they are the same
   */
  public record Result(
      Tuning tuning,
      String begun,
      String found,
      List<Iteration> iterations,
      @Nullable Standings confirmed) {}

  /**
   * @param progress hears every iteration
   */
  public Result run(Judge judge, Consumer<Iteration> progress) {
    var spsa = new Spsa(parameters, gains, seed);
    var begun = agent(spsa.at(), 0.5);
    var iterations = new ArrayList<Iteration>();
    for (int number = 0; number < gains.iterations(); number++) {
      var sides = spsa.sides(number);
      String plus = agent(sides.plus(), sides.draw());
      String minus = agent(sides.minus(), sides.draw());
      double score =
          plus.equals(minus)
              ? 0.5
              : judge.play(match(plus, minus, 2 * pairs, number)).pairs(0, 1).mean();
      spsa.learn(number, sides, score);
      var iteration = new Iteration(number, plus, minus, score, values(spsa.at()));
      iterations.add(iteration);
      progress.accept(iteration);
    }
    String found = agent(spsa.found(), 0.5);
    var confirmed = found.equals(begun) ? null : judge.play(confirmation(found, begun));
    return new Result(this, begun, found, List.copyOf(iterations), confirmed);
  }

  /** How much is done after an iteration, from 0 to 1: the confirming match is to come still. */
  public double share(Iteration last) {
    double games = 2.0 * pairs * gains.iterations() + confirming;
    return 2.0 * pairs * (last.number() + 1) / games;
  }

  /** The agent at a place of the parameters from 0 to 1. */
  private String agent(double[] units, double draw) {
    Map<String, String> chosen = new LinkedHashMap<>();
    template
        .parameters()
        .forEach((name, values) -> chosen.put(name, values.getFirst().list().getFirst()));
    chosen.putAll(TunedParameter.texts(parameters, units, draw));
    return new Spec(template.name(), chosen).toString();
  }

  private List<Double> values(double[] units) {
    var values = new ArrayList<Double>();
    for (int i = 0; i < units.length; i++) {
      values.add(parameters.get(i).value(units[i]));
    }
    return List.copyOf(values);
  }

  private Plan match(String first, String second, int games, int number) {
    long own = SplitMix.derive(seed, number) >>> 12;
    return plan(first, second, games, own, openings);
  }

  /** Starts that no iteration has seen: other draws, and where there are openings a ply further. */
  private Plan confirmation(String found, String begun) {
    long own = SplitMix.derive(seed, gains.iterations()) >>> 12;
    return plan(found, begun, confirming, own, openings == null ? null : openings + 1);
  }

  private Plan plan(String first, String second, int games, long own, @Nullable Integer plies) {
    return new Plan(
        game, List.of(first, second), Form.MATCH, games, own, start, plies, control, null);
  }
}
