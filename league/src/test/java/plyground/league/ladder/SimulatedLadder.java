package plyground.league.ladder;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plyground.arena.stats.LadderRatings;
import plyground.arena.stats.Ratings;
import plyground.core.SplitMix;

/** A ladder of players whose true strength is known, played by drawing results. */
final class SimulatedLadder {
  private static final double ELO = 400 / Math.log(10);

  final double[] truth;
  final int[] pairs;
  private final long[] last;
  private final double[] ratings;
  private final int houses;
  private final Matchmaker matchmaker;
  private final SplitMix random;
  private final ArrayDeque<LadderPairing> recent = new ArrayDeque<>();
  private final Map<LadderPairing, int[]> results = new HashMap<>();
  private long clock;
  private LadderRatings fit;

  /**
   * @param spread the standard deviation of strengths, in Elo
   * @param houses how many of them are house bots
   */
  SimulatedLadder(int players, int houses, double spread, int neighbours, long seed) {
    random = new SplitMix(seed);
    this.houses = houses;
    truth = new double[players];
    Arrays.setAll(truth, _ -> spread * random.nextGaussian());
    pairs = new int[players];
    last = new long[players];
    ratings = new double[players];
    matchmaker = new Matchmaker(neighbours);
    fit = LadderRatings.of(players, List.of(), Ratings.NO_ANCHOR);
  }

  /** A new bot in a seat: nothing it played counts any more. */
  void replace(int player) {
    pairs[player] = 0;
    results.keySet().removeIf(each -> each.has(id(player)));
  }

  private String id(int player) {
    return (player < houses ? "house:" : "v:")
        + String.format(java.util.Locale.ROOT, "%04d", player);
  }

  private static int number(String id) {
    return Integer.parseInt(id.substring(id.indexOf(':') + 1));
  }

  /** Plays so many pairs and rates as often as a league does. */
  void play(int count) {
    for (int i = 0; i < count; i++) {
      var live = new ArrayList<LadderBot>();
      for (int p = 0; p < truth.length; p++) {
        live.add(new LadderBot(id(p), pairs[p], last[p], ratings[p]));
      }
      var pairing = matchmaker.next(live, List.copyOf(recent), random).orElseThrow();
      play(pairing);
      if (clock % Math.max(1, truth.length / 8) == 0) {
        rate();
      }
    }
    rate();
  }

  private void play(LadderPairing pairing) {
    int a = number(pairing.a());
    int b = number(pairing.b());
    double expected = 1 / (1 + Math.exp((truth[b] - truth[a]) / ELO));
    int points = 0;
    for (int game = 0; game < 2; game++) {
      points += random.nextDouble() < expected ? 2 : 0;
    }
    int[] result = results.computeIfAbsent(pairing, _ -> new int[3]);
    result[0]++;
    result[1] += points;
    result[2] += points * points;
    clock++;
    for (int player : new int[] {a, b}) {
      pairs[player]++;
      last[player] = clock;
    }
    recent.addLast(pairing);
    if (recent.size() > Matchmaker.RECENT) {
      recent.removeFirst();
    }
  }

  private void rate() {
    var meetings = new ArrayList<LadderRatings.Meeting>();
    results.forEach(
        (pairing, result) ->
            meetings.add(
                new LadderRatings.Meeting(
                    number(pairing.a()),
                    number(pairing.b()),
                    result[0],
                    result[1],
                    result[2],
                    result[0])));
    fit = LadderRatings.of(truth.length, meetings, Ratings.NO_ANCHOR);
    Arrays.setAll(ratings, fit::rating);
  }

  /** Kendall's tau between the ladder and the truth. */
  double tau() {
    int agree = 0;
    int all = 0;
    for (int a = 0; a < truth.length; a++) {
      for (int b = a + 1; b < truth.length; b++) {
        all++;
        agree += (truth[a] - truth[b]) * (ratings[a] - ratings[b]) > 0 ? 1 : -1;
      }
    }
    return (double) agree / all;
  }

  /** The part of players whose interval holds the truth. */
  double coverage() {
    double mean = Arrays.stream(truth).average().orElse(0);
    int held = 0;
    for (int p = 0; p < truth.length; p++) {
      var interval = fit.interval(p);
      double true0 = truth[p] - mean;
      held += interval.low() <= true0 && true0 <= interval.high() ? 1 : 0;
    }
    return (double) held / truth.length;
  }
}
