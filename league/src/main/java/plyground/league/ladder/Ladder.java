package plyground.league.ladder;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import plyground.arena.store.Database;
import plyground.core.SplitMix;

/**
 * The ladder as the store has it: who is on it, which pairs are played and by whom. A pair is
 * leased; what is delivered counts once, and only from the worker that holds the lease.
 */
public final class Ladder {
  private static final Duration LEASE = Duration.ofMinutes(1);
  private static final Duration HOUR = Duration.ofHours(1);
  private static final int MOST_TRIES = 5;

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
                  "insert into league_bot values (?, null, 1, 0, 0, 0, 0, 0, -2000, 2000, 0)", id);
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
                  .map((row, _) -> pair(row, row.getInt("tries") + 1))
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
            .map((row, _) -> pair(row, row.getInt("tries")))
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
    return next.map(pairing -> new LeasedPair(number, pairing, seed, 1));
  }

  private static int number(Handle here, String query, Object... values) {
    return here.select(query, values).mapTo(int.class).one();
  }

  private static LeasedPair pair(ResultSet row, int tries) throws SQLException {
    return new LeasedPair(
        row.getInt("number"),
        new LadderPairing(row.getString("a"), row.getString("b")),
        row.getLong("seed"),
        tries);
  }

  static List<LadderBot> live(Handle here) {
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
          "insert into league_game values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
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
          game.nanos(),
          game.opinions());
      if (game.faulty() != null) {
        here.execute("update league_bot set faults = faults + 1 where id = ?", game.faulty());
      }
    }
  }

  /** Everybody on the ladder, the highest rating first. */
  public List<LadderPlace> places() {
    return database.read(
        here ->
            here.select(
                    "select b.*, v.member, v.ordinal from league_bot b"
                        + " left join league_version v on v.number = b.version"
                        + " where b.live = 1 order by b.rating desc, b.id")
                .map((row, _) -> place(row))
                .list());
  }

  /** All of somebody's versions that have ever been on the ladder, the first one first. */
  public List<LadderPlace> placesOf(String member) {
    return database.read(
        here ->
            here.select(
                    "select b.*, v.member, v.ordinal from league_bot b"
                        + " join league_version v on v.number = b.version"
                        + " where v.member = ? order by v.ordinal",
                    member)
                .map((row, _) -> place(row))
                .list());
  }

  private static LadderPlace place(ResultSet row) throws SQLException {
    return new LadderPlace(
        row.getString("id"),
        row.getString("member"),
        row.getInt("ordinal"),
        row.getDouble("rating"),
        row.getDouble("low"),
        row.getDouble("high"),
        row.getInt("games"),
        row.getInt("faults"));
  }

  /**
   * How much there is to do.
   *
   * @param playing pairs being played
   * @param done pairs that were played
   * @param waiting hand-ins to be checked
   * @param workers who play just now, anywhere
   * @param lastHour pairs that were played within an hour
   */
  public record Load(int playing, int done, int waiting, int workers, int lastHour) {}

  public Load load() {
    return database.read(
        here ->
            new Load(
                number(here, "select count(*) from league_pair where state = 'playing'"),
                number(here, "select count(*) from league_pair where state = 'done'"),
                number(here, "select count(*) from league_version where state = 'waiting'"),
                number(
                    here,
                    "select count(distinct worker) from league_pair"
                        + " where state = 'playing' and until >= ?",
                    now(here)),
                number(
                    here,
                    "select count(*) from league_pair where state = 'done' and finished > ?",
                    now(here) - HOUR.toMillis())));
  }
}
