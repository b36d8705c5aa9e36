package plyground.arena.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import plyground.arena.stats.Elo;
import plyground.core.Outcome;
import plyground.core.Side;

/** Whole sweeps of players of known strength. */
final class SweepFindingsTest {
  private static final int SIMULATIONS = 200;

  /** 5 % of 200 are 10; 19 or more come about once in 300 such counts. */
  @Test
  void nothingIsFalseMoreOftenThanItSays() {
    SimulatedSweep.wrong(SIMULATIONS)
        .forEach((statement, wrong) -> assertThat(wrong).as(statement).isLessThan(19));
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
    var plan = SimulatedSweep.plan(design, 300);
    double[] strengths = {0, -100, 0, 100, 50, 200, 350};
    var findings = new SweepFindings(plan, design, SimulatedSweep.play(plan, strengths, 5));
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
    var plan = SimulatedSweep.plan(design, 40);
    var results = new StartResults(2);
    for (int i = 0; i < plan.schedule().size(); i++) {
      var game = plan.schedule().game(i);
      var won = Outcome.win(game.first() == 1 ? Side.FIRST : Side.SECOND, 0, "");
      results.add(new SimulatedSweep.Simulated(game, won, 7));
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
      var plan = SimulatedSweep.plan(design, i == 0 ? 20 : 200);
      var findings =
          new SweepFindings(plan, design, SimulatedSweep.play(plan, new double[] {0, 5000, 0}, 1));
      var interval = Objects.requireNonNull(findings.strength(0).interval());
      assertThat(interval.low()).isLessThan(interval.high()).isGreaterThan(100);
      widths[i] = Elo.score(interval.high()) - Elo.score(interval.low());
    }
    assertThat(widths[1]).isLessThan(widths[0] / 3);
  }
}
