package plyground.league.finals;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import plyground.core.Game;
import plyground.core.Outcome;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Trace;
import plyground.league.ladder.GameBroadcast;
import plyground.league.ladder.LiveBoards;
import plyground.league.member.Tokens;

/**
 * Shows games of the arena while they are played. Both players of a game are asked by one thread,
 * so what a thread hears, turn by turn, is one game after the other.
 */
final class ShownGames<P extends Position<P>> implements AutoCloseable {
  private final Game<P> game;
  private final LiveBoards live;
  private final String process = "finals-" + Tokens.draw().substring(0, 8);
  private final Map<Long, Table> tables = new ConcurrentHashMap<>();

  ShownGames(Game<P> game, LiveBoards live) {
    this.game = game;
    this.live = live;
  }

  /** The same player, watched. */
  Agent<P> agent(String bot, Agent<P> player) {
    return new Watched(bot, player);
  }

  private Table table() {
    return tables.computeIfAbsent(Thread.currentThread().threadId(), Table::new);
  }

  @Override
  public void close() {
    tables.values().forEach(Table::close);
  }

  /** Where one thread's games are shown. */
  private final class Table {
    private final String name;
    private final GameBroadcast<P> broadcast;
    private final String[] bots = {"", ""};
    private boolean begun;

    Table(long thread) {
      name = process + "-" + thread;
      broadcast = live.broadcast(game, name, "finals");
    }

    void clear() {
      bots[0] = "";
      bots[1] = "";
      begun = false;
    }

    void close() {
      live.remove(name);
    }
  }

  /** A player that somebody looks at; it plays as it would. */
  private final class Watched implements Agent<P> {
    private final String bot;
    private final Agent<P> player;

    Watched(String bot, Agent<P> player) {
      this.bot = bot;
      this.player = player;
    }

    @Override
    public void newGame(long seed) {
      var table = table();
      // The first player is told first.
      table.bots[table.bots[0].isEmpty() ? 0 : 1] = bot;
      player.newGame(seed);
    }

    private void begin(P position) {
      var table = table();
      if (!table.begun) {
        table.begun = true;
        table.broadcast.begin(
            table.bots[Side.FIRST.index()], table.bots[Side.SECOND.index()], position);
      }
    }

    private Result told(P position, Result result) {
      table().broadcast.moved(position, result);
      return result;
    }

    @Override
    public int choose(P position, Limit limit) throws AgentException {
      begin(position);
      return told(position, Result.of(player.choose(position, limit))).move();
    }

    @Override
    public Result consider(P position, Limit limit, Trace trace) throws AgentException {
      begin(position);
      return told(position, player.consider(position, limit, trace));
    }

    @Override
    public Result analyse(P position, Limit limit, Trace trace) throws AgentException {
      return player.analyse(position, limit, trace);
    }

    @Override
    public void gameOver(P last, Outcome outcome) {
      table().clear();
      player.gameOver(last, outcome);
    }

    @Override
    public void close() {
      player.close();
    }
  }
}
