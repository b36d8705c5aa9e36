package plyground.arena.standings;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plyground.arena.plan.Plan;
import plyground.arena.plan.Plan.Goal;
import plyground.arena.plan.Seating;
import plyground.arena.stats.Claim;
import plyground.arena.stats.Pool;

/**
 * Which pairings of a tournament are to play on, so that it finds out what it is held for. What is
 * shown is shown by bets that hold whenever one looks, so that looking after every round and
 * choosing by what one sees makes nothing look better than it is.
 */
final class Allocation {
  private final Plan plan;
  private final Pairs pairs;
  private final int players;

  Allocation(Plan plan, Pairs pairs) {
    this.plan = plan;
    this.pairs = pairs;
    players = plan.agents().size();
  }

  /** The pairings whose games still matter; none if it is decided, or nobody plays anything new. */
  List<Seating> open() {
    boolean[][] better = new boolean[players][players];
    Claim.of(pairs.pool()).stream()
        .filter(Claim::holds)
        .forEach(claim -> better[claim.better()][claim.worse()] = true);
    var undecided =
        pairings()
            .filter(each -> !better[each.a()][each.b()] && !better[each.b()][each.a()])
            .filter(each -> !(plan.endsOnRepeats() && pairs.repeating(each.a(), each.b())));
    return (plan.until() == Goal.BEST ? deciding(undecided, better) : undecided).toList();
  }

  private Stream<Seating> pairings() {
    return IntStream.range(0, players)
        .boxed()
        .flatMap(a -> IntStream.range(a + 1, players).mapToObj(b -> new Seating(a, b)));
  }

  /** Those between players whom nobody is shown to beat, and of the best of them with anybody. */
  private Stream<Seating> deciding(Stream<Seating> undecided, boolean[][] better) {
    var unbeaten =
        IntStream.range(0, players)
            .filter(player -> IntStream.range(0, players).noneMatch(by -> better[by][player]))
            .boxed()
            .toList();
    if (unbeaten.isEmpty()) {
      return Stream.of();
    }
    int leader = unbeaten.stream().max(Comparator.comparingDouble(this::score)).orElseThrow();
    return undecided.filter(
        each ->
            each.a() == leader
                || each.b() == leader
                || (unbeaten.contains(each.a()) && unbeaten.contains(each.b())));
  }

  private double score(int player) {
    return meanScore(pairs.pool(), player);
  }

  /**
   * The mean over opponents of what a player scored, each counting alike however often they met.
   */
  static double meanScore(Pool pool, int player) {
    return IntStream.range(0, pool.players())
        .filter(other -> other != player && pool.between(player, other).played().pairs() > 0)
        .mapToDouble(other -> pool.between(player, other).score())
        .average()
        .orElse(0);
  }
}
