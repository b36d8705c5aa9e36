package plyground.league.ladder;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import plyground.arena.stats.LadderRatings;
import plyground.arena.stats.Ratings;
import plyground.arena.store.Database;
import plyground.core.SplitMix;

/**
 * The ladder as the store has it: who is on it, which pairs are played and by whom. A pair is
 * leased; what is delivered counts once, and only from the worker that holds the lease.
 */
public final class Ladder {
  private static final Duration LEASE = Duration.ofMinutes(1);
  private static final int MOST_TRIES = 5;
  private static final String ANCHOR = LadderBot.HOUSE + "random";

  private final Database database;
  private final Matchmaker matchmaker;

  public Ladder(Database database, Matchmaker matchmaker) {
    this.database = database;
    this.matchmaker = matchmaker;
  }

  private long now(Handle here) {
    return here.select("select " + database.clock()).mapTo(long.class).one();
  }

  /** Puts house bots on the ladder and takes others of them off. */
  public void seat(List<String> house) {
    database.write(
        here -> {
          here.execute("update league_bot set live = 0 where version is null");
          for (String agent : house) {
            String id = LadderBot.HOUSE + agent;
            if (here.execute("update league_bot set live = 1 where id = ?", id) == 0) {
              here.execute(
                  "insert into league_bot values (?, null, 1, 0, 0, 0, 0, 0, -2000, 2000)", id);
            }
          }
          return house;
        });
  }

  /** The next pair to play: one that somebody left behind, or else a new one. */
  Optional<LeasedPair> lease(String worker) {
    return database.write(
        here -> {
          long now = now(here);
          giveUp(here, now);
          var left =
              here.select(
                      "select * from league_pair where state = 'playing' and until < ?"
                          + " order by number",
                      now)
                  .setMaxRows(1)
                  .map((row, _) -> pair(row))
                  .findFirst();
          if (left.isPresent()) {
            here.execute(
                "update league_pair set worker = ?, until = ?, tries = tries + 1 where number = ?",
                worker,
                now + LEASE.toMillis(),
                left.get().number());
            return left;
          }
          return begin(here, worker, now);
        });
  }

  /** Pairs that nobody could finish count for nothing. */
  private static void giveUp(Handle here, long now) {
    var hopeless =
        here.select(
                "select * from league_pair where state = 'playing' and until < ? and tries >= ?",
                now,
                MOST_TRIES)
            .map((row, _) -> pair(row))
            .list();
    for (var each : hopeless) {
      here.execute("update league_pair set state = 'void' where number = ?", each.number());
      here.execute(
          "update league_bot set pairs = pairs - 1 where id in (?, ?)",
          each.pairing().a(),
          each.pairing().b());
    }
  }

  private Optional<LeasedPair> begin(Handle here, String worker, long now) {
    int number = number(here, "select coalesce(max(number), 0) + 1 from league_pair");
    long seed =
        SplitMix.derive(here.select("select seed from league").mapTo(long.class).one(), number);
    var recent =
        here.select("select a, b from league_pair order by number desc")
            .setMaxRows(Matchmaker.RECENT)
            .map((row, _) -> new LadderPairing(row.getString(1), row.getString(2)))
            .list();
    var next = matchmaker.next(live(here), recent, new SplitMix(seed));
    next.ifPresent(
        pairing -> {
          here.execute(
              "insert into league_pair values (?, ?, ?, ?, 'playing', ?, ?, 1, 0, 0, 0)",
              number,
              pairing.a(),
              pairing.b(),
              seed,
              worker,
              now + LEASE.toMillis());
          here.execute(
              "update league_bot set pairs = pairs + 1 where id in (?, ?)",
              pairing.a(),
              pairing.b());
        });
    return next.map(pairing -> new LeasedPair(number, pairing, seed));
  }

  private static int number(Handle here, String query, Object... values) {
    return here.select(query, values).mapTo(int.class).one();
  }

  private static LeasedPair pair(ResultSet row) throws SQLException {
    return new LeasedPair(
        row.getInt("number"),
        new LadderPairing(row.getString("a"), row.getString("b")),
        row.getLong("seed"));
  }

  private static List<LadderBot> live(Handle here) {
    return here.select("select id, pairs, last, rating from league_bot where live = 1 order by id")
        .map(
            (row, _) ->
                new LadderBot(row.getString(1), row.getInt(2), row.getLong(3), row.getDouble(4)))
        .list();
  }

  /** Says that a worker is still at it. */
  void renew(String worker) {
    database.write(
        here ->
            here.execute(
                "update league_pair set until = ? where worker = ? and state = 'playing'",
                now(here) + LEASE.toMillis(),
                worker));
  }

