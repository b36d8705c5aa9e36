package plyground.arena.calibration;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import plyground.arena.plan.Plan;
import plyground.arena.plan.Plan.Form;
import plyground.arena.plan.Plan.Goal;
import plyground.arena.plan.ScheduledGame;
import plyground.arena.plan.TimeControl;
import plyground.arena.record.GameSummary;
import plyground.arena.report.Report;
import plyground.arena.standings.Standings;
import plyground.arena.stats.Elo;
import plyground.core.Outcome;
import plyground.core.Side;
import plyground.core.SplitMix;
import plyground.core.agent.Fault;

/** Players of known strength, whose games are drawn instead of played. */
enum SimulatedPool {
  /** All as strong. */
  EQUAL,
  /** Different, and each start favours a seat. */
  NOISY,
  /** Most games are drawn. */
  DRAWING,
  /** No chance in them: the start decides, and starts come again. */
  DETERMINISTIC,
  /** Each beats the next. */
  CIRCLE,
  /** Far apart: most pairings are won nearly always. */
  LOPSIDED,
  /** As noisy ones, but the first two always play the same game against each other. */
  MIXED;

  static final int PLAYERS = 4;
  private static final double SEAT = 0.1;
  private static final double LUCK = 0.6;

  /** Whether true ratings explain who beats whom. */
  boolean rated() {
    return this != CIRCLE;
  }

  /** What a player scores against another beyond one half, doubled, over seats and starts. */
  private double lead(int a, int b) {
    return switch (this) {
      case EQUAL -> 0;
      case NOISY, DETERMINISTIC, DRAWING, LOPSIDED, MIXED -> 2 * Elo.score(step() * (a - b)) - 1;
      case CIRCLE -> circle((b - a + PLAYERS) % PLAYERS);
    };
  }

  private static double circle(int step) {
    return step == 1 ? 0.3 : step == PLAYERS - 1 ? -0.3 : 0;
  }

  /** The score a player makes against another in the long run. */
  double truth(int a, int b) {
    return (1 + lead(a, b)) / 2;
  }

  /** The rating of a player where the mean is 0. */
  double rating(int player) {
    return step() * (player - (PLAYERS - 1) / 2.0);
  }

  private double step() {
    return switch (this) {
      case EQUAL, CIRCLE -> 0;
      case DRAWING -> 20;
      case NOISY, DETERMINISTIC, MIXED -> 50;
      case LOPSIDED -> 250;
    };
  }

  /** The score of whoever moves first in the long run, over all pairings. */
  double firstMover() {
    return (1 + seat()) / 2;
  }

  /** In the circle the four are as good, and any even mixture of two opposite ones is unbeaten. */
  double share(int player) {
    return this == EQUAL || this == CIRCLE ? 1.0 / PLAYERS : player == PLAYERS - 1 ? 1 : 0;
  }

  /** Whether all starts are as good for either seat. */
  private boolean even() {
    return this == EQUAL || this == LOPSIDED;
  }

  private double seat() {
    return even() ? 0 : SEAT;
  }

  private int starts() {
    return this == DETERMINISTIC ? 30 : Integer.MAX_VALUE;
  }

  private double luck(long seed, int start) {
    return even() ? 0 : LUCK * (new SplitMix(SplitMix.derive(seed, start)).nextDouble() - 0.5);
  }

  /** How often a player who sits first wins against another in the long run. */
  double wins(int first, int second) {
    int parts = even() ? 1 : 1_000;
    double sum = 0;
    for (int i = 0; i < parts; i++) {
      double luck = even() ? 0 : LUCK * ((i + 0.5) / parts - 0.5);
      double lead = lead(first, second) + seat() + luck;
      sum += (1 - drawn(lead) + lead) / 2 / parts;
    }
    return sum;
  }

  private double drawn(double lead) {
    return (this == DRAWING ? 0.7 : 0.1) * (1 - Math.abs(lead));
  }

  /** Whether two players have no chance in their games. */
  private boolean fixed(int a, int b) {
    return this == DETERMINISTIC || (this == MIXED && Math.max(a, b) == 1);
  }

  /**
   * A game.
   *
   * @param repeatsShow whether games that come again are known as the same
   */
  private GameSummary play(ScheduledGame game, long seed, boolean repeatsShow) {
    boolean fixed = fixed(game.first(), game.second());
    int start = this == MIXED && fixed ? 0 : game.start() % starts();
    long draws =
        fixed
            ? SplitMix.derive(seed, start * 100L + game.first() * 10L + game.second())
            : game.seed();
    double lead = lead(game.first(), game.second()) + seat() + luck(seed, start);
    double draw = drawn(lead);
    double won = (1 - draw + lead) / 2;
    double at = new SplitMix(SplitMix.mix(draws)).nextDouble();
    var outcome =
        at < won
            ? Outcome.win(Side.FIRST, 1, "won")
            : at < won + draw ? Outcome.draw(0, "drawn") : Outcome.win(Side.SECOND, -1, "won");
    long print = fixed && repeatsShow ? SplitMix.mix(draws) : SplitMix.mix(game.index() + 1L);
    return new Simulated(game, outcome, print);
  }

  private record Simulated(ScheduledGame scheduled, Outcome outcome, long print)
      implements GameSummary {
    @Override
    public @Nullable Fault fault() {
      return null;
    }

    @Override
    public int length() {
      return 10;
    }

    @Override
    public long nanos() {
      return 0;
    }

    @Override
    public Cost cost(Side side) {
      return Cost.NONE;
    }
  }

  private static Plan plan(int rounds, long seed) {
    var names = new ArrayList<>(List.of("a", "b", "c", "d"));
    var control = TimeControl.NONE;
    return new Plan("any", names, Form.NO_MIRRORS, rounds, seed, null, null, control, null);
  }

  /** A tournament of so many rounds. */
  Report tournament(int rounds, long seed, boolean repeatsShow) {
    return report(plan(rounds, seed).withRepeats(), repeatsShow);
  }

  /** One that ends as soon as it knows, or after as many games. */
  Report until(Goal goal, int rounds, long seed) {
    return report(plan(rounds, seed).until(goal), true);
  }

  private Report report(Plan plan, boolean repeatsShow) {
    var schedule = plan.schedule();
    var standings = new Standings(plan, schedule);
    boolean more = true;
    for (int i = 0; i < schedule.size() && more; i++) {
      more = standings.addUntilDecided(play(schedule.game(i), plan.seed(), repeatsShow));
    }
    return new Report(standings, "", "");
  }
}
