package plyground.league.finals;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import plyground.arena.standings.Standings;
import plyground.arena.stats.Claim;
import plyground.arena.stats.Evidence;
import plyground.arena.stats.Holm;
import plyground.arena.stats.Interval;
import plyground.arena.stats.LadderRatings;
import plyground.arena.stats.LadderRatings.Meeting;
import plyground.arena.stats.PairCounts;
import plyground.arena.stats.Ratings;

/**
 * What finals say while they are played. Everybody looks at them all the time, so what is called
 * certain is so whenever one looks, and stays within the same chance of any mistake.
 *
 * @param certain who beats whom, by places among the entrants
 */
public record FinalsProgress(int played, int size, List<Standing> players, List<Certain> certain) {
  private static final String ANCHOR = "random";

  /**
   * A player so far.
   *
   * @param score the mean of a game, 0 to 1
   */
  public record Standing(int player, double rating, Interval interval, int games, double score) {}

  public record Certain(int better, int worse) {}

  /** From all games so far. */
  public static FinalsProgress of(Standings standings, int size) {
    var pool = standings.pool();
    int players = standings.players();
    var meetings = new ArrayList<Meeting>();
    var met = new ArrayList<int[]>();
    var chances = new ArrayList<Double>();
    for (int a = 0; a < players; a++) {
      for (int b = a + 1; b < players; b++) {
        var between = pool.between(a, b);
        if (between.played().pairs() > 0) {
          meetings.add(meeting(a, b, between));
          var sequential = new Evidence(between.played(), between.distinct(), true);
          met.add(new int[] {a, b, between.score() > 0.5 ? 1 : 0});
          chances.add(sequential.enough() ? sequential.pValue() : 1);
        }
      }
    }
    int anchor = standings.plan().agents().indexOf(ANCHOR);
    var ratings = LadderRatings.of(players, meetings, anchor < 0 ? Ratings.NO_ANCHOR : anchor);
    var all = new ArrayList<Standing>();
    for (int i = 0; i < players; i++) {
      all.add(
          new Standing(
              i,
              ratings.rating(i),
              ratings.interval(i),
              standings.sum(i, (tally, _) -> tally.games()),
              standings.score(i)));
    }
    all.sort(
        Comparator.comparing((Standing each) -> each.games() == 0)
            .thenComparing(Comparator.comparingDouble(Standing::rating).reversed()));
    return new FinalsProgress(standings.games(), size, List.copyOf(all), certain(met, chances));
  }

  private static Meeting meeting(int a, int b, Evidence between) {
    var played = between.played();
    int points = 0;
    int squares = 0;
    for (int i = 0; i < PairCounts.SCORES; i++) {
      points += (int) (i * played.count(i));
      squares += (int) (i * i * played.count(i));
    }
    return new Meeting(a, b, (int) played.pairs(), points, squares, (int) between.distinct());
  }

  private static List<Certain> certain(List<int[]> met, List<Double> chances) {
    boolean[] holds = Holm.holds(Claim.LEVEL, chances.stream().mapToDouble(each -> each).toArray());
    var certain = new ArrayList<Certain>();
    for (int i = 0; i < holds.length; i++) {
      int[] pair = met.get(i);
      if (holds[i]) {
        certain.add(pair[2] == 1 ? new Certain(pair[0], pair[1]) : new Certain(pair[1], pair[0]));
      }
    }
    return List.copyOf(certain);
  }
}
