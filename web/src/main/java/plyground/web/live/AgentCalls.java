package plyground.web.live;

import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import plyground.agents.AgentFactory;
import plyground.arena.play.MoveRequest;
import plyground.core.Game;
import plyground.core.Position;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Stop;

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
   * @param line what the agent expects both sides to play, as far as it says
   * @param failure why, in a few words
   */
  record Thought(@Nullable Result result, List<Integer> line, String failure, double millis) {}

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
   * @param progress told how deep it looks and what it expects, where it says so
   */
  @SuppressWarnings("FutureReturnValueIgnored") // failures are handed on, too
  void ask(Turn<P> turn, Stop stop, Consumer<SearchProgress> progress, Consumer<Thought> then) {
    try {
      context
          .searches()
          .submit(client, Searches.Purpose.MOVE, stop, limit -> think(turn, progress, limit))
          .exceptionally(failure -> new Thought(null, List.of(), message(failure), 0))
          .thenAccept(
              thought -> {
                seated.run();
                then.accept(thought);
              });
    } catch (Refusal busy) {
      context.searches().later(AGAIN, () -> ask(turn, stop, progress, then));
    }
  }

  private Thought think(Turn<P> turn, Consumer<SearchProgress> progress, Limit limit)
      throws AgentException {
    long begun = System.nanoTime();
    var position = turn.position();
    var agent = seats.agent(turn.player(), position.toMove(), turn.seed(), turn.ply());
    var request = new MoveRequest<>(game);
    request.prepare(position);
    synchronized (agent) { // one that was stopped may still be on its way out
      var listener = new SearchProgress.Listener(progress);
      var result = request.consider(agent, position, limit, listener);
      double millis = Math.round((System.nanoTime() - begun) / 1e3) / 1e3;
      return new Thought(result, lineOf(result, listener.last().line()), "", millis);
    }
  }

  /** A line told before the agent changed its mind is none of the move it made. */
  private static List<Integer> lineOf(Result result, List<Integer> told) {
    return !told.isEmpty() && told.getFirst() == result.move() ? told : List.of();
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
