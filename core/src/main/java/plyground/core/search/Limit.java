package plyground.core.search;

import java.time.Duration;

/**
 * How far a search may go; each part may be left open.
 *
 * @param depth plies from the root
 * @param nodes positions visited
 * @param time on the clock, from the call
 * @param stop raised by another thread to end the search at once
 */
public record Limit(int depth, long nodes, Duration time, Stop stop) {
  private static final Duration FOREVER = Duration.ofNanos(Long.MAX_VALUE);

  public static final Limit NONE =
      new Limit(Integer.MAX_VALUE, Long.MAX_VALUE, FOREVER, Stop.NEVER);

  /** Refuses limits that leave nothing to search. */
  public Limit {
    if (depth < 1 || nodes < 1 || time.isNegative()) {
      throw new IllegalArgumentException("a limit must leave something to search");
    }
  }

  /** So many plies and nothing else. */
  public static Limit depth(int plies) {
    return NONE.withDepth(plies);
  }

  /** So many positions and nothing else. */
  public static Limit nodes(long count) {
    return NONE.withNodes(count);
  }

  /** So much time and nothing else. */
  public static Limit time(Duration time) {
    return NONE.withTime(time);
  }

  /** The same with another depth. */
  public Limit withDepth(int plies) {
    return new Limit(plies, nodes, time, stop);
  }

  /** The same with another count of positions. */
  public Limit withNodes(long count) {
    return new Limit(depth, count, time, stop);
  }

  /** The same with another time. */
  public Limit withTime(Duration duration) {
    return new Limit(depth, nodes, duration, stop);
  }

  /** What is left of it when so many nanoseconds are gone. */
  public Limit after(long nanos) {
    if (timeOpen()) {
      return this;
    }
    var left = time.minusNanos(nanos);
    return withTime(left.isNegative() ? Duration.ZERO : left);
  }

  /** The same, ended by another signal. */
  public Limit withStop(Stop signal) {
    return new Limit(depth, nodes, time, signal);
  }

  /** Whether any depth may be searched. */
  public boolean depthOpen() {
    return depth == Integer.MAX_VALUE;
  }

  /** Whether any number of positions may be visited. */
  public boolean nodesOpen() {
    return nodes == Long.MAX_VALUE;
  }

  /** Whether it may take for ever. */
  public boolean timeOpen() {
    return time.equals(FOREVER);
  }

  /** This limit, with the parts it leaves open taken from another. */
  public Limit or(Limit other) {
    return new Limit(
        depthOpen() ? other.depth : depth,
        nodesOpen() ? other.nodes : nodes,
        timeOpen() ? other.time : time,
        stop == Stop.NEVER ? other.stop : stop);
  }
}
