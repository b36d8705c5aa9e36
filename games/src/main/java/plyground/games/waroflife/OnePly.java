package plyground.games.waroflife;

import java.util.ArrayList;
import plyground.core.Side;
import plyground.core.agent.Agent;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Result.MoveValue;
import plyground.core.search.Trace;

/** Plays the move after which, the crank turned, its strategy likes the board best. */
final class OnePly implements Agent<WarOfLifePosition> {
  private final Strategy strategy;
  private final Choice best;
  private final int[] moves = new int[WarOfLifePosition.MOST_MOVES];

  OnePly(Strategy strategy, boolean randomTies) {
    this.strategy = strategy;
    best = new Choice(randomTies);
  }

  @Override
  public void newGame(long seed) {
    best.reseed(seed);
  }

  @Override
  public int choose(WarOfLifePosition position, Limit limit) {
    int end = position.moves(moves, 0);
    best.clear();
    for (int i = 0; i < end; i++) {
      best.offer(moves[i], value(position, moves[i]));
    }
    return best.move();
  }

  private int value(WarOfLifePosition position, int move) {
    boolean first = position.toMove() == Side.FIRST;
    long both = WarOfLifePosition.touched(move);
    long blue = first ? position.blue() ^ both : position.blue();
    long red = first ? position.red() : position.red() ^ both;
    long living = Crank.living(blue | red);
    int blues = Long.bitCount(Crank.blue(blue, red, living));
    int reds = Long.bitCount(living) - blues;
    return first ? strategy.score(blues, reds) : strategy.score(reds, blues);
  }

  @Override
  public Result consider(WarOfLifePosition position, Limit limit, Trace trace) {
    int choice = choose(position, limit);
    int end = position.moves(moves, 0);
    if (trace.listens()) {
      trace.enter(0, Trace.ROOT, -Integer.MAX_VALUE, Integer.MAX_VALUE);
    }
    var values = new ArrayList<MoveValue>(end);
    int highest = -Integer.MAX_VALUE;
    for (int i = 0; i < end; i++) {
      int value = value(position, moves[i]);
      values.add(new MoveValue(moves[i], value));
      highest = Math.max(highest, value);
      if (trace.listens()) {
        trace.leaf(1, moves[i], -value);
        trace.child(0, moves[i], value, highest, -Integer.MAX_VALUE, Integer.MAX_VALUE);
      }
    }
    if (trace.listens()) {
      trace.leave(0, highest);
    }
    return new Result(choice, (double) highest, values, 1, end + 1L, false);
  }
}
