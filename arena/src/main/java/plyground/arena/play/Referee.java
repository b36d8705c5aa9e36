package plyground.arena.play;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import plyground.arena.plan.ScheduledGame;
import plyground.arena.plan.TimeControl;
import plyground.arena.record.GameRecord;
import plyground.core.Game;
import plyground.core.Outcome;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.SplitMix;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.agent.Fault;
import plyground.core.search.Trace;

/**
 * Plays games by the rules: a player that fails, is late or makes an illegal move loses on the
 * spot. One referee serves one thread.
 */
public final class Referee<P extends Position<P>> {
  private final Function<ScheduledGame, P> starts;
  private final boolean detailed;
  private final boolean timed;
  private final GameClock clock;
  private final int[] legal;
  private final ScoreSheet sheet = new ScoreSheet();

  /**
   * @param starts gives the position a game starts from
   * @param detailed whether to note the cost of every move
   */
  public Referee(
      Game<P> game, Function<ScheduledGame, P> starts, TimeControl control, boolean detailed) {
    this.starts = starts;
    this.detailed = detailed;
    timed = detailed || control.shared();
    clock = new GameClock(control);
    legal = new int[game.maxMoves()];
  }

  public GameRecord<P> play(ScheduledGame fixture, Agent<P> first, Agent<P> second) {
    P start = starts.apply(fixture);
    sheet.clear();
    clock.reset();
    long begun = System.nanoTime();
    P position = start;
    try {
      seat(first, Side.FIRST, fixture);
      seat(second, Side.SECOND, fixture);
      for (int end = position.moves(legal, 0); end > 0; end = position.moves(legal, 0)) {
        position = position.play(move(position, end, first, second));
      }
      return record(fixture, start, end(position, position.outcome(), first, second), null, begun);
    } catch (Forfeit forfeit) {
      var outcome = end(position, forfeit.outcome(), first, second);
      return record(fixture, start, outcome, forfeit.fault(), begun);
    }
  }

  /** Tells both players; what they make of it changes nothing any more. */
  private Outcome end(P last, Outcome outcome, Agent<P> first, Agent<P> second) {
    tell(first, last, outcome);
    tell(second, last, outcome);
    return outcome;
  }

  private void tell(Agent<P> agent, P last, Outcome outcome) {
    try {
      agent.gameOver(last, outcome);
    } catch (RuntimeException | StackOverflowError tooLate) {
      // The game is over.
    }
  }

  private GameRecord<P> record(
      ScheduledGame fixture, P start, Outcome outcome, @Nullable Fault fault, long begun) {
    long nanos = System.nanoTime() - begun;
    var costs = detailed ? sheet.costs() : null;
    return new GameRecord<>(fixture, start, sheet.moves(), outcome, fault, nanos, costs);
  }

  private void seat(Agent<P> agent, Side side, ScheduledGame fixture) throws Forfeit {
    try {
      agent.newGame(SplitMix.derive(fixture.seed(), side == Side.FIRST ? 1 : 2));
    } catch (RuntimeException | StackOverflowError failure) {
      throw new Forfeit(side, Fault.CRASH, words(failure));
    }
  }

  private int move(P position, int end, Agent<P> first, Agent<P> second) throws Forfeit {
    var side = position.toMove();
    long begun = timed ? System.nanoTime() : 0;
    int move = ask(position, side, side == Side.FIRST ? first : second);
    if (!contains(end, move)) {
      throw new Forfeit(side, Fault.ILLEGAL_MOVE, Integer.toString(move));
    }
    if (timed) {
      sheet.cost(System.nanoTime() - begun);
      if (!clock.charge(side, sheet.lastNanos(), sheet.lastNodes())) {
        throw new Forfeit(side, Fault.TIME_OUT, "the time for the game is used up");
      }
    }
    sheet.add(move);
    return move;
  }

  private int ask(P position, Side side, Agent<P> agent) throws Forfeit {
    try {
      var limit = clock.limit(side);
      if (!timed) {
        return agent.choose(position, limit);
      }
      var result = agent.consider(position, limit, Trace.NONE);
      sheet.visited(result.nodes());
      return result.move();
    } catch (AgentException failure) {
      throw new Forfeit(side, failure.fault(), words(failure));
    } catch (RuntimeException | StackOverflowError failure) {
      throw new Forfeit(side, Fault.CRASH, words(failure));
    }
  }

  private static String words(Throwable failure) {
    String message = failure.getMessage();
    return message == null ? failure.getClass().getSimpleName() : message;
  }

  private boolean contains(int end, int move) {
    for (int i = 0; i < end; i++) {
      if (legal[i] == move) {
        return true;
      }
    }
    return false;
  }

  /** The end of a game off the board. */
  private static final class Forfeit extends Exception {
    private final Side loser;
    private final Fault fault;

    Forfeit(Side loser, Fault fault, String why) {
      super(fault + ": " + why, null, false, false);
      this.loser = loser;
      this.fault = fault;
    }

    Fault fault() {
      return fault;
    }

    Outcome outcome() {
      return Outcome.win(loser.other(), 0, String.valueOf(getMessage()));
    }
  }
}
