package plyground.search;

import java.util.ArrayList;
import java.util.List;
import plyground.core.Position;
import plyground.core.SplitMix;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Search;
import plyground.core.search.Trace;

/**
 * Root parallelisation (Cazenave and Jouandeau 2007): every thread grows a tree of its own with
 * random numbers of its own, and what the trees know about the root's moves is added up. Without a
 * clock the answer is the same every time. A trace hears of the first tree alone.
 */
public final class RootParallelMcts<P extends Position<P>> implements Search<P> {
  private final List<Mcts<P>> workers;

  /**
   * Around workers that share nothing.
   *
   * @param workers one for each thread; playouts and memory are shared out among them by the caller
   */
  public RootParallelMcts(List<Mcts<P>> workers) {
    this.workers = List.copyOf(workers);
  }

  /** The first one draws as it would alone. */
  @Override
  public void newGame(long seed) {
    for (int i = 0; i < workers.size(); i++) {
      workers.get(i).newGame(i == 0 ? seed : SplitMix.derive(seed, i));
    }
  }

  @Override
  public Result search(P root, Limit limit, Trace trace) {
    var first = workers.getFirst();
    var others = workers.subList(1, workers.size());
    var each = limit.nodesOpen() ? limit : limit.withNodes(share(limit.nodes()));
    var helpers = new ArrayList<HelperThread>();
    try {
      for (var other : others) {
        helpers.add(HelperThread.start(() -> other.grow(root, each, Trace.NONE)));
      }
      first.grow(root, each, trace);
    } finally {
      helpers.forEach(HelperThread::join);
    }
    others.forEach(first::absorb);
    return first.answer(root, trace);
  }

  private long share(long nodes) {
    return Math.max(1, nodes / workers.size());
  }
}
