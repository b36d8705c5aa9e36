package plyground.cli.war;

import plyground.core.Side;
import plyground.core.search.Limit;
import plyground.core.search.Search;
import plyground.core.search.Trace;
import plyground.games.war.Resources;
import plyground.games.war.Task;
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
    var resources = new Resources();
    Search<WarPosition> confederacy = new Greedy<>(game, resources);
    var union = union(resources);
    var front = game.start();
    var trace = first;
    long firstNodes = 0;
    long nodes = 0;
    long begun = System.nanoTime();
    while (!front.over()) {
      boolean own = front.toMove() == Side.FIRST;
      var result =
          (own ? union : confederacy).search(front, Limit.depth(depth), own ? trace : Trace.NONE);
      if (own) {
        nodes += result.nodes();
        firstNodes = firstNodes == 0 ? nodes : firstNodes;
        trace = Trace.NONE;
      }
      var after = front.play(result.move());
      turns.turn(front, result.move(), after);
      front = after;
    }
    return new Played(front, firstNodes, nodes, System.nanoTime() - begun);
  }

  private Search<WarPosition> union(Resources resources) {
    return switch (task) {
      case GREEDY -> new Greedy<>(game, resources);
      case MINIMAX -> new Minimax<>(game, resources);
      case ALPHA_BETA -> new AlphaBeta<>(game, resources);
    };
  }
}
