package plyground.games.gallery;

import plyground.core.search.Limit;
import plyground.core.search.SearchClock;

/** What a solver may still visit: it counts positions and ends the search when that is too many. */
final class SolverBudget {
  /** Unwinds a search that may not go on. */
  static final class Spent extends RuntimeException {
    private Spent() {
      super(null, null, false, false);
    }
  }

  private final Limit limit;
  private final int stride;
  private final long deadline;
  private long nodes = 1;

  /**
   * Counts the root already.
   *
   * @param stride positions between two looks at the limit
   */
  SolverBudget(Limit limit, int stride) {
    this.limit = limit;
    this.stride = stride;
    deadline = limit.timeOpen() ? 0 : SearchClock.nanos() + limit.time().toNanos();
  }

  long nodes() {
    return nodes;
  }

  void count() {
    nodes++;
    if (nodes % stride == 0) {
      boolean late = !limit.timeOpen() && SearchClock.nanos() - deadline >= 0;
      if (late || limit.stop().raised() || nodes >= limit.nodes()) {
        throw new Spent();
      }
    }
  }
}
