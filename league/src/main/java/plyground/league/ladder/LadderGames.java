package plyground.league.ladder;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plyground.arena.stats.Claim;
import plyground.arena.stats.Evidence;
import plyground.arena.stats.Holm;
import plyground.arena.stats.PairCounts;
import plyground.arena.store.Database;

/** The games that were played on a ladder, as the store has them. */
public final class LadderGames {
  private static final String ALL =
      "select p.a, p.b, g.* from league_pair p join league_game g on g.pair = p.number";

  private final Database database;

  public LadderGames(Database database) {
    this.database = database;
  }

  /**
   * The last games of a bot, the latest first. What others wrote about their faults is left out.
   */
  public List<FacedGame> of(String bot, int most) {
    return database.read(
        here ->
            here.select(
                    ALL + " where p.a = ? or p.b = ? order by p.number desc, g.seating", bot, bot)
                .setMaxRows(most)
                .map((row, _) -> faced(row, bot))
                .list());
  }

  /** One game of a bot. */
  public Optional<FacedGame> one(String bot, int pair, int seating) {
    return database.read(
        here ->
            here.select(
                    ALL + " where p.number = ? and g.seating = ? and (p.a = ? or p.b = ?)",
                    pair,
                    seating,
                    bot,
                    bot)
                .map((row, _) -> faced(row, bot))
                .findFirst());
  }

  /** The time that all games took together, from their first question to their end. */
  public Duration playingTime() {
    return Duration.ofNanos(
        database.read(
            here ->
                here.select("select coalesce(sum(nanos), 0) from league_game")
                    .mapTo(long.class)
                    .one()));
  }

  private static FacedGame faced(ResultSet row, String bot) throws SQLException {
    boolean isA = bot.equals(row.getString("a"));
    int seating = row.getInt("seating");
    boolean first = isA == (seating == 0);
    int winner = row.getInt("winner");
    boolean own = bot.equals(row.getString("faulty"));
    return new FacedGame(
        row.getInt("pair"),
        seating,
        first,
        row.getString(isA ? "b" : "a"),
        winner == 0 ? 0 : (winner == 1) == first ? 1 : -1,
        own || row.getString("fault") == null ? row.getString("reason") : row.getString("fault"),
        row.getString("fault"),
        own,
        own ? row.getString("place") : null,
        own ? row.getString("detail") : null,
        row.getString("start"),
        row.getString("moves"),
        row.getString("opinions"));
  }

  /**
   * What a bot's games against a house bot show.
   *
   * @param score the bot's, 0 to 1
   * @param beaten whether that is no chance, whenever one looks
   */
  public record Rung(String agent, long pairs, double score, boolean beaten) {}

  /** The house bots that somebody has met, and which of them are beaten for certain. */
  public List<Rung> rungs(String bot, List<String> house) {
    var met = new ArrayList<Evidence>();
    for (String agent : house) {
      met.add(evidence(bot, LadderBot.HOUSE + agent));
    }
    double[] chances =
        met.stream().mapToDouble(each -> each.enough() ? each.pValue() : 1).toArray();
    boolean[] holds = Holm.holds(Claim.LEVEL, chances);
    var rungs = new ArrayList<Rung>();
    for (int i = 0; i < house.size(); i++) {
      var each = met.get(i);
      rungs.add(
          new Rung(
              house.get(i),
              each.played().pairs(),
              each.score(),
              holds[i] && each.enough() && each.score() > 0.5));
    }
    return rungs;
  }

  /** Looked at every day, so what it shows must hold whenever one stops. */
  private Evidence evidence(String bot, String other) {
    var pairing = LadderPairing.of(bot, other);
    var rows =
        database.read(
            here ->
                here.select(
                        "select points, print from league_pair"
                            + " where a = ? and b = ? and state = 'done'",
                        pairing.a(),
                        pairing.b())
                    .map((row, _) -> new long[] {row.getInt(1), row.getLong(2)})
                    .list());
    var counts = PairCounts.none();
    rows.forEach(row -> counts.add((int) row[0]));
    long distinct = rows.stream().mapToLong(row -> row[1]).distinct().count();
    var evidence = new Evidence(counts, distinct, true);
    return pairing.a().equals(bot) ? evidence : evidence.mirrored();
  }
}
