package plyground.learn;

import java.util.function.Supplier;
import plyground.agents.AgentFactory;
import plyground.agents.OpenGame;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.search.Bounds;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Trace;

/** Values a position on its own: the same whatever was asked before. */
@FunctionalInterface
interface PositionJudge<P extends Position<P>> extends AutoCloseable {
  /** The best move and its value, for the side to move, of which something may be known. */
  Result judge(P position, Bounds known, Limit limit) throws AgentException;

  @Override
  default void close() {}

  /**
   * Makes judges that prove: the game's solver on one thread.
   *
   * @throws InputException if the game has none
   */
  static <P extends Position<P>> Supplier<PositionJudge<P>> solvers(OpenGame<P> open) {
    var game = open.game();
    var maker =
        open.descriptor()
            .solver()
            .orElseThrow(() -> new InputException("'" + game.name() + "' has no solver"))
            .maker();
    return () -> {
      var solver = maker.make(game, 1, false);
      return (position, known, limit) -> {
        solver.newGame(0);
        return solver.search(position, known, limit, Trace.NONE);
      };
    };
  }

  /** Makes judges that think: an agent, with the limits in its name. */
  static <P extends Position<P>> Supplier<PositionJudge<P>> agents(AgentFactory<P> factory) {
    return () -> new Thinker<>(factory.create());
  }

  /** An agent that has forgotten everything before each position. */
  record Thinker<P extends Position<P>>(Agent<P> agent) implements PositionJudge<P> {
    @Override
    public Result judge(P position, Bounds known, Limit limit) throws AgentException {
      agent.newGame(0);
      return agent.consider(position, limit, Trace.NONE);
    }

    @Override
    public void close() {
      agent.close();
    }
  }
}
