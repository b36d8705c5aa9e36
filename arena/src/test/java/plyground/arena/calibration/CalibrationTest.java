package plyground.arena.calibration;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plyground.arena.plan.Plan;
import plyground.arena.plan.Plan.Form;
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

/**
 * Whole tournaments of players whose strength is known, through the real standings and reports:
 * nothing that a report says is false more often than it says. {@code -Dcalibration=2000} plays so
 * many tournaments of each kind and prints the table of docs/arena.md.
 */
final class CalibrationTest {
  private static final int TOURNAMENTS = Integer.getInteger("calibration", 40);
  private static final int PLAYERS = 4;

  /** What the players are like. */
  enum Kind {
    /** All as strong. */
    EQUAL,
    /** Different, and each start favours a seat. */
    NOISY,
    /** Most games are drawn. */
    DRAWING,
    /** No chance in them: the start decides, and starts come again. */
    DETERMINISTIC,
    /** Each beats the next. */
    CIRCLE;

    /** The chance of a win of the first seat less that of a loss, from -1 to 1. */
    double lead(int first, int second, double luck) {
      double seat = this == EQUAL ? 0 : 0.1;
      return Math.clamp(strength(first, second) + seat + luck, -1, 1);
    }

    double strength(int a, int b) {
      return switch (this) {
        case EQUAL -> 0;
        case NOISY, DETERMINISTIC -> 0.12 * (a - b);
        case DRAWING -> 0.05 * (a - b);
        case CIRCLE ->
            (b - a + PLAYERS) % PLAYERS == 1 ? 0.3 : (a - b + PLAYERS) % PLAYERS == 1 ? -0.3 : 0;
      };
    }

    double draws() {
      return this == DRAWING ? 0.7 : 0.1;
    }

    int starts() {
      return this == DETERMINISTIC ? 30 : Integer.MAX_VALUE;
    }

    /** How much a start favours the first seat. */
    double luck(long seed, int start) {
      double at = new SplitMix(SplitMix.derive(seed, start % starts())).nextDouble() - 0.5;
      return this == EQUAL ? 0 : 0.6 * at;
    }
  }

