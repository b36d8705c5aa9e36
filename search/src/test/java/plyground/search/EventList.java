package plyground.search;

import java.util.List;
import plyground.core.search.Trace;

/** Takes a search down in words. */
record EventList(List<String> events) implements Trace {
  private void add(Object... words) {
    var line = new StringBuilder();
    for (Object word : words) {
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    events.add(line.toString());
  }

  private static Object bound(int value) {
    return Math.abs(value) == Walk.INFINITY ? "open" : value;
  }

  @Override
  public void iteration(int depth, int alpha, int beta) {
    add("iteration", depth, bound(alpha), bound(beta));
  }

  @Override
  public void enter(int ply, int move, int alpha, int beta) {
    add("enter", ply, move, bound(alpha), bound(beta));
  }

  @Override
  public void leaf(int ply, int move, int value) {
    add("leaf", ply, move, value);
  }

  @Override
  public void child(int ply, int move, int value, int best, int alpha, int beta) {
    add("child", ply, move, value, best, bound(alpha), bound(beta));
  }

  @Override
  public void cut(int ply, int best, int alpha, int beta, int skipped, Reason reason) {
    add("cut", ply, best, bound(alpha), bound(beta), skipped, reason);
  }

  @Override
  public void hit(int ply, int value, int depth, Bound bound) {
    add("hit", ply, value, depth, bound);
  }

  @Override
  public void leave(int ply, int value) {
    add("leave", ply, value);
  }
}
