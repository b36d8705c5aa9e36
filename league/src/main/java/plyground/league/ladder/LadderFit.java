package plyground.league.ladder;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import plyground.arena.stats.LadderRatings;
import plyground.arena.stats.Ratings;
import plyground.arena.store.Database;

/** What the games say: ratings of all who are on the ladder, and what they were. */
public final class LadderFit {
  private static final String ANCHOR = LadderBot.HOUSE + "random";

  /** A rating is noted when its bot has played this part more than last time. */
  private static final double MORE = 0.1;

  private final Database database;

  public LadderFit(Database database) {
    this.database = database;
  }

  /** Rates everybody again if enough was played since the last time. */
  public boolean rateIfDue() {
    boolean due =
        database.read(
            here -> {
              int live =
                  here.select("select count(*) from league_bot where live = 1")
                      .mapTo(int.class)
                      .one();
              return played(here) - rated(here) >= Math.max(1, live / 8);
            });
    if (due) {
      rate();
    }
    return due;
  }

  private static long played(Handle here) {
    return here.select("select coalesce(sum(games), 0) from league_bot").mapTo(long.class).one()
        / 4;
  }

  private static long rated(Handle here) {
    return here.select("select rated from league").mapTo(long.class).one();
  }

  /** Fits the ratings of all who are on the ladder to all they have played against each other. */
  public void rate() {
    long played = database.read(LadderFit::played);
    var live = database.read(Ladder::live);
    Map<String, Integer> index = new HashMap<>();
    live.forEach(each -> index.put(each.id(), index.size()));
    var meetings = database.read(here -> meetings(here, index));
    int anchor = index.getOrDefault(ANCHOR, Ratings.NO_ANCHOR);
    var ratings = LadderRatings.of(live.size(), meetings, anchor);
    database.write(
        here -> {
          try (var batch =
              here.prepareBatch(
                  "update league_bot set rating = ?, low = ?, high = ? where id = ?")) {
            for (var bot : live) {
              int player = index.getOrDefault(bot.id(), 0);
              var interval = ratings.interval(player);
              batch.add(ratings.rating(player), interval.low(), interval.high(), bot.id());
            }
            batch.execute();
          }
          note(here);
          return here.execute("update league set rated = ?", played);
        });
  }

  /** So that a bot of ten thousand games has a hundred notes, and not a million. */
  private void note(Handle here) {
    String due = " live = 1 and games > 0 and games >= noted + noted * " + MORE;
    here.execute(
        "insert into league_rating select id, "
            + database.clock()
            + ", games, rating, low, high from league_bot where games > noted and"
            + due
            + " and not exists (select 1 from league_rating r where r.bot = id and r.at >= "
            + database.clock()
            + ")");
    here.execute("update league_bot set noted = games where games > noted and" + due);
  }

  private static List<LadderRatings.Meeting> meetings(Handle here, Map<String, Integer> index) {
    return here.select(
            "select p.a, p.b, count(*), sum(p.points), sum(p.points * p.points),"
                + " count(distinct p.print) from league_pair p"
                + " join league_bot x on x.id = p.a and x.live = 1"
                + " join league_bot y on y.id = p.b and y.live = 1"
                + " where p.state = 'done' group by p.a, p.b order by p.a, p.b")
        .map(
            (row, _) ->
                new LadderRatings.Meeting(
                    index.getOrDefault(row.getString(1), 0),
                    index.getOrDefault(row.getString(2), 0),
                    row.getInt(3),
                    row.getInt(4),
                    row.getInt(5),
                    row.getInt(6)))
        .list();
  }

  /** What a version's rating was after so many games. */
  public record NotedRating(
      int version, long at, int games, double rating, double low, double high) {}

  /** The ratings of all of somebody's versions over time. */
  public List<NotedRating> history(String member) {
    return database.read(
        here ->
            here.select(
                    "select v.ordinal, r.at, r.games, r.rating, r.low, r.high"
                        + " from league_rating r join league_bot b on b.id = r.bot"
                        + " join league_version v on v.number = b.version"
                        + " where v.member = ? order by r.at, v.ordinal",
                    member)
                .map(
                    (row, _) ->
                        new NotedRating(
                            row.getInt(1),
                            row.getLong(2),
                            row.getInt(3),
                            row.getDouble(4),
                            row.getDouble(5),
                            row.getDouble(6)))
                .list());
  }
}
