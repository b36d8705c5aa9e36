package plyground.arena.report;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import plyground.arena.plan.Plan;
import plyground.arena.standings.Standings;
import plyground.arena.stats.BettingInterval;
import plyground.arena.stats.Claim;
import plyground.arena.stats.Evidence;
import plyground.arena.stats.FirstMover;
import plyground.arena.stats.FitTest;
import plyground.arena.stats.Interval;
import plyground.arena.stats.NashShares;
import plyground.arena.stats.PairCounts;
import plyground.arena.stats.Ratings;
import plyground.arena.stats.ScoreInterval;
import plyground.core.Side;

/** The findings of a tournament: everything the printers print, computed once. */
public final class Report {
  /** Who plays at random is where ratings begin, if nobody else is named. */
  private static final Anchor RANDOM = new Anchor("random", 0);

  /** Who has so much of a mixture is best, with no word more. */
  private static final double ALONE = 0.99;

  private final Plan plan;
  private final Standings standings;
  private final String software;
  private final String command;
  private final List<Claim> claims;
  private final int runs;
  private Anchor anchor = RANDOM;
  private @Nullable Ratings ratings;
  private @Nullable FitTest fit;
  private @Nullable NashShares nash;
  private boolean averaged;

  /**
   * The report of one run.
   *
   * @param software the version that played
   * @param command what plays the same games again
   */
  public Report(Standings standings, String software, String command) {
    this(standings, software, command, 1);
  }

  /**
   * The same.
   *
   * @param runs how many were pooled
   */
  public Report(Standings standings, String software, String command, int runs) {
    this.runs = runs;
    this.standings = standings;
    this.software = software;
    this.command = command;
    plan = standings.plan();
    claims = Claim.of(standings.pool());
  }

  /** Measures ratings from somebody else than random. */
  public synchronized void measureFrom(Anchor other) {
    anchor = other;
    ratings = null;
  }

  /** Where ratings are measured from; null: their mean is 0. */
  public synchronized @Nullable Anchor anchor() {
    return plan.agents().contains(anchor.agent()) ? anchor : null;
  }

  /** How many runs were pooled. */
  public int runs() {
    return runs;
  }

  /** What was planned. */
  public Plan plan() {
    return plan;
  }

  /** What the games add up to. */
  public Standings standings() {
    return standings;
  }

  /** The version that played. */
  public String software() {
    return software;
  }

  /** What plays the same games again. */
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
      int player = plan.agents().indexOf(anchor.agent());
      double rating = player == Ratings.NO_ANCHOR ? 0 : anchor.rating();
      ratings = Ratings.of(standings.pool(), player, rating, plan.seed());
    }
    return ratings;
  }

  /** Whether the ratings explain the results; null where that is not tested. */
  public synchronized @Nullable FitTest fit() {
    if (fit == null && rated()) {
      fit = ratings().fitTest();
    }
    return fit;
  }

  /** Whether it is shown that ratings do not explain the results. */
  public boolean misfits() {
    var test = fit();
    Double probability = test == null ? null : test.probability();
    return probability != null && probability <= Claim.LEVEL;
  }

  /** The mixture that nobody beats, where it is shown that no single number orders the players. */
  public @Nullable NashShares mixture() {
    var mixed = circles() > 0 || misfits() ? nash() : null;
    boolean alone = mixed != null && Arrays.stream(mixed.shares()).anyMatch(each -> each > ALONE);
    return alone && circles() == 0 ? null : mixed;
  }

  /** The mixture of players that nobody beats; null where not everybody met everybody. */
  public synchronized @Nullable NashShares nash() {
    if (!averaged && rated()) {
      nash = ratings().nash();
      averaged = true;
    }
    return nash;
  }

  /** The part of the games between different players that was drawn. */
  public double drawRatio() {
    int games = 0;
    int draws = 0;
    for (int player = 0; player < standings.players(); player++) {
      games += standings.sum(player, (tally, _) -> tally.games());
      draws += standings.draws(player);
    }
    return games == 0 ? 0 : (double) draws / games;
  }

  /** The part of the games of two players that was drawn. */
  double drawRatio(int a, int b) {
    var there = standings.cell(a, b);
    var back = standings.cell(b, a);
    int games = there.games() + back.games();
    return games == 0 ? 0 : (double) (there.draws() + back.draws()) / games;
  }

  /** What came of it; null where all were to play alike. */
  @Nullable GoalText goal() {
    var until = plan.until();
    return until == null ? null : new GoalText(this, until);
  }

  /** Whether drawing all starts again can tell who of two is rated higher. */
  boolean comparable(int a, int b) {
    return a != b && rated() && connected() && ratings().enough(a) && ratings().enough(b);
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

  /** The finished pairs of two players, scored for the first named. */
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
    return runs > 1
        || standings.games() >= plan.schedule().size()
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

  private @Nullable Interval winsInterval(int wins, int games, int distinct) {
    if (distinct < Evidence.FEWEST) {
      return null;
    }
    double share = (double) wins / games;
    if (plan.sequential()) {
      long won = Math.round(share * distinct);
      return BettingInterval.of(PairCounts.of(distinct - won, 0, 0, 0, won));
    }
    return ScoreInterval.of(share, share * (1 - share) * distinct, distinct);
  }

  /** The games in which one player made the first move against another. */
  public record Opened(int games, int wins, @Nullable Interval interval) {}

  /** The games in which the mover opened against the other, in either seat. */
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
