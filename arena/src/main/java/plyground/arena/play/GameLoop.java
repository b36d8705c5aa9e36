package plyground.arena.play;

import org.jspecify.annotations.Nullable;
import plyground.arena.plan.TimeControl;
import plyground.core.Game;
import plyground.core.Nature;
import plyground.core.Outcome;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.SplitMix;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.agent.Fault;
import plyground.core.search.Result;
import plyground.core.search.Stop;

/**
 * Asks two agents in turn until a game is over: the only loop of its kind. Who fails, is late or
 * makes an illegal move loses on the spot. One loop serves one thread.
 */
public final class GameLoop<P extends Position<P>> {
  /** Hears of every move, nature's too. */
  @FunctionalInterface
  public interface Listener<P> {
    /** The position and what was played there, how long it took, and where it led. */
    void moved(P before, Result result, long nanos, P after);
  }

  private final MoveRequest<P> request;
  private final GameClock clock;
  private final boolean detailed;
  private final boolean timed;
  private final Stop stop;
  private final @Nullable Listener<P> listener;
  private final ScoreSheet sheet = new ScoreSheet();
  private final Game<P> game;
  private Nature nature = new Nature(0);
  private long begun;

  /**
   * A loop nobody looks into.
   *
   * @param detailed whether to note the cost of every move
   */
  public GameLoop(Game<P> game, TimeControl control, boolean detailed) {
    this(game, control, detailed, null, Stop.NEVER);
  }

  /**
   * A loop whose games can be abandoned.
   *
   * @param stop when it is raised, {@link Interruption.Leave} comes out of the game in flight
   */
  public GameLoop(Game<P> game, TimeControl control, boolean detailed, Stop stop) {
    this(game, control, detailed, null, stop);
  }

  /** A loop that tells of every move. */
  public GameLoop(Game<P> game, TimeControl control, Listener<P> listener) {
    this(game, control, false, listener, Stop.NEVER);
  }

  /** The same with all of these. */
  GameLoop(
      Game<P> game,
      TimeControl control,
      boolean detailed,
      @Nullable Listener<P> listener,
      Stop stop) {
    this.game = game;
    this.stop = stop;
    request = new MoveRequest<>(game);
    clock = new GameClock(control, stop);
    this.detailed = detailed;
    this.listener = listener;
    timed = detailed || listener != null || control.shared() || control.time() != null;
  }

  /** The seed an agent draws from in a game of that seed. */
  public static long agentSeed(long gameSeed, Side side) {
    return SplitMix.derive(gameSeed, side == Side.FIRST ? 1 : 2);
  }

  /** A new game for both agents. */
  public PlayedGame<P> play(P start, Agent<P> first, Agent<P> second, long seed) {
    begin(seed);
    var side = Side.FIRST;
    try {
      first.newGame(agentSeed(seed, side));
      side = Side.SECOND;
      second.newGame(agentSeed(seed, side));
    } catch (RuntimeException | StackOverflowError failure) {
      return forfeit(start, start, side, MoveRequest.crash(failure), first, second);
    }
    return run(start, first, second);
  }

  /** The same for agents that have been told of the new game already; dice come from the seed. */
  public PlayedGame<P> playSeated(P start, Agent<P> first, Agent<P> second, long seed) {
    begin(seed);
    return run(start, first, second);
  }

  private void begin(long seed) {
    nature = new Nature(seed);
    sheet.clear();
    clock.reset();
    begun = System.nanoTime();
  }

  private PlayedGame<P> run(P start, Agent<P> first, Agent<P> second) {
    P position = start;
    while (request.prepare(position)) {
      leaveIfStopped();
      request.requireEnd(position, sheet.count());
      if (Nature.movesAt(position)) {
        position = happen(position);
        continue;
      }
      var side = position.toMove();
      try {
        position = move(position, side, side == Side.FIRST ? first : second);
      } catch (AgentException failure) {
        return forfeit(start, position, side, failure, first, second);
      } catch (Interruption.TakeBack wish) {
        sheet.takeBack(wish.plies());
        position = sheet.replay(start);
      } catch (RuntimeException | Error failure) {
        throw request.blamed(failure, position);
      }
    }
    return end(start, position, outcome(position), null, first, second);
  }

  private Outcome outcome(P position) {
    try {
      return position.outcome();
    } catch (RuntimeException | Error failure) {
      throw request.blamed(failure, position);
    }
  }

  /** A move of nature's, which nobody is asked for and which costs nobody anything. */
  private P happen(P position) {
    int move = nature.draw(game, position, sheet.count());
    sheet.add(move, 0, 0);
    P after = position.play(move);
    if (listener != null) {
      listener.moved(position, Result.of(move), 0, after);
    }
    return after;
  }

  private P move(P position, Side side, Agent<P> agent) throws AgentException {
    var limit = clock.limit(side);
    if (!timed) {
      int move = request.choose(agent, position, limit);
      sheet.add(move);
      return position.play(move);
    }
    var result = request.consider(agent, position, limit);
    clock.note(side, limit, request.nanos());
    if (!clock.charge(side, request.nanos(), result.nodes())) {
      throw new AgentException(Fault.TIME_OUT, "the time for the game is used up");
    }
    sheet.add(result.move(), request.nanos(), result.nodes());
    P after = position.play(result.move());
    if (listener != null) {
      listener.moved(position, result, request.nanos(), after);
    }
    return after;
  }

  private PlayedGame<P> forfeit(
      P start, P last, Side loser, AgentException failure, Agent<P> first, Agent<P> second) {
    String reason = failure.fault() + ": " + failure.getMessage();
    return end(start, last, Outcome.win(loser.other(), 0, reason), failure, first, second);
  }

  /** What was played in haste, or failed because of it, is no part of a game. */
  private void leaveIfStopped() {
    if (stop.raised()) {
      throw new Interruption.Leave();
    }
  }

  /** Tells both agents; what they make of it changes nothing any more. */
  private PlayedGame<P> end(
      P start,
      P last,
      Outcome outcome,
      @Nullable AgentException failure,
      Agent<P> first,
      Agent<P> second) {
    leaveIfStopped();
    tell(first, last, outcome);
    tell(second, last, outcome);
    long nanos = System.nanoTime() - begun;
    var costs = detailed ? sheet.costs() : null;
    return new PlayedGame<>(
        start, sheet.moves(), last, outcome, failure, nanos, costs, clock.late());
  }

  private void tell(Agent<P> agent, P last, Outcome outcome) {
    try {
      agent.gameOver(last, outcome);
    } catch (RuntimeException | StackOverflowError tooLate) {
      // The game is over.
    }
  }
}
