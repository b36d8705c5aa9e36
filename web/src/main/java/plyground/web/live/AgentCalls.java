package plyground.web.live;

import java.time.Duration;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import plyground.agents.AgentFactory;
import plyground.arena.play.MoveRequest;
import plyground.core.Game;
import plyground.core.Position;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Stop;
import plyground.core.search.Trace;

/** Has the agents of a match think, each in its turn and one call at a time. */
final class AgentCalls<P extends Position<P>> {
  /** When to ask again where too many others are waiting. */
  private static final Duration AGAIN = Duration.ofSeconds(1);

  /**
   * Whose turn it is, where.
   *
   * @param seed of the game
   * @param ply how many moves were made before
   */
  record Turn<P extends Position<P>>(AgentFactory<P> player, P position, long seed, int ply) {}

  /**
   * What came of it.
   *
   * @param result null if the agent failed
   * @param failure why, in a few words
   */
  record Thought(@Nullable Result result, String failure, double millis) {}

  private final Game<P> game;
  private final MatchContext context;
  private final String client;
  private final Runnable seated;
  private final SeatedAgents<P> seats = new SeatedAgents<>();

  /**
   * @param client for whom they think
   * @param seated called whenever agents are kept in memory
   */
  AgentCalls(Game<P> game, MatchContext context, String client, Runnable seated) {
    this.game = game;
    this.context = context;
    this.client = client;
    this.seated = seated;
  }

  /**
   * Has the player to move think.
   *
   * @param deepened told how deep it looks, where it deepens step by step
   */
  @SuppressWarnings("FutureReturnValueIgnored") // failures are handed on, too
  void ask(Turn<P> turn, Stop stop, IntConsumer deepened, Consumer<Thought> then) {
    try {
      context
          .searches()
          .submit(client, Searches.Purpose.MOVE, stop, limit -> think(turn, deepened, limit))
          .exceptionally(failure -> new Thought(null, message(failure), 0))
          .thenAccept(
              thought -> {
                seated.run();
                then.accept(thought);
              });
    } catch (Refusal busy) {
      context.searches().later(AGAIN, () -> ask(turn, stop, deepened, then));
    }
  }

  /** Hears how deep a search is and nothing else, which costs it nothing. */
  private record DepthOnly(IntConsumer deepened) implements Trace {
    @Override
    public boolean listens() {
      return false;
    }

    @Override
    public void iteration(int depth, int alpha, int beta) {
      deepened.accept(depth);
    }
  }

  private Thought think(Turn<P> turn, IntConsumer deepened, Limit limit) throws AgentException {
    long begun = System.nanoTime();
    var position = turn.position();
    var agent = seats.agent(turn.player(), position.toMove(), turn.seed(), turn.ply());
    var request = new MoveRequest<>(game);
    request.prepare(position);
    synchronized (agent) { // one that was stopped may still be on its way out
      var result = request.consider(agent, position, limit, new DepthOnly(deepened));
      return new Thought(result, "", Math.round((System.nanoTime() - begun) / 1e3) / 1e3);
    }
  }

  private static String message(Throwable failure) {
    return failure instanceof OutOfMemoryError
        ? "out of memory"
        : String.valueOf(failure.getMessage());
  }

  /** Sends the agents away for the time being. */
  void leave() {
    seats.leave();
  }
}