  private record Simulated(ScheduledGame scheduled, Outcome outcome, long print)
      implements GameSummary {
    @Override
    public Fault fault() {
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

  private static GameSummary play(Kind kind, ScheduledGame game, long seed) {
    int start = game.start() % kind.starts();
    boolean fixed = kind == Kind.DETERMINISTIC;
    long draws =
        fixed
            ? SplitMix.derive(seed, start * 100L + game.first() * 10L + game.second())
            : game.seed();
    var random = new SplitMix(SplitMix.mix(draws));
    double lead = kind.lead(game.first(), game.second(), kind.luck(seed, start));
    double at = random.nextDouble();
    double draw = kind.draws() * (1 - Math.abs(lead));
    double won = (1 - draw + lead) / 2;
    var outcome =
        at < won
            ? Outcome.win(Side.FIRST, 1, "won")
            : at < won + draw ? Outcome.draw(0, "drawn") : Outcome.win(Side.SECOND, -1, "won");
    long print = fixed ? SplitMix.mix(draws) : SplitMix.mix(game.index() + 1L);
    return new Simulated(game, outcome, print);
  }

  /** The score a player makes against another in the long run, over starts and seats. */
  private static double truth(Kind kind, int a, int b) {
    double sum = 0;
    int steps = 2_000;
    for (int i = 0; i < steps; i++) {
      double luck = kind == Kind.EQUAL ? 0 : 0.6 * ((i + 0.5) / steps - 0.5);
      sum += (1 + kind.lead(a, b, luck)) / 2 + (1 - kind.lead(b, a, luck)) / 2;
    }
    return sum / 2 / steps;
  }

  private static double firstMoverTruth(Kind kind) {
    double sum = 0;
    for (int a = 0; a < PLAYERS; a++) {
      for (int b = 0; b < PLAYERS; b++) {
        for (int i = 0; i < 500 && a != b; i++) {
          double luck = kind == Kind.EQUAL ? 0 : 0.6 * ((i + 0.5) / 500 - 0.5);
          sum += (1 + kind.lead(a, b, luck)) / 2;
        }
      }
    }
    return sum / 500 / (PLAYERS * (PLAYERS - 1));
  }

  /** How often each kind of claim was made, and how often it was false. */
  private static final class Count {
    final String name;
    int said;
    int wrong;

    Count(String name) {
      this.name = name;
    }

    void add(boolean right) {
      said++;
      wrong += right ? 0 : 1;
    }
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void nothingIsFalseMoreOftenThanItSays(Kind kind) {
    int rounds = 60;
    var scores = new Count("score intervals");
    var elos = new Count("Elo intervals");
    var ratings = new Count("rating intervals");
    var first = new Count("interval of moving first");
    var claims = new Count("any claim of a tournament");
    double[][] truth = new double[PLAYERS][PLAYERS];
    for (int a = 0; a < PLAYERS; a++) {
      for (int b = 0; b < PLAYERS; b++) {
        truth[a][b] = a == b ? 0.5 : truth(kind, a, b);
      }
    }
    double firstTruth = firstMoverTruth(kind);
    for (int i = 0; i < TOURNAMENTS; i++) {
      var report = report(kind, rounds, i);
      boolean honest = true;
      for (int a = 0; a < PLAYERS; a++) {
        for (int b = a + 1; b < PLAYERS; b++) {
          var evidence = report.evidence(a, b);
          scores.add(evidence.interval().contains(truth[a][b]));
          double elo = Elo.difference(truth[a][b]);
          elos.add(evidence.elo().low() <= elo && elo <= evidence.elo().high());
        }
        if (kind != Kind.CIRCLE && i % 2 == 0) {
          ratings.add(report.ratings().interval(a).contains(ratingTruth(truth, a)));
        }
      }
      for (var claim : report.claims()) {
        honest &= !claim.holds() || truth[claim.better()][claim.worse()] > 0.5;
      }
      claims.add(honest);
      first.add(report.firstMover().interval().contains(firstTruth));
    }
    for (var each : List.of(scores, elos, ratings, first, claims)) {
      if (each.said == 0) {
        continue;
      }
      double share = (double) each.wrong / each.said;
      if (TOURNAMENTS > 40) {
        System.out.printf(
            Locale.ROOT,
            "| %s | %s | %.1f %% |%n",
            kind.name().toLowerCase(Locale.ROOT),
            each.name,
            100 * share);
      }
      // Statements of one tournament share its starts: as many are independent as tournaments.
      double allowed = 0.05 + 3.5 * Math.sqrt(0.05 * 0.95 / TOURNAMENTS);
      assertThat(share).as(each.name).isLessThanOrEqualTo(allowed);
    }
  }

  /** The ratings that the model fits to endless games; the mean is 0. */
  private static double ratingTruth(double[][] truth, int player) {
    double[] ratings = new double[PLAYERS];
    for (int round = 0; round < 5_000; round++) {
      for (int a = 0; a < PLAYERS; a++) {
        double slope = 0;
        for (int b = 0; b < PLAYERS; b++) {
          slope += a == b ? 0 : truth[a][b] - Elo.score(ratings[a] - ratings[b]);
        }
        ratings[a] += 100 * slope;
      }
    }
    double mean = 0;
    for (double each : ratings) {
      mean += each / PLAYERS;
    }
    return ratings[player] - mean;
  }

  private static Report report(Kind kind, int rounds, int number) {
    var names = new ArrayList<String>();
    for (int player = 0; player < PLAYERS; player++) {
      names.add("player" + player);
    }
    long seed = 1_000L + number;
    var plan =
        new Plan("any", names, Form.NO_MIRRORS, rounds, seed, null, null, TimeControl.NONE, null)
            .withRepeats();
    var standings = new Standings(plan);
    var schedule = plan.schedule();
    for (int i = 0; i < schedule.size(); i++) {
      standings.add(play(kind, schedule.game(i), seed));
    }
    return new Report(standings, "", "");
  }
}
