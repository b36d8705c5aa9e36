package plyground.courses.war;

import java.util.ArrayList;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import plyground.agents.SearchAgent;
import plyground.arena.plan.TimeControl;
import plyground.arena.play.GameLoop;
import plyground.arena.play.PlayedGame;
import plyground.core.Side;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.search.Search;
import plyground.core.search.Stop;
import plyground.core.search.Trace;
import plyground.games.war.Resources;
import plyground.games.war.War;
import plyground.games.war.WarPosition;
import plyground.search.AlphaBeta;
import plyground.search.Greedy;
import plyground.search.Minimax;

/** One game as the assignment wants it: the Union searches, the Confederacy is greedy. */
public record AssignmentGame(War game, Task task, int depth) {
  /** Hears of every turn. */
  @FunctionalInterface
  public interface Turns {
    void turn(WarPosition before, int move, WarPosition after);
  }

  /**
   * What a campaign came to.
   *
   * @param firstNodes positions visited for the Union's first move
   * @param nodes positions visited for all of the Union's moves
   */
  public record Played(WarPosition end, long firstNodes, long nodes, long nanos) {}

  /** Plays from the start to the end; the trace hears the Union's first search only. */
  public Played play(Trace first, Turns turns) {
    return play(first, turns, Stop.NEVER);
  }

  /** The same; once the signal is raised the game is hurried to a meaningless end. */
  public Played play(Trace first, Turns turns, Stop stop) {
    var visited = new ArrayList<Long>();
    var played =
        play(
            game,
            Limit.depth(depth).withStop(stop),
            traced(union(), first),
            new Greedy<>(game, new Resources()),
            (before, result, _, after) -> {
              if (before.toMove() == Side.FIRST) {
                visited.add(result.nodes());
              }
              turns.turn(before, result.move(), after);
            });
    long nodes = visited.stream().mapToLong(Long::longValue).sum();
    return new Played(
        played.end(), visited.isEmpty() ? 0 : visited.getFirst(), nodes, played.nanos());
  }

  /** Two searches to the same depth play each other. */
  public static PlayedGame<WarPosition> play(
      War game,
      int depth,
      Search<WarPosition> union,
      Search<WarPosition> confederacy,
      GameLoop.Listener<WarPosition> listener) {
    return play(game, Limit.depth(depth), union, confederacy, listener);
  }

  private static PlayedGame<WarPosition> play(
      War game,
      Limit limit,
      Search<WarPosition> union,
      Search<WarPosition> confederacy,
      GameLoop.Listener<WarPosition> listener) {
    try {
      return new GameLoop<>(game, TimeControl.NONE, listener)
          .playSeated(game.start(), agent(union, limit), agent(confederacy, limit), 0)
          .orThrow();
    } catch (AgentException impossible) {
      throw new IllegalStateException("a search does not fail", impossible);
    }
  }

  private static Agent<WarPosition> agent(Search<WarPosition> search, Limit limit) {
    return new SearchAgent<>(search, search, limit, Limit.NONE, Optional.empty());
  }

  private static Search<WarPosition> traced(Search<WarPosition> search, Trace first) {
    var trace = new AtomicReference<>(first);
    return (root, limit, _) -> search.search(root, limit, trace.getAndSet(Trace.NONE));
  }

  /** The agent that searches as the Union does. */
  String agent() {
    return (task == Task.ALPHA_BETA ? "alphabeta" : "minimax") + ":depth=" + depth;
  }

  /** What the Union plays with. */
  Search<WarPosition> union() {
    var resources = new Resources();
    return switch (task) {
      case GREEDY -> new Greedy<>(game, resources);
      case MINIMAX -> new Minimax<>(game, resources);
      case ALPHA_BETA -> new AlphaBeta<>(game, resources);
    };
  }
}
