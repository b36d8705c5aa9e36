package plyground.arena.calibration;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import plyground.arena.stats.Evidence;
import plyground.arena.stats.PairCounts;
import plyground.arena.stats.Sprt;
import plyground.core.SplitMix;

/** How often a sequential test decides for the wrong one, where one of its hypotheses is true. */
final class SequentialClaims {
  private static final int MOST_PAIRS = 20_000;
  private static final List<Pairs> KINDS = List.of(Pairs.values());

  /** What pairs of games are like; a dial from 0 to 1 makes the first player better. */
  enum Pairs {
    HALF_DRAWN("games apart, half drawn") {
      @Override
      double[] shares(double dial) {
        return games(dial, 0.5 * 2 * Math.min(dial, 1 - dial));
      }
    },
    NEVER_DRAWN("games apart, none drawn") {
      @Override
      double[] shares(double dial) {
        return games(dial, 0);
      }
    },
    BOTH_OR_NONE("pairs won or lost whole") {
      @Override
      double[] shares(double dial) {
        return new double[] {1 - dial, 0, 0, 0, dial};
      }
    },
    LOSSES_WHOLE("pairs lost whole or won by a half") {
      @Override
      double[] shares(double dial) {
        return new double[] {1 - dial, 0, 0, dial, 0};
      }
    },
    WINS_WHOLE("pairs won whole or lost by a half") {
      @Override
      double[] shares(double dial) {
        return new double[] {0, 1 - dial, 0, 0, dial};
      }
    },
    MOSTLY_EVEN("half of the pairs even") {
      @Override
      double[] shares(double dial) {
        return new double[] {(1 - dial) / 2, 0, 0.5, dial / 2, 0};
      }
    };

    final String words;

    Pairs(String words) {
      this.words = words;
    }

    /** How often a pair is worth 0, 1/4, 1/2, 3/4 and 1. */
    abstract double[] shares(double dial);

    private static double[] games(double score, double drawn) {
      double won = score - drawn / 2;
      double lost = 1 - drawn - won;
      return new double[] {
        lost * lost, 2 * lost * drawn, drawn * drawn + 2 * won * lost, 2 * won * drawn, won * won
      };
    }

    /** The shares at a normalised Elo, which is in deviations: and these depend on the dial. */
    double[] at(double elo) {
      double wanted = Math.sqrt(2) * elo / (800 / Math.log(10));
      double low = 0;
      double high = 1;
      for (int i = 0; i < 80; i++) {
        double dial = (low + high) / 2;
        boolean less = standardised(shares(dial)) < wanted;
        low = less ? dial : low;
        high = less ? high : dial;
      }
      return shares(low);
    }

    private static double standardised(double[] shares) {
      double mean = 0;
      double squares = 0;
      for (int i = 0; i < shares.length; i++) {
        mean += shares[i] * PairCounts.score(i);
        squares += shares[i] * PairCounts.score(i) * PairCounts.score(i);
      }
      return (mean - 0.5) / Math.sqrt(squares - mean * mean);
    }
  }

  /** What came of matches that the test ended. */
  record Ended(int matches, int wrong, int low) {}

  private SequentialClaims() {}

  static void print(int matches) {
    System.out.println(
        "\n| pairs | true | hypotheses | wrong | estimate too low |\n|---|---|---|---:|---:|");
    for (var pairs : Pairs.values()) {
      for (double[] elos : new double[][] {{0, 50}, {0, 100}, {-100, 100}}) {
        for (int right = 0; right < 2; right++) {
          var test = new Sprt(elos[0], elos[1], 0.05, 0.05);
          var ended = play(test, pairs, right, matches);
          System.out.printf(
              Locale.ROOT,
              "| %s | %+.0f | %.0f, %.0f | %.1f %% | %.0f %% |%n",
              pairs.words,
              elos[right],
              elos[0],
              elos[1],
              100.0 * ended.wrong / ended.matches,
              100.0 * ended.low / ended.matches);
        }
      }
    }
  }

  /**
   * @param right which of the hypotheses is true: 0 or 1
   */
  static Ended play(Sprt test, Pairs pairs, int right, int matches) {
    double elo = right == 0 ? test.elo0() : test.elo1();
    double[] shares = pairs.at(elo);
    var random = new SplitMix(SplitMix.derive(17 + KINDS.indexOf(pairs), Math.round(elo) + right));
    int wrong = 0;
    int low = 0;
    for (int match = 0; match < matches; match++) {
      var counts = PairCounts.none();
      var verdict = Sprt.Verdict.UNDECIDED;
      for (int pair = 1; pair <= MOST_PAIRS && verdict == Sprt.Verdict.UNDECIDED; pair++) {
        counts.add(draw(shares, random));
        verdict = test.verdict(new Evidence(counts, pair, true));
      }
      wrong += verdict == (right == 0 ? Sprt.Verdict.H0 : Sprt.Verdict.H1) ? 0 : 1;
      low += test.estimate(counts) < elo ? 1 : 0;
    }
    return new Ended(matches, wrong, low);
  }

  private static int draw(double[] shares, SplitMix random) {
    double at = random.nextDouble() * Arrays.stream(shares).sum();
    int score = 0;
    while (score < shares.length - 1 && at >= shares[score]) {
      at -= shares[score];
      score++;
    }
    return score;
  }
}
