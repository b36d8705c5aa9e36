package plyground.league.finals;

import plyground.arena.plan.ScheduledGame;
import plyground.arena.play.Spectator;
import plyground.core.Game;
import plyground.core.Position;
import plyground.core.search.Result;
import plyground.league.ladder.GameBroadcast;
import plyground.league.ladder.LiveBoards;
import plyground.league.member.Tokens;

/** Shows the games of finals while they are played. */
final class FinalsSpectator<P extends Position<P>> implements Spectator<P> {
  private final FinalsEntry entry;
  private final LiveBoards live;
  private final String worker = "finals-" + Tokens.draw().substring(0, 8);
  private final GameBroadcast<P> broadcast;

  FinalsSpectator(Game<P> game, FinalsEntry entry, LiveBoards live) {
    this.entry = entry;
    this.live = live;
    broadcast = live.broadcast(game, worker, "finals");
  }

  @Override
  public void begun(ScheduledGame game, P start) {
    var entrants = entry.entrants();
    broadcast.begin(entrants.get(game.first()).bot(), entrants.get(game.second()).bot(), start);
  }

  @Override
  public void moved(P before, Result result) {
    broadcast.moved(before, result);
  }

  @Override
  public void close() {
    live.remove(worker);
  }
}
