package plyground.testkit;

import java.util.function.ToIntFunction;
import plyground.core.Game;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.agent.Fault;
import plyground.core.search.Limit;

/** Agents that do what a test needs, mostly wrong things. */
public final class Scripted {
  private Scripted() {}

  /** Plays what the script says. */
  public static <P extends Position<P>> Agent<P> playing(ToIntFunction<P> script) {
    return new Agent<>() {
      @Override
      public int choose(P position, Limit limit) {
        return script.applyAsInt(position);
      }
    };
  }

  /** Always the first legal move. */
  public static <P extends Position<P>> Agent<P> first(Game<P> game) {
    return playing(position -> LegalMoves.of(game, position)[0]);
  }

  /** A number that is no move. */
  public static <P extends Position<P>> Agent<P> illegal() {
    return playing(_ -> -5);
  }

  /** Reports that it cannot go on. */
  public static <P extends Position<P>> Agent<P> failing() {
    return new Agent<>() {
      @Override
      public int choose(P position, Limit limit) throws AgentException {
        throw new AgentException(Fault.CRASH, "out of ideas");
      }
    };
  }

  /** Dies of a bug. */
  public static <P extends Position<P>> Agent<P> dying() {
    return playing(
        _ -> {
          throw new IllegalStateException("a bug");
        });
  }

  /** Takes this long over every move. */
  public static <P extends Position<P>> Agent<P> late(Game<P> game, long millis) {
    return playing(
        position -> {
          long until = System.nanoTime() + millis * 1_000_000;
          while (System.nanoTime() < until) {
            Thread.onSpinWait();
          }
          return LegalMoves.of(game, position)[0];
        });
  }
}
