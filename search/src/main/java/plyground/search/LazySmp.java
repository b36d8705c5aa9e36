package plyground.search;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.DoubleFunction;
import plyground.core.Position;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Search;
import plyground.core.search.Stop;
import plyground.core.search.Trace;

/**
 * Several searches of the same root at once that know of each other only by the table they share
 * ("lazy SMP"). The first one's answer counts; the others fill the table for it and stop when it is
 * done. A limit on nodes is shared out among them.
 */
final class LazySmp<P extends Position<P>> implements Search<P> {
  private final Search<P> first;
  private final List<Search<P>> helpers;

  /**
   * @param workers makes a search by its share: 0 for the one whose answer counts, the part of
   *     moves that another leaves to those before it
   */
  static <P extends Position<P>> Search<P> of(int threads, DoubleFunction<Search<P>> workers) {
    var all = new ArrayList<Search<P>>();
    for (int i = 0; i < threads; i++) {
      all.add(workers.apply((double) i / threads));
    }
    return threads == 1 ? all.getFirst() : new LazySmp<>(all);
  }

  private LazySmp(List<Search<P>> workers) {
    first = workers.getFirst();
    helpers = List.copyOf(workers.subList(1, workers.size()));
  }

  @Override
  public void newGame(long seed) {
    first.newGame(seed);
    helpers.forEach(each -> each.newGame(seed));
  }

  @Override
  public Result search(P root, Limit limit, Trace trace) {
    var stop = new Stop(limit.stop());
    var nodes = new AtomicLong();
    var each = limit.nodesOpen() ? limit : limit.withNodes(share(limit.nodes()));
    var others = new ArrayList<HelperThread>();
    Result found;
    try {
      for (var helper : helpers) {
        others.add(HelperThread.start(() -> help(helper, root, each.withStop(stop), nodes)));
      }
      found = first.search(root, each, trace);
    } finally {
      stop.raise();
      others.forEach(HelperThread::join);
    }
    long all = found.nodes() + nodes.get();
    return new Result(
        found.move(), found.value(), found.moves(), found.depth(), all, found.exact());
  }

  private static <P extends Position<P>> void help(
      Search<P> helper, P root, Limit limit, AtomicLong nodes) {
    nodes.addAndGet(helper.search(root, limit, Trace.NONE).nodes());
  }

  private long share(long nodes) {
    return Math.max(1, nodes / (helpers.size() + 1));
  }
}
