package plyground.arena.standings;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plyground.arena.plan.Plan;
import plyground.arena.record.GameSummary;
import plyground.arena.stats.Pool;
import plyground.core.Side;
import plyground.core.SplitMix;

/**
 * Puts the two games from one start together, one seating and the other, and finds out whether the
 * pair is new. Where seats are not swapped a game stands for itself.
 */
final class Pairs {
  private final int players;
  private final boolean paired;
  private final Pool pool;

  /** For every two players what tells their pairs apart. */
  private final List<DistinctCounter> distinct;

  private final List<RepeatWatch> watches;
  private final boolean[] met;

  /** The games whose other half has not come yet. */
  private final Map<Half, Result> waiting = new HashMap<>();

  private record Half(int first, int second, int start) {}

  /**
   * @param first 1 if the first seat won, -1 if the second, else 0
   * @param opener the same for whoever moved first
   */
  private record Result(int first, int opener, long print) {
    static Result of(GameSummary game) {
      var outcome = game.outcome();
      return new Result(
          outcome.resultFor(Side.FIRST), outcome.resultFor(game.opener()), game.print());
    }
  }

  Pairs(Plan plan) {
    players = plan.agents().size();
    paired = plan.paired();
    pool = new Pool(players, plan.sequential());
    distinct = Stream.generate(DistinctCounter::new).limit((long) players * players).toList();
    watches = Stream.generate(RepeatWatch::new).limit((long) players * players).toList();
    met = new boolean[players * players];
  }

  Pool pool() {
    return pool;
  }

  /** Takes a game; true if its pair is complete. */
  boolean add(GameSummary game) {
    var scheduled = game.scheduled();
    int a = scheduled.first();
    int b = scheduled.second();
    int start = scheduled.start();
    var result = Result.of(game);
    if (a == b) {
      boolean fresh = distinct.get(a * players + a).add(result.print);
      pool.addMirror(a, start, 1 + result.opener, fresh);
      return false;
    }
    if (!paired) {
      add(a, b, start, 2 + 2 * result.first, 2 + 2 * result.opener, result.print);
      return true;
    }
    var other = waiting.remove(new Half(b, a, start));
    if (other == null) {
      waiting.put(new Half(a, b, start), result);
      return false;
    }
    if (a < b) {
      add(a, b, start, result, other);
    } else {
      add(b, a, start, other, result);
    }
    return true;
  }

  /** A pair of the lower number and the higher: first the game in which the lower sat first. */
  private void add(int a, int b, int start, Result there, Result back) {
    int points = 2 + there.first - back.first;
    long print = SplitMix.mix(there.print) + back.print;
    add(a, b, start, points, 2 + there.opener + back.opener, print);
  }

  private void add(int a, int b, int start, int halfPoints, int openers, long print) {
    int pairing = a * players + b;
    met[pairing] = true;
    watches.get(pairing).add(print);
    boolean fresh = distinct.get(pairing).add(print);
    pool.add(a, b, start, halfPoints, openers, fresh);
  }

  /** Whether these two, the lower number first, only repeat themselves. */
  boolean repeating(int a, int b) {
    return watches.get(a * players + b).repeating();
  }

  /** How many of the pairings that met only repeat themselves. */
  int repeatingPairings() {
    return (int)
        IntStream.range(0, met.length)
            .filter(pairing -> met[pairing] && watches.get(pairing).repeating())
            .count();
  }

  /** Whether all who met only repeat themselves. */
  boolean repeating() {
    boolean any = false;
    for (int pairing = 0; pairing < met.length; pairing++) {
      if (met[pairing] && !watches.get(pairing).repeating()) {
        return false;
      }
      any |= met[pairing];
    }
    return any;
  }

  /** Whether it is clear of all who met if they repeat themselves. */
  boolean settled() {
    for (int pairing = 0; pairing < met.length; pairing++) {
      if (met[pairing] && !watches.get(pairing).settled()) {
        return false;
      }
    }
    return pool.distinct() > 0;
  }
}
