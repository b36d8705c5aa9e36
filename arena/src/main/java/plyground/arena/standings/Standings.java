package plyground.arena.standings;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plyground.arena.plan.Plan;
import plyground.arena.plan.Schedule;
import plyground.arena.record.GameSummary;
import plyground.arena.stats.Evidence;
import plyground.arena.stats.PairCounts;
import plyground.arena.stats.Pool;
import plyground.arena.stats.Sprt;
import plyground.core.Side;

/**
 * What the games of a tournament come to, whatever order they are added in. The games themselves
 * are not kept, so that it stays small however many there are.
 */
public final class Standings {
  private final Plan plan;
  private final Schedule schedule;
  private final List<String> names;
  private final List<Tally> cells;
  private final List<DistinctCounter> cellsDistinct;
  private final List<Usage> usage;
  private final FaultLog faults = new FaultLog();
  private final Pairs pairs;
  private final Lengths lengths = new Lengths();
  private final DistinctCounter distinct = new DistinctCounter();
  private final Allocation allocation;
  private int games;

  /** Of a plan none of whose games is known yet. */
  public Standings(Plan plan) {
    this(plan, plan.schedule());
  }

  /**
   * The same with a schedule that somebody else reads too.
   *
   * @param schedule of the plan; where results decide who plays, it is made longer by {@link
   *     #addUntilDecided}
   */
  public Standings(Plan plan, Schedule schedule) {
    this.plan = plan;
    this.schedule = schedule;
    names = plan.agents();
    int players = names.size();
    cells = Stream.generate(Tally::new).limit((long) players * players).toList();
    cellsDistinct = Stream.generate(DistinctCounter::new).limit(cells.size()).toList();
    usage = Stream.generate(Usage::new).limit(players).toList();
    pairs = new Pairs(plan);
    allocation = new Allocation(plan, pairs);
  }

  /** Takes a game; true if a pair was completed with it. */
  public boolean add(GameSummary game) {
    games++;
    var scheduled = game.scheduled();
    cell(scheduled.first(), scheduled.second()).add(game);
    cellsDistinct.get(scheduled.first() * names.size() + scheduled.second()).add(game.print());
    usage.get(scheduled.first()).add(game.cost(Side.FIRST));
    usage.get(scheduled.second()).add(game.cost(Side.SECOND));
    lengths.add(game.length());
    distinct.add(game.print());
    faults.add(game);
    return pairs.add(game);
  }

  /**
   * Takes a game; false if the run ends with it: the plan's test knows enough, or the games only
   * repeat themselves. Games must come in order for that.
   */
  public boolean addUntilDecided(GameSummary game) {
    if (plan.until() != null) {
      add(game);
      return games < schedule.known() || schedule.extend(allocation.open());
    }
    return !add(game) || !(decided() || (plan.endsOnRepeats() && repeating()));
  }

  /** Whether the plan's test knows enough, or whatever the run is held for is found out. */
  public boolean decided() {
    if (plan.until() != null) {
      return games > 0 && allocation.open().isEmpty();
    }
    var test = plan.sprt();
    return test != null && test.verdict(evidence(0, 1)) != Sprt.Verdict.UNDECIDED;
  }

  /**
   * Whether all who play only repeat their games: there is no chance in them or in their starts.
   */
  public boolean repeating() {
    return pairs.repeating();
  }

  /** How many pairings only repeat their games, others or not. */
  public int repeatingPairings() {
    return pairs.repeatingPairings();
  }

  /** Whether games to come may end the run before its last one. */
  public boolean mayEndEarly() {
    return plan.sequential() || (plan.endsOnRepeats() && !pairs.settled());
  }

  /** What was planned. */
  public Plan plan() {
    return plan;
  }

  /** The agents' names, in the plan's order; players are numbered by it. */
  public List<String> names() {
    return names;
  }

  /** How many players there are. */
  public int players() {
    return names.size();
  }

  /** The games in which these two sat so. */
  public Tally cell(int first, int second) {
    return cells.get(first * names.size() + second);
  }

  /** How many games were added. */
  public int games() {
    return games;
  }

  /** The finished pairs of two players, scored for the first named. */
  public PairCounts pairs(int a, int b) {
    return evidence(a, b).played();
  }

  /** What these are worth. */
  public Evidence evidence(int a, int b) {
    return pairs.pool().between(a, b);
  }

  /** How many of the games in which these two sat so are different. */
  public int distinct(int first, int second) {
    return cellsDistinct.get(first * names.size() + second).count();
  }

  /** All pairs of all players, for who rates or compares them. */
  public Pool pool() {
    return pairs.pool();
  }

  /** What a player spent, where it was measured. */
  public Usage usage(int player) {
    return usage.get(player);
  }

  /** The games lost off the board; they count as losses too. */
  public FaultLog faults() {
    return faults;
  }

  /** How many games had how many moves. */
  public Lengths lengths() {
    return lengths;
  }

  /** Counts how many of the games are different. */
  public DistinctCounter distinct() {
    return distinct;
  }

  /** Reads a number off a seat's games. */
  public interface Count {
    /** The number for whoever sat on that side. */
    int of(Tally tally, Side side);
  }

  /** A sum over a player's games against others; those against oneself say nothing. */
  public int sum(int player, Count count) {
    return IntStream.range(0, names.size())
        .filter(other -> other != player)
        .map(
            other ->
                count.of(cell(player, other), Side.FIRST)
                    + count.of(cell(other, player), Side.SECOND))
        .sum();
  }

  /** Games won against others. */
  public int wins(int player) {
    return sum(player, Tally::wins);
  }

  /** Games drawn against others. */
  public int draws(int player) {
    return sum(player, (tally, _) -> tally.draws());
  }

  /** Games lost against others, by a fault or on the board. */
  public int losses(int player) {
    return sum(player, (tally, side) -> tally.wins(side.other()));
  }

  /**
   * Points a game against the others, a draw being half of one; opponents count alike where results
   * decide how often one meets them.
   */
  public double score(int player) {
    if (plan.until() != null) {
      return Allocation.meanScore(pool(), player);
    }
    int games = sum(player, (tally, _) -> tally.games());
    return games == 0 ? 0 : (wins(player) + draws(player) / 2.0) / games;
  }

  /** The players, the highest score first. */
  public List<Integer> ranking() {
    return IntStream.range(0, names.size())
        .boxed()
        .sorted((a, b) -> Double.compare(score(b), score(a)))
        .toList();
  }
}
