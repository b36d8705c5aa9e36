package plyground.league.finals;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import plyground.arena.store.Database;
import plyground.league.finals.FinalsEntry.Entrant;

/** The finals that were begun in a league, as its store has them. */
public final class FinalsLedger {
  private final Database database;

  public FinalsLedger(Database database) {
    this.database = database;
  }

  /** The finals that were begun last. */
  public Optional<FinalsEntry> latest() {
    return database.read(FinalsLedger::latest);
  }

  private static Optional<FinalsEntry> latest(Handle here) {
    return here.select("select * from league_final order by number desc")
        .setMaxRows(1)
        .map(
            (row, _) ->
                new FinalsEntry(
                    row.getInt("number"),
                    row.getString("entrants").lines().map(bot -> entrant(here, bot)).toList(),
                    row.getInt("games"),
                    row.getLong("seed"),
                    Instant.ofEpochMilli(row.getLong("begun"))))
        .findFirst();
  }

  private static Entrant entrant(Handle here, String bot) {
    return here.select(
            "select v.member, v.ordinal from league_bot b"
                + " join league_version v on v.number = b.version where b.id = ?",
            bot)
        .map((row, _) -> new Entrant(bot, row.getString(1), row.getInt(2)))
        .findFirst()
        .orElseGet(() -> new Entrant(bot, null, 0));
  }

  /**
   * The finals to play: those under way, or else of everybody who is on the ladder now.
   *
   * @param ended whether finals have been played to their end
   */
  public FinalsEntry begin(int games, long seed, Predicate<FinalsEntry> ended) {
    var last = latest().filter(each -> each.games() == games && each.seed() == seed);
    if (last.isPresent() && !ended.test(last.get())) {
      return last.get();
    }
    return database.write(
        here -> {
          // Not in the order of the ladder, which changes: the same versions are the same finals.
          List<String> bots =
              here.select("select id from league_bot where live = 1 order by id")
                  .mapTo(String.class)
                  .list();
          var now = bots.stream().map(bot -> entrant(here, bot)).toList();
          if (last.isPresent() && last.get().entrants().equals(now)) {
            return last.get();
          }
          here.execute(
              "insert into league_final select coalesce(max(number), 0) + 1, ?, ?, ?, "
                  + database.clock()
                  + " from league_final",
              bots.stream().collect(Collectors.joining("\n")),
              games,
              seed);
          return latest(here).orElseThrow();
        });
  }
}
