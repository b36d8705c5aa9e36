package plyground.games.othello;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;

/**
 * A move of a position that is to be solved, and the position it leads to, or an image of that
 * which an earlier move leads to. Only then is it turned, so that what is found of it serves the
 * next position of the game as well.
 *
 * @param promise what a shallow search thinks of the move
 */
record RootMove(int move, OthelloPosition image, int promise) {
  private static final int MOST_PLIES = 5;

  /** All moves, the most promising first. */
  static List<RootMove> inOrder(OthelloPosition root, ShallowSearch shallow) {
    int[] moves = new int[root.size().cells()];
    int end = root.moves(moves, 0);
    int plies = Math.clamp((root.empties() - 8) / 3, 0, MOST_PLIES);
    int infinity = ShallowSearch.INFINITY;
    var images = new HashMap<CanonicalStones.Pair, OthelloPosition>();
    var all = new ArrayList<RootMove>();
    for (int i = 0; i < end; i++) {
      var next = root.play(moves[i]);
      var kind = CanonicalStones.canonical(next.own(), next.other());
      var image = images.computeIfAbsent(kind, _ -> next);
      int value = -shallow.value(next.own(), next.other(), -infinity, infinity, plies);
      all.add(new RootMove(moves[i], image, value));
    }
    all.sort(Comparator.comparingInt(each -> -each.promise));
    return all;
  }
}
