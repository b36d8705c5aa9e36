package plyground.courses.waroflife;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import plyground.arena.plan.ScheduledGame;
import plyground.arena.play.MoveRequest;
import plyground.arena.play.Tournament;
import plyground.arena.stats.Evidence;
import plyground.arena.stats.PairCounts;
import plyground.core.Side;
import plyground.core.SplitMix;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.games.waroflife.WarOfLifePosition;

/**
 * Games in which a side never moves: in its turn only the crank is turned. The rules have no pass,
 * so this is an experiment beside the game, and a loop beside the arena's. All else is as there:
 * the same starts, the turns of both sides count, a side that died out has lost, after 250 turns
 * the game is drawn. A side that does not move cannot be stuck.
 */
final class Cranked {
  /**
   * How a strategy did against a side that is only cranked, over both colours.
   *
   * @param evidence the starts, each with both colours; where nobody moves each is one game
   */
  record Row(String title, int won, int drawn, int lost, double meanLength, Evidence evidence) {
    int games() {
      return won + drawn + lost;
    }
  }

  /**
   * Games of one colour, start by start.
   *
   * @param results for the side that moves, or for blue: 1, 0 or -1
   * @param prints tell games that differ
   */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record Series(int[] results, long[] prints, long turns) {
    int count(int result) {
      return (int) Arrays.stream(results).filter(each -> each == result).count();
    }
  }

  private static final Series NO_GAMES = new Series(new int[0], new long[0], 0);

  private final Tournament<WarOfLifePosition> tournament;
  private final int games;

  Cranked(Tournament<WarOfLifePosition> tournament, int games) {
    this.tournament = tournament;
    this.games = games;
  }

  /** A row for every strategy and, last, one of blue's results where nobody moves. */
  List<Row> rows(List<String> titles, int threads) {
    var tasks = new ArrayList<Callable<Series>>();
    for (int player = 0; player < titles.size(); player++) {
      int mover = player;
      tasks.add(() -> play(mover, Side.FIRST));
      tasks.add(() -> play(mover, Side.SECOND));
    }
    tasks.add(this::still);
    var counts = results(tasks, threads);
    var rows = new ArrayList<Row>();
    for (int player = 0; player < titles.size(); player++) {
      rows.add(row(titles.get(player), counts.get(2 * player), counts.get(2 * player + 1)));
    }
    rows.add(row("Nobody moves (blue)", counts.getLast(), NO_GAMES));
    return rows;
  }

  private static List<Series> results(List<Callable<Series>> tasks, int threads) {
    List<Future<Series>> futures;
    try (var pool = Executors.newFixedThreadPool(threads)) {
      futures = tasks.stream().map(pool::submit).toList();
    }
    return futures.stream().map(Future::resultNow).toList();
  }

  private static Row row(String title, Series one, Series other) {
    int games = one.results.length + other.results.length;
    return new Row(
        title,
        one.count(1) + other.count(1),
        one.count(0) + other.count(0),
        one.count(-1) + other.count(-1),
        (double) (one.turns + other.turns) / games,
        evidence(one, other));
  }

  private static Evidence evidence(Series one, Series other) {
    var pairs = PairCounts.none();
    var distinct = new HashSet<Long>();
    for (int start = 0; start < one.results.length; start++) {
      boolean both = start < other.results.length;
      pairs.add(2 + one.results[start] + (both ? other.results[start] : one.results[start]));
      distinct.add(SplitMix.mix(one.prints[start]) + (both ? other.prints[start] : 0));
    }
    return new Evidence(pairs, distinct.size());
  }

  private Series play(int player, Side side) throws AgentException {
    try (var agent = tournament.players().get(player).create()) {
      return count(agent, side);
    }
  }

  private Series still() throws AgentException {
    return count(null, Side.FIRST);
  }

  private Series count(@Nullable Agent<WarOfLifePosition> mover, Side side) throws AgentException {
    int[] results = new int[games];
    long[] prints = new long[games];
    long turns = 0;
    for (int k = 0; k < games; k++) {
      var game = new GamePrint();
      var last = play(game, k, mover, side);
      results[k] = last.outcome().resultFor(side);
      prints[k] = game.print;
      turns += last.played();
    }
    return new Series(results, prints, turns);
  }

  /** What tells a game from others. */
  private static final class GamePrint {
    private long print;

    void add(WarOfLifePosition position) {
      print = SplitMix.mix(print + position.key());
    }
  }

  private WarOfLifePosition play(
      GamePrint game, int start, @Nullable Agent<WarOfLifePosition> mover, Side side)
      throws AgentException {
    long seed = tournament.schedule().startSeed(start);
    if (mover != null) {
      mover.newGame(SplitMix.derive(seed, 1 + side.index()));
    }
    var position = tournament.starts().apply(new ScheduledGame(start, 0, 0, start, seed));
    var request = new MoveRequest<>(tournament.game());
    while (true) {
      game.add(position);
      if (mover != null && position.toMove() == side) {
        if (!request.prepare(position)) {
          return position;
        }
        position = position.play(request.choose(mover, position, Limit.NONE));
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
