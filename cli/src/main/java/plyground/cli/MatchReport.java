package plyground.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import plyground.arena.GameRecord;
import plyground.arena.Interval;
import plyground.arena.Tally;
import plyground.arena.stats.Bootstrap;
import plyground.arena.stats.Elo;
import plyground.arena.stats.Pairing;
import plyground.arena.stats.Sprt;
import plyground.arena.stats.Superiority;
import plyground.cli.base.Json;
import plyground.cli.base.Words;
import plyground.core.Side;

/** What a match says about its two players, A and B. */
final class MatchReport {
  private final String a;
  private final String b;
  private final boolean paired;
  private final long seed;
  private final Tally aFirst = new Tally();
  private final Tally bFirst = new Tally();
  private final Pairing pairing = new Pairing();

  /**
   * @param paired whether games 2k and 2k+1 are a pair
   * @param seed of the bootstrap
   */
  MatchReport(String a, String b, boolean paired, long seed) {
    this.a = a;
    this.b = b;
    this.paired = paired;
    this.seed = seed;
  }

  /** Takes the next game; true if a pair was completed with it. */
  boolean add(GameRecord<?> game) {
    (game.fixture().first() == 0 ? aFirst : bFirst).add(game);
    return paired && pairing.add(game);
  }

  Sprt.Verdict verdict(Sprt test) {
    return test.verdict(pairing.pairs());
  }

  private int wins(boolean ofA) {
    return aFirst.wins(ofA ? Side.FIRST : Side.SECOND)
        + bFirst.wins(ofA ? Side.SECOND : Side.FIRST);
  }

  private int draws() {
    return aFirst.draws() + bFirst.draws();
  }

  private int faults() {
    return aFirst.faults() + bFirst.faults();
  }

  int games() {
    return aFirst.games() + bFirst.games();
  }

  private double score() {
    return (wins(true) + draws() / 2.0) / games();
  }

  private double meanLength() {
    return (aFirst.meanLength() * aFirst.games() + bFirst.meanLength() * bFirst.games()) / games();
  }

  /** Over pairs where there are some; else over games, which then stand for themselves. */
  private Interval interval() {
    return pairing.pairs().pairs() > 0
        ? Bootstrap.score(pairing.pairs(), seed)
        : Interval.wilson(score() * games(), games());
  }

  void json(PrintWriter out, String game, @Nullable Sprt test) {
    var interval = interval();
    Json.line(
        out,
        line -> {
          line.writeStringProperty("game", game);
          Json.strings(line, "agents", List.of(a, b));
          line.writeNumberProperty("seed", seed);
          line.writeNumberProperty("games", games());
          line.writeArrayPropertyStart("wins");
          line.writeNumber(wins(true));
          line.writeNumber(wins(false));
          line.writeEndArray();
          line.writeNumberProperty("draws", draws());
          line.writeNumberProperty("faults", faults());
          line.writeNumberProperty("score", score());
          line.writeArrayPropertyStart("scoreInterval");
          line.writeNumber(interval.low());
          line.writeNumber(interval.high());
          line.writeEndArray();
          if (paired) {
            line.writeArrayPropertyStart("pairs");
            for (int i = 0; i < 5; i++) {
              line.writeNumber(pairing.pairs().count(i));
            }
            line.writeEndArray();
            line.writeNumberProperty("superiority", Superiority.likelihood(pairing.pairs()));
          }
          if (test != null) {
            line.writeStringProperty("sprt", verdict(test).name());
            line.writeNumberProperty("llr", test.logLikelihoodRatio(pairing.pairs()));
          }
          line.writeNumberProperty("meanLength", meanLength());
        });
  }

  void print(PrintWriter out, @Nullable Sprt test) {
    out.printf("%-40s %7s %7s %7s %8s%n", "", "wins", "draws", "losses", "score");
    row(out, a, wins(true), draws(), wins(false));
    row(out, "  moving first", aFirst, Side.FIRST);
    row(out, "  moving second", bFirst, Side.SECOND);
    row(out, b, wins(false), draws(), wins(true));
    out.println();
    var interval = interval();
    out.printf(
        Locale.ROOT,
        "score of %s: %.1f%% [%.1f, %.1f], Elo %s%n",
        a,
        100 * score(),
        100 * interval.low(),
        100 * interval.high(),
        Elo.of(score(), interval));
    if (paired) {
      out.printf(
          Locale.ROOT,
          "pairs by points 0, 1/2, 1, 3/2, 2: %s; better with likelihood %.1f%%%n",
          pairing.pairs(),
          100 * Superiority.likelihood(pairing.pairs()));
    }
    out.printf(Locale.ROOT, "moves a game: %.1f on average%n", meanLength());
    if (faults() > 0) {
      out.println(Words.plural(faults(), "game") + " lost by a fault, not on the board");
    }
    if (test != null) {
      sprt(out, test);
    }
  }

  private void sprt(PrintWriter out, Sprt test) {
    String verdict =
        switch (verdict(test)) {
          case H0 -> String.format(Locale.ROOT, "no better than %.0f", test.elo0());
          case H1 -> String.format(Locale.ROOT, "at least %.0f better", test.elo1());
          case UNDECIDED -> "undecided";
        };
    out.printf(
        Locale.ROOT,
        "sequential test, normalised Elo %.0f against %.0f: %s (ratio %.2f in [%.2f, %.2f])%n",
        test.elo0(),
        test.elo1(),
        verdict,
        test.logLikelihoodRatio(pairing.pairs()),
        test.lower(),
        test.upper());
    if (verdict(test) != Sprt.Verdict.UNDECIDED) {
      out.println("The score above is biased away from the truth, since the test stopped early.");
    }
  }

  private static void row(PrintWriter out, String name, Tally tally, Side side) {
    if (tally.games() > 0) {
      row(out, name, tally.wins(side), tally.draws(), tally.wins(side.other()));
    }
  }

  private static void row(PrintWriter out, String name, int wins, int draws, int losses) {
    double score = 100 * (wins + draws / 2.0) / (wins + draws + losses);
    out.printf(Locale.ROOT, "%-40s %7d %7d %7d %7.1f%%%n", name, wins, draws, losses, score);
  }
}
