package plyground.courses.waroflife;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plyground.arena.record.GameSummary;
import plyground.arena.standings.DistinctCounter;
import plyground.arena.standings.Tally;
import plyground.arena.stats.Evidence;
import plyground.arena.stats.Interval;
import plyground.arena.stats.PairCounts;
import plyground.arena.stats.ScoreInterval;
import plyground.core.Side;
import plyground.core.SplitMix;

/**
 * The tournament's games: counts for every ordered pairing, and how every single start came out.
 */
final class Results {
  private final int players;
  private final List<Tally> cells;
  private final byte[][] forFirst;
  private final List<DistinctCounter> distinct;

  /** For every start what tells its games from those of another. */
  private final long[] prints;

  /**
   * @param games how many every pairing plays; the k-th of each has the same start. Some may play
   *     more, which count for their pairing alone.
   */
  Results(int players, int games) {
    this.players = players;
    cells = Stream.generate(Tally::new).limit((long) players * players).toList();
    forFirst = new byte[players * players][games];
    distinct = Stream.generate(DistinctCounter::new).limit(cells.size()).toList();
    prints = new long[games];
  }

  void add(GameSummary game) {
    var scheduled = game.scheduled();
    int cell = scheduled.first() * players + scheduled.second();
    cells.get(cell).add(game);
    distinct.get(cell).add(game.print());
    if (scheduled.start() < starts()) {
      prints[scheduled.start()] += SplitMix.mix(game.print() + cell);
      forFirst[cell][scheduled.start()] = (byte) game.outcome().resultFor(Side.FIRST);
    }
  }

  int players() {
    return players;
  }

  /** How many starts every pairing has played. */
  int starts() {
    return forFirst[0].length;
  }

  Tally cell(int first, int second) {
    return cells.get(first * players + second);
  }

  /** How many games of an ordered pairing are different. */
  int distinct(int first, int second) {
    return distinct.get(first * players + second).count();
  }

  /** How many starts gave different games. */
  int distinctStarts() {
    return (int) Arrays.stream(prints).distinct().count();
  }

  boolean enough() {
    return distinctStarts() >= Evidence.FEWEST;
  }

  String evidence() {
    String counted =
        "%d of %d starts gave different games".formatted(distinctStarts(), prints.length);
    return enough() ? counted : counted + "; no test is made with fewer than " + Evidence.FEWEST;
  }

  /** A player's score against random from both colours, start by start. */
  Interval scoreInterval(int player) {
    double[] scores =
        IntStream.range(0, prints.length).mapToDouble(start -> score(player, start)).toArray();
    double mean = Arrays.stream(scores).average().orElse(0.5);
    double squares = Arrays.stream(scores).map(each -> (each - mean) * (each - mean)).sum();
    double part = (double) distinctStarts() / prints.length;
    return ScoreInterval.of(mean, squares * part, distinctStarts());
  }

  private double score(int player, int start) {
    int first = forFirst(player, 0, start);
    return player == 0 ? (first + 1) / 2.0 : (2 + first - forFirst(0, player, start)) / 4.0;
  }

  /** 1, 0 or -1 for the player who moved first from this start. */
  private int forFirst(int first, int second, int start) {
    return forFirst[first * players + second][start];
  }

  /**
   * What became of the starts that two players have played with both colours.
   *
   * @param one won by the one from both sides
   * @param other won by the other from both sides
   * @param blue won by blue whoever that was
   * @param red won by red whoever that was
   * @param rest with a draw among the two games
   */
  record Swap(int one, int other, int blue, int red, int rest) {
    int mover() {
      return one + other;
    }

    int colour() {
      return blue + red;
    }

    double colourShare() {
      return (double) colour() / (mover() + colour() + rest);
    }

    Swap plus(Swap that) {
      return new Swap(
          one + that.one, other + that.other, blue + that.blue, red + that.red, rest + that.rest);
    }
  }

  /** What the starts that two players have played with both colours are worth. */
  Evidence evidence(int one, int other) {
    var pairs = PairCounts.none();
    for (int start = 0; start < starts(); start++) {
      pairs.add(2 + forFirst(one, other, start) - forFirst(other, one, start));
    }
    // No more pairs differ than games of either colour do, if both repeat themselves together.
    int most = Math.max(distinct(one, other), distinct(other, one));
    return new Evidence(pairs, Math.min(most, starts()));
  }

  Swap swap(int one, int other) {
    int[] counts = new int[9];
    int starts = starts();
    for (int start = 0; start < starts; start++) {
      // Both results as seen from blue's side.
      counts[3 * forFirst(one, other, start) + forFirst(other, one, start) + 4]++;
    }
    int rest = starts - counts[6] - counts[2] - counts[8] - counts[0];
    return new Swap(counts[6], counts[2], counts[8], counts[0], rest);
  }

  /**
   * By how many pairings of different players more a start was won twice by a player than twice by
   * a colour.
   */
  int leadOfMovers(int start) {
    int lead = 0;
    for (int one = 0; one < players; one++) {
      for (int other = 0; other < one; other++) {
        lead -= forFirst(one, other, start) * forFirst(other, one, start);
      }
    }
    return lead;
  }
}
