package plyground.league;

import java.time.Instant;
import plyground.arena.store.Database;
import plyground.core.InputException;
import plyground.league.member.Member;
import plyground.league.settings.LeagueSettings;

/**
 * Until when versions are taken: to the settings' end, or until the lecturer freezes the league.
 */
final class HandInDeadline {
  private final Database database;
  private final LeagueSettings settings;

  HandInDeadline(Database database, LeagueSettings settings) {
    this.database = database;
    this.settings = settings;
  }

  /**
   * For this member and now.
   *
   * @throws InputException if it is over
   */
  void mustBeOpen(Member member, Instant now) {
    if (settings.closed(now, member.graceDays())) {
      throw new InputException("the deadline is over: " + settings.end().orElseThrow());
    }
    if (frozen()) {
      throw new InputException("the league is frozen: the versions that play now stay");
    }
  }

  boolean frozen() {
    return database.read(here -> here.select("select frozen from league").mapTo(int.class).one())
        != 0;
  }

  void freeze(boolean frozen) {
    database.write(here -> here.execute("update league set frozen = ?", frozen ? 1 : 0));
  }
}