  /** Gives a pair back that the machine could not play; somebody plays it again. */
  void giveBack(LeasedPair pair, String worker) {
    database.write(
        here ->
            here.execute(
                "update league_pair set until = 0 where number = ? and worker = ?",
                pair.number(),
                worker));
  }

  /**
   * Hands in both games of a pair.
   *
   * @return false if the lease was lost: then they do not count
   */
  boolean deliver(LeasedPair pair, String worker, PlayedPair played) {
    return database.write(
        here -> {
          long now = now(here);
          int mine =
              here.execute(
                  "update league_pair set state = 'done', points = ?, print = ?, finished = ?"
                      + " where number = ? and worker = ? and state = 'playing'",
                  played.points(),
                  played.print(),
                  now,
                  pair.number(),
                  worker);
          if (mine == 1) {
            insert(here, pair, played);
            here.execute(
                "update league_bot set games = games + 2, last = ? where id in (?, ?)",
                now,
                pair.pairing().a(),
                pair.pairing().b());
          }
          return mine == 1;
        });
  }

  private static void insert(Handle here, LeasedPair pair, PlayedPair played) {
    for (int seating = 0; seating < played.games().size(); seating++) {
      var game = played.games().get(seating);
      here.execute(
          "insert into league_game values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
          pair.number(),
          seating,
          game.start(),
          game.moves(),
          game.winner(),
          game.score(),
          game.reason(),
          game.fault(),
          game.faulty(),
          game.place(),
          game.detail(),
          game.nanos());
      if (game.faulty() != null) {
        here.execute("update league_bot set faults = faults + 1 where id = ?", game.faulty());
      }
    }
  }

  /** Rates everybody again if enough was played since the last time. */
  boolean rateIfDue() {
    boolean due =
        database.read(
            here -> {
              int live = number(here, "select count(*) from league_bot where live = 1");
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
    long played = database.read(Ladder::played);
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
          return here.execute("update league set rated = ?", played);
        });
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

  /**
   * Somebody's place on the ladder.
   *
   * @param member null for house bots
   * @param version the person's first, second and so on; 0 for house bots
   */
  public record Place(
      String bot,
      @Nullable String member,
      int version,
      double rating,
      double low,
      double high,
      int games,
      int faults) {}

  /** Everybody on the ladder, the highest rating first. */
  public List<Place> places() {
    return database.read(
        here ->
            here.select(
                    "select b.*, v.member, v.ordinal from league_bot b"
                        + " left join league_version v on v.number = b.version"
                        + " where b.live = 1 order by b.rating desc, b.id")
                .map((row, _) -> place(row))
                .list());
  }

  private static Place place(ResultSet row) throws SQLException {
    return new Place(
        row.getString("id"),
        row.getString("member"),
        row.getInt("ordinal"),
        row.getDouble("rating"),
        row.getDouble("low"),
        row.getDouble("high"),
        row.getInt("games"),
        row.getInt("faults"));
  }

  /** How much there is to do: pairs being played, pairs done, hand-ins waiting. */
  public record Load(int playing, int done, int waiting) {}

  public Load load() {
    return database.read(
        here ->
            new Load(
                number(here, "select count(*) from league_pair where state = 'playing'"),
                number(here, "select count(*) from league_pair where state = 'done'"),
                number(here, "select count(*) from league_version where state = 'waiting'")));
  }

  /** A finished game as one of its players sees it. */
  public record Faced(
      int pair,
      boolean first,
      String opponent,
      int result,
      String reason,
      @Nullable String fault,
      boolean ownFault,
      @Nullable String place,
      @Nullable String detail,
      String start,
      String moves) {}

  /**
   * The last games of a bot, the latest first. What others wrote about their faults is left out.
   */
  public List<Faced> games(String bot, int most) {
    return database.read(
        here ->
            here.select(
                    "select p.a, p.b, g.* from league_pair p"
                        + " join league_game g on g.pair = p.number"
                        + " where p.a = ? or p.b = ? order by p.number desc, g.seating",
                    bot,
                    bot)
                .setMaxRows(most)
                .map((row, _) -> faced(row, bot))
                .list());
  }

  private static Faced faced(ResultSet row, String bot) throws SQLException {
    boolean isA = bot.equals(row.getString("a"));
    int seating = row.getInt("seating");
    boolean first = isA == (seating == 0);
    int winner = row.getInt("winner");
    boolean own = bot.equals(row.getString("faulty"));
    return new Faced(
        row.getInt("pair"),
        first,
        row.getString(isA ? "b" : "a"),
        winner == 0 ? 0 : (winner == 1) == first ? 1 : -1,
        own || row.getString("fault") == null ? row.getString("reason") : row.getString("fault"),
        row.getString("fault"),
        own,
        own ? row.getString("place") : null,
        own ? row.getString("detail") : null,
        row.getString("start"),
        row.getString("moves"));
  }
}
