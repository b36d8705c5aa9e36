package plyground.arena.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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

/** Whole sweeps of players of known strength. */
final class SweepFindingsTest {
  private static final int SIMULATIONS = 200;

  /** How much a start favours whoever moves first there, in Elo points. */
  private static final double[] LUCK = {-250, -50, 50, 250};

  private static final double DRAWS = 0.3;

  /** A game of which only the result is known. */
  private record Simulated(ScheduledGame scheduled, Outcome outcome, long print)
      implements GameSummary {
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

  private static Plan plan(Design design, int games) {
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

  private static StartResults play(Plan plan, double[] strengths, long seed) {
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

  private static int holds(@Nullable Interval interval, double truth) {
    return interval != null && interval.contains(truth) ? 1 : 0;
  }

  @ParameterizedTest
  @CsvSource({"16", "100"})
  void intervalsHoldTheTruth(int games) {
    var design = Design.of(List.of("a:p={1..2},q={1..2}"), "reference", 10);
    var plan = plan(design, games);
    double[] strengths = {0, -40, 60, 100, 600};
    double[] true4 = new double[5];
    for (int i = 1; i < 5; i++) {
      true4[i] = truth(strengths[i]);
    }
    double interaction = (true4[1] - true4[2] - true4[3] + true4[4]) / 4;
    double main = (true4[3] + true4[4] - true4[1] - true4[2]) / 4;
    int[] held = new int[3];
    for (int simulation = 0; simulation < SIMULATIONS; simulation++) {
      var findings = new SweepFindings(plan, design, play(plan, strengths, simulation));
      var effects = findings.effects(design.families().getFirst());
      held[0] += holds(findings.strength(3).interval(), true4[4]);
      held[1] += holds(effects.main().get(1).interval(), main);
      held[2] += holds(effects.interactions().getFirst().interval(), interaction);
    }
    // 95 % of 200 are 190; 183 or fewer come about once in 80 such counts.
    assertThat(IntStream.of(held).boxed()).allMatch(count -> count > 183);
  }

  @Test
  void amongEqualsAnythingIsShownFiveTimesOfAHundred() {
    var design = Design.of(List.of("a:p={1..2},q={1..3}"), null, 10);
    var plan = plan(design, 40);
    int wrong = 0;
    int held = 0;
    for (int simulation = 0; simulation < SIMULATIONS; simulation++) {
      var findings = new SweepFindings(plan, design, play(plan, new double[6], simulation));
      var effects = findings.effects(design.families().getFirst());
      var all = new ArrayList<>(effects.main());
      all.addAll(effects.interactions());
      wrong += all.stream().anyMatch(Effect::shown) ? 1 : 0;
      held += holds(all.getFirst().interval(), 0);
    }
    assertThat(wrong).isLessThan(20);
    assertThat(held).isGreaterThan(183);
  }

  /** One against one is the score's own Elo difference, but for the games that are imagined. */
  @Test
  void strengthsOfARoundRobinScoreWhatWasScored() {
    double[] points = {0, 30, 10, 10, 0, 25, 30, 15, 0};
    double[] games = {0, 40, 40, 40, 0, 40, 40, 40, 0};
    double[] strengths = Strengths.roundRobin(3, points, games, new double[3]);
    for (int player = 0; player < 3; player++) {
      double expected = 0;
      for (int other = 0; other < 3; other++) {
        expected += other == player ? 0 : 40 * Elo.score(strengths[player] - strengths[other]);
      }
      double scored = points[3 * player] + points[3 * player + 1] + points[3 * player + 2];
      assertThat(expected).isCloseTo(scored, offset(0.01));
    }
    assertThat(strengths[0] + strengths[1] + strengths[2]).isCloseTo(0, offset(1e-6));
  }

  @Test
  void effectsAddUpToStrengths() {
    var design = Design.of(List.of("a:p={1..2},q={x,y,z}"), "reference", 10);
    var plan = plan(design, 300);
    double[] strengths = {0, -100, 0, 100, 50, 200, 350};
    var findings = new SweepFindings(plan, design, play(plan, strengths, 5));
    var family = design.families().getFirst();
    var effects = findings.effects(family);
    double mean = 0;
    for (int setting = 0; setting < 6; setting++) {
      mean += findings.strength(setting).value() / 6;
    }
    for (int setting = 0; setting < 6; setting++) {
      int p = family.level(0, setting);
      int q = family.level(1, setting);
      double sum =
          mean
              + effects.main().get(p).value()
              + effects.main().get(2 + q).value()
              + effects.interactions().get(3 * p + q).value();
      assertThat(sum).isCloseTo(findings.strength(setting).value(), offset(1e-6));
    }
    assertThat(effects.main().get(1).shown()).isTrue();
    assertThat(effects.main().get(1).label()).isEqualTo("p=2");
    assertThat(effects.interactions().getFirst().label()).isEqualTo("p=1 with q=x");
    assertThat(findings.ranking().getFirst()).isEqualTo(5);
    var curve = findings.curves(family).getFirst();
    assertThat(curve.points().get(1).value() - curve.points().get(0).value())
        .isCloseTo(2 * effects.main().get(1).value(), offset(1e-6));
  }

  @Test
  void theSameGamesAgainAreNoEvidence() {
    var design = Design.of(List.of("a:p={1..2}"), null, 10);
    var plan = plan(design, 40);
    var results = new StartResults(2);
    for (int i = 0; i < plan.schedule().size(); i++) {
      var game = plan.schedule().game(i);
      var won = Outcome.win(game.first() == 1 ? Side.FIRST : Side.SECOND, 0, "");
      results.add(new Simulated(game, won, 7));
    }
    var findings = new SweepFindings(plan, design, results);
    assertThat(findings.starts()).isEqualTo(20);
    assertThat(findings.distinctStarts()).isEqualTo(1);
    assertThat(findings.strength(1).interval()).isNull();
    assertThat(findings.effects(design.families().getFirst()).main())
        .allMatch(effect -> effect.interval() == null && !effect.shown());
  }

  /** Who lost nothing is no certainty: the interval is wide, and narrower with more games. */
  @Test
  void whoWonEverythingHasAnInterval() {
    double[] widths = new double[2];
    for (int i = 0; i < 2; i++) {
      var design = Design.of(List.of("a:p={1..2}"), "reference", 10);
      var plan = plan(design, i == 0 ? 20 : 200);
      var findings = new SweepFindings(plan, design, play(plan, new double[] {0, 5000, 0}, 1));
      var interval = Objects.requireNonNull(findings.strength(0).interval());
      assertThat(interval.low()).isLessThan(interval.high()).isGreaterThan(100);
      widths[i] = Elo.score(interval.high()) - Elo.score(interval.low());
    }
    assertThat(widths[1]).isLessThan(widths[0] / 3);
  }
}
