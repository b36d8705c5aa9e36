package plyground.arena.report;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import plyground.arena.plan.Plan;
import plyground.arena.standings.Standings;
import plyground.arena.stats.Evidence;
import plyground.arena.stats.FirstMover;
import plyground.arena.stats.Holm;
import plyground.arena.stats.Interval;
import plyground.arena.stats.PairCounts;
import plyground.arena.stats.Ratings;
import plyground.arena.stats.ScoreInterval;
import plyground.core.Side;

/** The findings of a tournament: everything the printers print, computed once. */
public final class Report {
  /** The level of every claim, all together. */
  public static final double LEVEL = 0.05;

  private final Plan plan;
  private final Standings standings;
  private final String software;
  private final String command;
  private final List<Claim> claims;
  private @Nullable Ratings ratings;

  /**
   * That one player is better than another.
   *
   * @param corrected the probability of such a result among equals, corrected for all claims made;
   *     null where there is too little evidence for a test
   */
  public record Claim(int better, int worse, @Nullable Double corrected) {
    public boolean holds() {
      return corrected != null && corrected <= LEVEL;
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
    claims = claims(standings);
  }

  /** The one who plays at random is where ratings begin. */
  private int anchor() {
    return plan.agents().indexOf("random");
  }

  private static List<Claim> claims(Standings standings) {
    var met = new ArrayList<int[]>();
    for (int a = 0; a < standings.players(); a++) {
      for (int b = a + 1; b < standings.players(); b++) {
        if (standings.pairs(a, b).pairs() > 0) {
          met.add(new int[] {a, b});
        }
      }
    }
    double[] corrected =
        Holm.adjust(
            met.stream()
                .map(pair -> standings.evidence(pair[0], pair[1]))
                .filter(Evidence::enough)
                .mapToDouble(Evidence::pValue)
                .toArray());
    var claims = new ArrayList<Claim>();
    int tested = 0;
    for (int[] pair : met) {
      var evidence = standings.evidence(pair[0], pair[1]);
      int better = evidence.score() >= 0.5 ? 0 : 1;
      Double chance = evidence.enough() ? (Double) corrected[tested++] : null;
      claims.add(new Claim(pair[better], pair[1 - better], chance));
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
    return plan.paired() && !claims.isEmpty();
  }

  /** Ratings; only where {@link #rated()}. */
  public synchronized Ratings ratings() {
    if (ratings == null) {
      ratings = Ratings.of(standings.pool(), anchor(), 0, plan.seed());
    }
    return ratings;
  }

  public boolean anchored() {
    return anchor() != Ratings.NO_ANCHOR;
  }

  /** Whether games link all players, so that all ratings compare. */
  public boolean connected() {
    return standings.pool().connected();
  }

  /** For every two players that met: who looks better, and whether that can be claimed. */
  public List<Claim> claims() {
    return claims;
  }

  /** Whether there is enough evidence for any claim at all. */
  public boolean tested() {
    return claims.stream().anyMatch(claim -> claim.corrected() != null);
  }

  public PairCounts pairs(int a, int b) {
    return standings.pairs(a, b);
  }

  /** What the pairs of two players are worth, scored for the first named. */
  public Evidence evidence(int a, int b) {
    return standings.evidence(a, b);
  }

  /** What it is that was counted, and why something was not. */
  public String evidence() {
    return new EvidenceText(this).text();
  }

  /** Whether no more games are to come: all were played, or more would say nothing. */
  public boolean finished() {
    return standings.games() >= plan.schedule().size()
        || standings.decided()
        || (plan.endsOnRepeats() && standings.repeating());
  }

  /** What moving first is worth. */
  public FirstMover firstMover() {
    return standings.pool().firstMover();
  }

  /** How many games were won by whoever moved first, or by the other. */
  public int decided(boolean byFirst) {
    int games = 0;
    for (int a = 0; a < standings.players(); a++) {
      for (int b = 0; b < standings.players(); b++) {
        for (var opener : Side.values()) {
          games += standings.cell(a, b).wins(byFirst ? opener : opener.other(), opener);
        }
      }
    }
    return games;
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

  /** Where the share of a first seat's wins against a second is; null where hardly any differ. */
  public @Nullable Interval winsInterval(int first, int second) {
    var tally = standings.cell(first, second);
    return winsInterval(tally.wins(Side.FIRST), tally.games(), standings.distinct(first, second));
  }

  private static @Nullable Interval winsInterval(int wins, int games, int distinct) {
    if (distinct < Evidence.FEWEST) {
      return null;
    }
    double share = (double) wins / games;
    return ScoreInterval.of(share, share * (1 - share) * distinct, distinct);
  }

  /** The games in which one player made the first move against another. */
  public record Opened(int games, int wins, @Nullable Interval interval) {}

  public Opened opened(int mover, int other) {
    var there = standings.cell(mover, other);
    int games = there.games(Side.FIRST);
    int wins = there.wins(Side.FIRST, Side.FIRST);
    int distinct = standings.distinct(mover, other);
    if (games < there.games() || standings.cell(other, mover).games(Side.SECOND) > 0) {
      var back = standings.cell(other, mover);
      games += back.games(Side.SECOND);
      wins += back.wins(Side.SECOND, Side.SECOND);
      // Both kinds of games come in both cells: no more of them differ than in either.
      distinct = Math.min(games, Math.max(distinct, standings.distinct(other, mover)));
    }
    return new Opened(games, wins, winsInterval(wins, games, distinct));
  }
}
