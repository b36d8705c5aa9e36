package plyground.courses.othello;

import java.util.List;
import org.jspecify.annotations.Nullable;
import plyground.agents.sandbox.ResourceLimits;
import plyground.core.Game;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.agent.BoundedOpinion;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Stop;
import plyground.core.search.Trace;
import plyground.courses.prolog.Driven;
import plyground.courses.prolog.Driver;
import plyground.courses.prolog.HeuristicBounds;
import plyground.courses.prolog.PrologAgent;
import plyground.games.othello.OthelloPosition;

/**
 * Plays what {@code mmeval} or {@code abeval} finds under the rules of a student's file, and keeps
 * their {@code Val} and {@code SeF}.
 */
final class PrologSearchAgent
    implements Agent<OthelloPosition>, BoundedOpinion<OthelloPosition>, Driven {
  private final Game<OthelloPosition> game;
  private final Driver driver;
  private final ResourceLimits limits;
  private final String search;
  private final Limit own;
  private final int usualDepth;
  private @Nullable Long seed;

  /**
   * @param usualDepth where neither the agent nor the match sets one
   */
  PrologSearchAgent(
      Game<OthelloPosition> game,
      Driver driver,
      ResourceLimits limits,
      String search,
      Limit own,
      int usualDepth) {
    this.game = game;
    this.driver = driver;
    this.limits = limits;
    this.search = search;
    this.own = own;
    this.usualDepth = usualDepth;
  }

  @Override
  public void newGame(long fresh) {
    seed = fresh;
  }

  @Override
  public int choose(OthelloPosition position, Limit limit) throws AgentException {
    return consider(position, limit, Trace.NONE).move();
  }

  @Override
  public Result consider(OthelloPosition position, Limit limit, Trace trace) throws AgentException {
    if (seed != null) {
      driver.ask("seed(" + seed + ").", limits.startup(), Stop.NEVER);
      seed = null;
    }
    var both = own.or(limit);
    int depth = both.depthOpen() ? usualDepth : both.depth();
    String[] words = game.format(position).split(" ");
    String request = "found(%s,%s,'%s',%d).".formatted(search, words[1], words[0], depth);
    String answer = driver.ask(request, limits.patience(limit), limit.stop());
    return read(position, answer.split(" "), depth);
  }

  /** Val is player 1's, a result's value the side to move's. */
  private Result read(OthelloPosition position, String[] found, int depth) throws AgentException {
    double value = Double.parseDouble(found[0]) * position.toMove().sign();
    int move = PrologAgent.move(game, position, found[1]);
    return new Result(move, value, List.of(), depth, Long.parseLong(found[2]), false);
  }

  @Override
  public @Nullable String brokenBound(OthelloPosition position) throws AgentException {
    String board = game.format(position).split(" ")[0];
    return new HeuristicBounds(driver, limits.move()).brokenAt(board);
  }

  @Override
  public Driver driver() {
    return driver;
  }

  @Override
  public void close() {
    driver.close();
  }
}
