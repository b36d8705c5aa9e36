package plyground.arena.stats;

import org.apache.commons.statistics.inference.BinomialTest;
import plyground.arena.Interval;
import plyground.arena.Tally;
import plyground.core.Side;

/**
 * Whether moving first helps: the share of decided games that the first seat won, its interval, and
 * the exact probability of a share this far from one half if the seats were equal.
 */
public record SeatAdvantage(int firstWins, int decided, Interval interval, double pValue) {
  public static SeatAdvantage of(Tally tally) {
    return of(tally.wins(Side.FIRST), tally.wins(Side.SECOND));
  }

  public static SeatAdvantage of(int firstWins, int secondWins) {
    int decided = firstWins + secondWins;
    double p =
        decided == 0 ? 1 : BinomialTest.withDefaults().test(decided, firstWins, 0.5).getPValue();
    return new SeatAdvantage(firstWins, decided, Interval.wilson(firstWins, decided), p);
  }

  public double share() {
    return decided == 0 ? 0.5 : (double) firstWins / decided;
  }
}
