package plyground.league.ladder;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import plyground.core.SplitMix;

/**
 * Who meets whom: a function of what is on the ladder and a seed. Next is who has played least,
 * then who has waited longest, never who is least certain: somebody who crashes would take every
 * game. The opponent is drawn from as many above as below, so that a leader is not left alone.
 *
 * @param neighbours of how many an opponent is drawn
 */
public record Matchmaker(int neighbours) {
  /** So many of the last pairs are looked at for shares. */
  public static final int RECENT = 40;

  /** Nobody is in more than this part of them, where there are enough others. */
  private static final double SHARE = 0.25;

  /** Who has played fewer pairs may meet anybody: its place is not known. */
  private static final int PLACEMENT = 3;

  /** House bots alone play so many pairs each, and then wait for somebody to come. */
  static final int ALONE = 15;

  /**
   * @param live everybody on the ladder
   * @param recent the last pairs that were begun
   */
  public Optional<LadderPairing> next(
      List<LadderBot> live, List<LadderPairing> recent, SplitMix random) {
    boolean idle =
        live.stream().allMatch(LadderBot::house)
            && live.stream().allMatch(each -> each.pairs() >= ALONE);
    if (live.size() < 2 || idle) {
      return Optional.empty();
    }
    var greedy = greedy(live, recent);
    var seed =
        best(live, each -> !greedy.contains(each.id()))
            .or(() -> best(live, _ -> true))
            .orElseThrow();
    return Optional.of(LadderPairing.of(seed.id(), opponent(seed, live, greedy, random).id()));
  }

  /** Those who have had their share. */
  private static Set<String> greedy(List<LadderBot> live, List<LadderPairing> recent) {
    double most = Math.max(SHARE, 3.0 / live.size()) * RECENT;
    Map<String, Integer> counts = new HashMap<>();
    for (var pairing : recent) {
      counts.merge(pairing.a(), 1, Integer::sum);
      counts.merge(pairing.b(), 1, Integer::sum);
    }
    return counts.entrySet().stream()
        .filter(each -> each.getValue() >= most)
        .map(Map.Entry::getKey)
        .collect(Collectors.toSet());
  }

  private static Optional<LadderBot> best(List<LadderBot> live, Predicate<LadderBot> which) {
    return live.stream()
        .filter(which)
        .min(
            Comparator.comparingInt(LadderBot::pairs)
                .thenComparingLong(LadderBot::last)
                .thenComparing(LadderBot::id));
  }

  private LadderBot opponent(
      LadderBot seed, List<LadderBot> live, Set<String> greedy, SplitMix random) {
    var around = seed.pairs() < PLACEMENT ? others(seed, live) : around(seed, live, random);
    var free = around.stream().filter(each -> !greedy.contains(each.id())).toList();
    var from = free.isEmpty() ? around : free;
    return from.get(random.nextInt(from.size()));
  }

  private static List<LadderBot> others(LadderBot seed, List<LadderBot> live) {
    return live.stream().filter(each -> !each.id().equals(seed.id())).toList();
  }

  /** Half above and half below; at an end of the ladder fewer on that side. */
  private List<LadderBot> around(LadderBot seed, List<LadderBot> live, SplitMix random) {
    Map<String, Long> ties = new HashMap<>();
    live.forEach(each -> ties.put(each.id(), random.nextLong()));
    var ladder = new ArrayList<>(live);
    ladder.sort(
        Comparator.comparingDouble(LadderBot::rating)
            .thenComparingLong(each -> ties.getOrDefault(each.id(), 0L)));
    int at = ladder.indexOf(seed);
    int half = Math.max(1, neighbours / 2);
    var around = new ArrayList<>(ladder.subList(Math.max(0, at - half), at));
    around.addAll(ladder.subList(at + 1, Math.min(ladder.size(), at + 1 + half)));
    return around;
  }
}
