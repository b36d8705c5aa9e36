package plyground.courses.prolog;

import java.time.Duration;
import plyground.core.Evaluator;
import plyground.core.Game;
import plyground.core.Position;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.search.Stop;

/**
 * What the heuristic of a student's file says of a position, in thousandths, because it may be a
 * fraction. The file thinks of player 1; here values are the side to move's.
 */
public final class Heuristic<P extends Position<P>> implements Evaluator<P> {
  static final double UNIT = 1000;

  /** Carries a fault out of a search. */
  static final class Broken extends RuntimeException {
    private final AgentException fault;

    private Broken(AgentException fault) {
      super(fault);
      this.fault = fault;
    }

    AgentException fault() {
      return fault;
    }
  }

  private final Game<P> game;
  private final Driver driver;
  private long deadline;
  private Stop stop = Stop.NEVER;

  public Heuristic(Game<P> game, Driver driver) {
    this.game = game;
    this.driver = driver;
  }

  /** From here on all questions together may take so long. */
  void begin(Duration time, Limit limit) {
    deadline = System.nanoTime() + time.toNanos();
    stop = limit.stop();
  }

  /** All that the file is told of a position. */
  String board(P position) {
    String text = game.format(position);
    return text.substring(0, text.indexOf(' '));
  }

  @Override
  public int evaluate(P position) {
    String request = "h('" + board(position) + "').";
    try {
      var left = Duration.ofNanos(Math.max(1, deadline - System.nanoTime()));
      double value = Double.parseDouble(driver.ask(request, left, stop));
      long units = Math.round(UNIT * value);
      return (int) Math.clamp(units, 1L - LIMIT, LIMIT - 1L) * position.toMove().sign();
    } catch (AgentException fault) {
      throw new Broken(fault);
    }
  }
}
