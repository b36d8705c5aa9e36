package plyground.arena.report;

import java.util.ArrayList;
import java.util.List;
import plyground.arena.plan.Plan;
import plyground.arena.standings.Standings;
import plyground.arena.stats.Holm;
import plyground.arena.stats.Interval;
import plyground.arena.stats.PairCounts;
import plyground.arena.stats.Ratings;
import plyground.arena.stats.SignTest;
import plyground.arena.stats.Superiority;
import plyground.core.Side;

/** The findings of a tournament: everything the printers print, computed once. */
public final class Report {
  /** The level of every claim, all together. */
  public static final double LEVEL = 0.05;

  private final Plan plan;
  private final Standings standings;
  private final String software;
  private final String command;
  private final Ratings ratings;
  private final List<Claim> claims;

  /**
   * That one player is better than another.
   *
   * @param corrected the probability of such a result among equals, corrected for all claims made
   */
  public record Claim(int better, int worse, double corrected) {
    public boolean holds() {
      return corrected <= LEVEL;
    }
  }

  /**
   * @param software the version that played
   * @param command what plays the same games again
   */
  public Report(Standings standings, String software, String command) {
    this.standings = standings;
    this.software = software;
    this.command = command;
    plan = standings.plan();
    ratings = Ratings.of(standings.pool(), anchor(), plan.seed());
    claims = claims(standings);
  }

  /** The one who plays at random is where ratings begin. */
  private int anchor() {
    return plan.agents().indexOf("random");
  }

  private static List<Claim> claims(Standings standings) {
    var pairs = new ArrayList<int[]>();
    for (int a = 0; a < standings.players(); a++) {
      for (int b = a + 1; b < standings.players(); b++) {
        if (standings.pairs(a, b).pairs() > 0) {
          pairs.add(new int[] {a, b});
        }
      }
    }
    double[] corrected =
        Holm.adjust(
            pairs.stream()
                .mapToDouble(pair -> Superiority.pValue(standings.pairs(pair[0], pair[1])))
                .toArray());
    var claims = new ArrayList<Claim>();
    for (int i = 0; i < corrected.length; i++) {
      int a = pairs.get(i)[0];
      int b = pairs.get(i)[1];
      boolean forward = standings.pairs(a, b).mean() >= 0.5;
      claims.add(new Claim(forward ? a : b, forward ? b : a, corrected[i]));
    }
    return List.copyOf(claims);
  }

  public Plan plan() {
    return plan;
  }

  public Standings standings() {
    return standings;
  }

  public String software() {
    return software;
  }

  public String command() {
    return command;
  }

  /** Whether there are pairs of games, on which all comparisons rest. */
  public boolean rated() {
    return !claims.isEmpty();
  }

  /** Ratings; only where {@link #rated()}. */
  public Ratings ratings() {
    return ratings;
  }

  public boolean anchored() {
    return anchor() != Ratings.NO_ANCHOR;
  }

  /** Whether games link all players, so that all ratings compare. */
  public boolean connected() {
    return standings.pool().games().connected();
  }

  /** For every two players that met: who looks better, and whether that can be claimed. */
  public List<Claim> claims() {
    return claims;
  }

  /** How likely it is that one player is better than another; meaningless if they never met. */
  public double superiority(int player, int over) {
    return Superiority.likelihood(standings.pairs(player, over));
  }

  public PairCounts pairs(int a, int b) {
    return standings.pairs(a, b);
  }

  /** Whether decided games are won by the first seat more often than by the second. */
  public SignTest firstSeat() {
    int first = 0;
    int second = 0;
    for (int a = 0; a < standings.players(); a++) {
      for (int b = 0; b < standings.players(); b++) {
        first += standings.cell(a, b).wins(Side.FIRST);
        second += standings.cell(a, b).wins(Side.SECOND);
      }
    }
    return new SignTest(first, second);
  }

  /** How many threes beat one another in a circle, as far as claims hold. */
  public int circles() {
    int players = standings.players();
    boolean[][] beats = new boolean[players][players];
    claims.stream()
        .filter(Claim::holds)
        .forEach(claim -> beats[claim.better()][claim.worse()] = true);
    int circles = 0;
    for (int a = 0; a < players; a++) {
      for (int b = 0; b < players; b++) {
        for (int c = 0; c < players; c++) {
          circles += beats[a][b] && beats[b][c] && beats[c][a] ? 1 : 0;
        }
      }
    }
    return circles / 3;
  }

  /** The wins of a first seat against a second, with Wilson's interval. */
  public Interval winsInterval(int first, int second) {
    var tally = standings.cell(first, second);
    return Interval.wilson(tally.wins(Side.FIRST), tally.games());
  }
}
