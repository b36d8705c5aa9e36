package plyground.core.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import plyground.core.view.Board;
import plyground.core.view.Pits;
import plyground.core.view.Spot;

/** Two rows of pits, the second player's above and from right to left, a store at each end. */
final class PitRows {
  private PitRows() {}

  static Geometry geometry(int pits) {
    var spots = new ArrayList<Spot>();
    for (int pit = 1; pit <= pits; pit++) {
      spots.add(Pits.pit("a" + pit, "pit a" + pit, 1, pit + 0.5));
    }
    spots.add(Pits.store("A", "store A", 2, pits + 1.5));
    for (int pit = 1; pit <= pits; pit++) {
      spots.add(Pits.pit("b" + pit, "pit b" + pit, 0, pits - pit + 1.5));
    }
    spots.add(Pits.store("B", "store B", 2, 0.5));
    int half = pits + 1;
    int[][] text = {IntStream.range(0, half).toArray(), IntStream.range(half, 2 * half).toArray()};
    int[][] next = new int[2 * half][];
    for (int cell = 0; cell < next.length; cell++) {
      next[cell] = new int[] {(cell + 1) % next.length};
    }
    var board = new Pits(Geometry.inReadingOrder(spots), labels(pits));
    return new Geometry(board, spots, text, next, 0, Geometry.Content.COUNTS, false);
  }

  private static List<Board.Label> labels(int pits) {
    var labels = new ArrayList<Board.Label>();
    for (int pit = 1; pit <= pits; pit++) {
      labels.add(new Board.Label("b" + pit, pits - pit + 1.5, -0.3));
      labels.add(new Board.Label("a" + pit, pit + 0.5, 2.3));
    }
    return labels;
  }
}
