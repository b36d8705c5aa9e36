package plyground.web;

import plyground.core.search.Stop;
import plyground.core.search.Trace;

/** Hands on so many events and no more: then it has the search stopped. */
final class CountedTrace implements Trace {
  private final Trace inner;
  private final Stop stop;
  private int left;
  private boolean full;

  CountedTrace(Trace inner, int most, Stop stop) {
    this.inner = inner;
    this.stop = stop;
    left = most;
  }

  /** Whether there were more events than that. */
  boolean full() {
    return full;
  }

  private boolean room() {
    if (left > 0) {
      left--;
      return true;
    }
    full = true;
    stop.raise();
    return false;
  }

  @Override
  public void iteration(int depth, int alpha, int beta) {
    if (room()) {
      inner.iteration(depth, alpha, beta);
    }
  }

  @Override
  public void enter(int ply, int move, int alpha, int beta) {
    if (room()) {
      inner.enter(ply, move, alpha, beta);
    }
  }

  @Override
  public void leaf(int ply, int move, int value) {
    if (room()) {
      inner.leaf(ply, move, value);
    }
  }

  @Override
  public void child(int ply, int move, int value, int best, int alpha, int beta) {
    if (room()) {
      inner.child(ply, move, value, best, alpha, beta);
    }
  }

  @Override
  public void cut(int ply, int best, int alpha, int beta, int skipped, Reason reason) {
    if (room()) {
      inner.cut(ply, best, alpha, beta, skipped, reason);
    }
  }

  @Override
  public void hit(int ply, int value, int depth, Bound bound) {
    if (room()) {
      inner.hit(ply, value, depth, bound);
    }
  }

  @Override
  public void leave(int ply, int value) {
    if (room()) {
      inner.leave(ply, value);
    }
  }

  @Override
  public void meanChild(int ply, int move, double value, double soFar) {
    if (room()) {
      inner.meanChild(ply, move, value, soFar);
    }
  }

  @Override
  public void meanLeave(int ply, double value) {
    if (room()) {
      inner.meanLeave(ply, value);
    }
  }

  @Override
  public void playout(int[] moves, int length, int ply, double result) {
    if (room()) {
      inner.playout(moves, length, ply, result);
    }
  }

  @Override
  public void proven(int ply, int result) {
    if (room()) {
      inner.proven(ply, result);
    }
  }
}
