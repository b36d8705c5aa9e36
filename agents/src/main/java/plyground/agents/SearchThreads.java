package plyground.agents;

import plyground.core.InputException;
import plyground.core.spec.Parameter;
import plyground.core.spec.Settings;

/** How many threads one search may use. */
final class SearchThreads {
  static final Parameter PARAMETER =
      Parameter.whole(
              "threads",
              1,
              256,
              "1",
              "threads for one move; with more than one, what a time or node limit leaves room for varies")
          .atMostShared("1");

  /** Move buffers, history and stack of one thread. */
  private static final int MEGABYTES_EACH = 2;

  private SearchThreads() {}

  /**
   * @param shared the megabytes that all threads share
   */
  static int of(Settings settings, int shared) {
    int threads = settings.whole("threads");
    long megabytes = Runtime.getRuntime().maxMemory() >> 20;
    if (threads > 1 && shared + (long) MEGABYTES_EACH * threads > megabytes) {
      throw new InputException(
          "threads=%d: expected at most %d, for there are %d megabytes and the search takes %d"
                  .formatted(
                      threads,
                      Math.max(1, (megabytes - shared) / MEGABYTES_EACH),
                      megabytes,
                      shared)
              + " and "
              + MEGABYTES_EACH
              + " more a thread");
    }
    return threads;
  }
}
