package plyground.arena.experiment;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import plyground.arena.plan.Plan;
import plyground.arena.plan.ScheduledGame;
import plyground.arena.plan.TimeControl;
import plyground.arena.record.GameSummary;
import plyground.arena.stats.Elo;
import plyground.arena.stats.Interval;
import plyground.core.Outcome;
import plyground.core.Side;
import plyground.core.SplitMix;
import plyground.core.agent.Fault;

/** Sweeps of players of known strength, whose games are drawn instead of played. */
public final class SimulatedSweep {
  private SimulatedSweep() {}

  /** How much a start favours whoever moves first there, in Elo points. */
  private static final double[] LUCK = {-250, -50, 50, 250};

  private static final double DRAWS = 0.3;

  /** A game of which only the result is known. */
  record Simulated(ScheduledGame scheduled, Outcome outcome, long print) implements GameSummary {
    @Override
    public @Nullable Fault fault() {
      return null;
    }

    @Override
    public int length() {
      return 1;
    }

    @Override
    public long nanos() {
      return 0;
    }

    @Override
    public Cost cost(Side side) {
      return Cost.NONE;
    }

    @Override
    public Side opener() {
      return Side.FIRST;
    }
  }

  static Plan plan(Design design, int games) {
    return new Plan(
        "none",
        design.agents(),
        design.form(),
        design.planned(games),
        1,
        null,
        null,
        TimeControl.NONE,
        null);
  }

  static StartResults play(Plan plan, double[] strengths, long seed) {
    var results = new StartResults(strengths.length);
    var schedule = plan.schedule();
    var random = new SplitMix(seed);
    double[] luck = random.ints(schedule.starts(), 0, 4).mapToDouble(i -> LUCK[i]).toArray();
    for (int i = 0; i < schedule.size(); i++) {
      var game = schedule.game(i);
      double expected =
          Elo.score(strengths[game.first()] - strengths[game.second()] + luck[game.start()]);
      double drawn = DRAWS * Math.min(expected, 1 - expected);
      double draw = random.nextDouble();
      var outcome =
          draw < 2 * drawn
              ? Outcome.draw(0, "")
              : Outcome.win(draw < drawn + expected ? Side.FIRST : Side.SECOND, 0, "");
      results.add(new Simulated(game, outcome, random.nextLong()));
    }
    return results;
  }

  /** The strength above a reference at which the score is that expected over all luck. */
  private static double truth(double strength) {
    double score = 0;
    for (double luck : LUCK) {
      score += (Elo.score(strength + luck) + Elo.score(strength - luck)) / 2 / LUCK.length;
    }
    return Elo.difference(score);
  }

  private static final double[] STRENGTHS = {0, -40, 60, 100, 600};

  /** How many of the statements of so many sweeps are false, statement by statement. */
  public static Map<String, Integer> wrong(int simulations) {
    var wrong = new LinkedHashMap<String, Integer>();
    for (int games : new int[] {16, 100}) {
      intervals(games, simulations, wrong);
    }
    equals(simulations, wrong);
    return wrong;
  }

  private static void intervals(int games, int simulations, Map<String, Integer> wrong) {
    var design = Design.of(List.of("a:p={1..2},q={1..2}"), "reference", 10);
    var plan = plan(design, games);
    double[] true4 = new double[5];
    for (int i = 1; i < 5; i++) {
      true4[i] = truth(STRENGTHS[i]);
    }
    double interaction = (true4[1] - true4[2] - true4[3] + true4[4]) / 4;
    double main = (true4[3] + true4[4] - true4[1] - true4[2]) / 4;
    String starts = " from " + games / 2 + " starts";
    for (int simulation = 0; simulation < simulations; simulation++) {
      var findings = new SweepFindings(plan, design, play(plan, STRENGTHS, simulation));
      var effects = findings.effects(design.families().getFirst());
      count(wrong, "strength of a setting" + starts, findings.strength(3).interval(), true4[4]);
      count(wrong, "main effect" + starts, effects.main().get(1).interval(), main);
      count(
          wrong, "interaction" + starts, effects.interactions().getFirst().interval(), interaction);
    }
  }

  private static void equals(int simulations, Map<String, Integer> wrong) {
    var design = Design.of(List.of("a:p={1..2},q={1..3}"), null, 10);
    var plan = plan(design, 40);
    for (int simulation = 0; simulation < simulations; simulation++) {
      var findings = new SweepFindings(plan, design, play(plan, new double[6], simulation));
      var effects = findings.effects(design.families().getFirst());
      var all = new ArrayList<>(effects.main());
      all.addAll(effects.interactions());
      int shown = all.stream().anyMatch(Effect::shown) ? 1 : 0;
      wrong.merge("any effect among equals", shown, Integer::sum);
      count(wrong, "main effect among equals", all.getFirst().interval(), 0);
    }
  }

  private static void count(
      Map<String, Integer> wrong, String statement, @Nullable Interval interval, double truth) {
    boolean held = interval != null && interval.contains(truth);
    wrong.merge(statement, held ? 0 : 1, Integer::sum);
  }
}
