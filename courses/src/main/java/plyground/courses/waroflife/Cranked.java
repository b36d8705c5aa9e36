package plyground.courses.waroflife;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import plyground.arena.plan.ScheduledGame;
import plyground.arena.play.Tournament;
import plyground.core.Side;
import plyground.core.SplitMix;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.games.waroflife.WarOfLifePosition;

/**
 * Games in which a side never moves: in its turn only the crank is turned. The rules have no pass,
 * so this is an experiment beside the game. All else is as there: the same starts, the turns of
 * both sides count, a side that died out has lost, after 250 turns the game is drawn. A side that
 * does not move cannot be stuck.
 */
final class Cranked {
  /** How a strategy did against a side that is only cranked, over both colours. */
  record Row(String title, int won, int drawn, int lost, double meanLength) {
    int games() {
      return won + drawn + lost;
    }
  }

  /** Games of one pairing, counted for the side that moves, or for blue. */
  private record Count(int won, int drawn, int lost, long turns) {
    Count plus(Count that) {
      return new Count(won + that.won, drawn + that.drawn, lost + that.lost, turns + that.turns);
    }
  }

  private final Tournament<WarOfLifePosition> event;
  private final int games;

  Cranked(Tournament<WarOfLifePosition> event, int games) {
    this.event = event;
    this.games = games;
  }

  /** A row for every strategy and, last, one of blue's results where nobody moves. */
  List<Row> rows(List<String> titles, int threads) {
    var tasks = new ArrayList<Callable<Count>>();
    for (int player = 0; player < titles.size(); player++) {
      int mover = player;
      tasks.add(() -> play(mover, Side.FIRST));
      tasks.add(() -> play(mover, Side.SECOND));
    }
    tasks.add(this::still);
    var counts = results(tasks, threads);
    var rows = new ArrayList<Row>();
    for (int player = 0; player < titles.size(); player++) {
      rows.add(row(titles.get(player), counts.get(2 * player).plus(counts.get(2 * player + 1))));
    }
    rows.add(row("Nobody moves (blue)", counts.getLast()));
    return rows;
  }

  private static List<Count> results(List<Callable<Count>> tasks, int threads) {
    List<Future<Count>> futures;
    try (var pool = Executors.newFixedThreadPool(threads)) {
      futures = tasks.stream().map(pool::submit).toList();
    }
    return futures.stream().map(Future::resultNow).toList();
  }

  private static Row row(String title, Count count) {
    int games = count.won + count.drawn + count.lost;
    return new Row(title, count.won, count.drawn, count.lost, (double) count.turns / games);
  }

  private Count play(int player, Side side) throws AgentException {
    try (var agent = event.players().get(player).create()) {
      return count(agent, side);
    }
  }

  private Count still() throws AgentException {
    return count(null, Side.FIRST);
  }

  private Count count(@Nullable Agent<WarOfLifePosition> mover, Side side) throws AgentException {
    int[] results = new int[3];
    long turns = 0;
    for (int k = 0; k < games; k++) {
      var last = game(k, mover, side);
      results[1 + last.outcome().resultFor(side)]++;
      turns += last.played();
    }
    return new Count(results[2], results[1], results[0], turns);
  }

  private WarOfLifePosition game(int start, @Nullable Agent<WarOfLifePosition> mover, Side side)
      throws AgentException {
    long seed = event.schedule().startSeed(start);
    if (mover != null) {
      mover.newGame(SplitMix.derive(seed, 1 + side.index()));
    }
    var position = event.starts().apply(new ScheduledGame(start, 0, 0, start, seed));
    while (true) {
      if (mover != null && position.toMove() == side) {
        if (position.over()) {
          return position;
        }
        position = position.play(mover.choose(position, Limit.NONE));
      } else if (ended(position)) {
        return position;
      } else {
        position = cranked(position);
      }
    }
  }

  private static boolean ended(WarOfLifePosition position) {
    return position.blue() == 0
        || position.red() == 0
        || position.played() >= WarOfLifePosition.LONGEST;
  }

  private static WarOfLifePosition cranked(WarOfLifePosition position) {
    var next = position.cells().next();
    return new WarOfLifePosition(
        next.blue(), next.red(), position.played() + 1, position.toMove().other());
  }
}
