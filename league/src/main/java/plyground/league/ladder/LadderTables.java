package plyground.league.ladder;

import plyground.arena.store.Database;

/** All that is kept of a ladder in one store. */
public record LadderTables(Ladder ladder, LadderFit fit, LadderGames games, LiveBoards live) {
  public static LadderTables of(Database database, Matchmaker matchmaker) {
    return new LadderTables(
        new Ladder(database, matchmaker),
        new LadderFit(database),
        new LadderGames(database),
        new LiveBoards(database));
  }
}
