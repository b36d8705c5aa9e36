package plyground.search;

import plyground.core.search.Limit;
import plyground.core.search.SearchClock;
import plyground.core.search.Stop;

/**
 * What is left of a limit. Where there is a clock or a stop signal, it is looked at every few
 * nodes, at every single one if they are slow.
 */
final class Budget {
  private static final long PERIOD = 500_000;

  /** Short, because one slow evaluator can make the next nodes a thousand times slower. */
  private static final long LONGEST_STRIDE = 16;

  /** Where nothing but a signal can end the search, the clock is asked at every so many looks. */
  private static final int LOOKS_WITHOUT_CLOCK = 16;

  /** Unwinds a search whose budget is spent. */
  static final class Spent extends RuntimeException {
    private Spent() {
      super(null, null, false, false);
    }
  }

  private final long mostNodes;
  private final long deadline;
  private final boolean timed;
  private final Stop stop;

  private long nodes;
  private long nextLook;
  private long stride = 1;
  private long lastLook;
  private int looks;

  Budget(Limit limit) {
    mostNodes = limit.nodes();
    stop = limit.stop();
    timed = !limit.timeOpen();
    lastLook = SearchClock.nanos();
    deadline = timed ? lastLook + limit.time().toNanos() : 0;
    nextLook = timed || stop != Stop.NEVER ? 1 : mostNodes;
  }

  /** Counts one node, or unwinds if it may not be visited any more. */
  void count() {
    if (nodes >= nextLook) {
      look();
    }
    nodes++;
  }

  private void look() {
    if (nodes >= mostNodes || stop.raised()) {
      throw new Spent();
    }
    if (timed || stride < LONGEST_STRIDE || ++looks % LOOKS_WITHOUT_CLOCK == 0) {
      lookAtClock();
    }
    nextLook = Math.min(nodes + stride, mostNodes);
  }

  private void lookAtClock() {
    long now = SearchClock.nanos();
    if (timed && now - deadline >= 0) {
      throw new Spent();
    }
    long passed = now - lastLook;
    stride = passed < PERIOD ? Math.min(stride * 2, LONGEST_STRIDE) : Math.max(1, stride / 2);
    lastLook = now;
  }

  long nodes() {
    return nodes;
  }
}
