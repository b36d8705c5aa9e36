package plyground.arena.stats;

import java.util.ArrayDeque;

/** Where one comes along the arrows of a graph. */
final class Reach {
  private Reach() {}

  static boolean[] from(boolean[][] arrows, int begin) {
    boolean[] reached = new boolean[arrows.length];
    reached[begin] = true;
    var open = new ArrayDeque<Integer>();
    open.add(begin);
    while (!open.isEmpty()) {
      int at = open.remove();
      for (int next = 0; next < arrows.length; next++) {
        if (arrows[at][next] && !reached[next]) {
          reached[next] = true;
          open.add(next);
        }
      }
    }
    return reached;
  }
}
