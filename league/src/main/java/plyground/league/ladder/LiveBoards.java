package plyground.league.ladder;

import java.time.Duration;
import java.util.List;
import plyground.arena.store.Database;
import plyground.core.Game;
import plyground.core.Position;

/** The games under way, wherever they are played: each worker says now and then where it is. */
public final class LiveBoards {
  /** A worker that has said nothing for so long plays no more. */
  private static final Duration SILENCE = Duration.ofMinutes(2);

  private final Database database;

  public LiveBoards(Database database) {
    this.database = database;
  }

  /**
   * A game as it stands.
   *
   * @param kind {@code ladder} or {@code finals}
   * @param first the bot that moves first
   * @param moves so far, in words with spaces between
   * @param opinions what the players thought of them; a dash for nothing
   */
  public record LiveBoard(
      String worker,
      String kind,
      String first,
      String second,
      String start,
      String moves,
      String opinions,
      long at) {}

  /** Tells of games that one thread plays. */
  public <P extends Position<P>> GameBroadcast<P> broadcast(
      Game<P> game, String worker, String kind) {
    return new GameBroadcast<>(game, worker, kind, this::show);
  }

  private void show(LiveBoard board) {
    database.write(
        here -> {
          here.execute("delete from league_live where worker = ?", board.worker());
          return here.execute(
              "insert into league_live values (?, ?, ?, ?, ?, ?, ?, " + database.clock() + ")",
              board.worker(),
              board.kind(),
              board.first(),
              board.second(),
              board.start(),
              board.moves(),
              board.opinions());
        });
  }

  /** Takes a worker's board away, and those of workers that are gone. */
  public void remove(String worker) {
    database.write(
        here ->
            here.execute(
                "delete from league_live where worker = ? or at < "
                    + database.clock()
                    + " - "
                    + SILENCE.toMillis(),
                worker));
  }

  /** The boards there are, in the order of their workers' names. */
  public List<LiveBoard> all() {
    return database.read(
        here ->
            here.select(
                    "select * from league_live where at >= "
                        + database.clock()
                        + " - "
                        + SILENCE.toMillis()
                        + " order by worker")
                .map(
                    (row, _) ->
                        new LiveBoard(
                            row.getString("worker"),
                            row.getString("kind"),
                            row.getString("first"),
                            row.getString("second"),
                            row.getString("start"),
                            row.getString("moves"),
                            row.getString("opinions"),
                            row.getLong("at")))
                .list());
  }
}
