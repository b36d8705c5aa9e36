package plyground.courses.prolog;

import java.util.function.BiFunction;
import plyground.agents.sandbox.ResourceLimits;
import plyground.core.Game;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.agent.Fault;
import plyground.core.search.Limit;
import plyground.core.search.Stop;

/** Plays the moves that a student's file gives. */
public final class PrologAgent<P extends Position<P>> implements Agent<P>, Driven {
  private final Game<P> game;
  private final Driver driver;
  private final ResourceLimits limits;
  private final BiFunction<P, Limit, String> request;
  private final Answer<P> meaning;
  private boolean seeded = true;
  private long seed;

  /** What is asked at a position: its words as arguments of a term, perhaps with more. */
  public interface Question {
    String about(String arguments, Limit limit);
  }

  /** Which move an answer stands for. */
  public interface Answer<P> {
    String move(P position, String answer) throws AgentException;
  }

  public PrologAgent(
      Game<P> game, Driver driver, ResourceLimits limits, Question question, Answer<P> meaning) {
    this(
        driver,
        limits,
        game,
        (position, limit) -> question.about(Terms.arguments(game.format(position)), limit),
        meaning);
  }

  /**
   * @param request what is asked at a position, where its words alone do not say everything
   */
  public PrologAgent(
      Driver driver, ResourceLimits limits, Game<P> game, BiFunction<P, Limit, String> request) {
    this(driver, limits, game, request, (_, answer) -> answer);
  }

  private PrologAgent(
      Driver driver,
      ResourceLimits limits,
      Game<P> game,
      BiFunction<P, Limit, String> request,
      Answer<P> meaning) {
    this.meaning = meaning;
    this.game = game;
    this.driver = driver;
    this.limits = limits;
    this.request = request;
  }

  @Override
  public void newGame(long fresh) {
    seed = fresh;
    seeded = false;
  }

  @Override
  public int choose(P position, Limit limit) throws AgentException {
    if (!seeded) {
      driver.ask("seed(" + seed + ").", limits.startup(), Stop.NEVER);
      seeded = true;
    }
    String asked = request.apply(position, limit);
    String answer = meaning.move(position, driver.ask(asked, limits.patience(limit), limit.stop()));
    return move(game, position, answer);
  }

  /** The move that was chosen, if it is one. */
  public static <P extends Position<P>> int move(Game<P> game, P position, String chosen)
      throws AgentException {
    try {
      return game.parseMove(position, chosen);
    } catch (InputException illegal) {
      throw new AgentException(
          Fault.ILLEGAL_MOVE, "it chose " + chosen + ": " + illegal.message(), illegal);
    }
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
