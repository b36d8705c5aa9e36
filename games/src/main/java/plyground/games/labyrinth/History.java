package plyground.games.labyrinth;

import org.jspecify.annotations.Nullable;

/**
 * What the heuristics do not want to see again: the start, and the state after every shift, before
 * the walk. An immutable chain, the latest first.
 *
 * @param places both squares and how much both have found, packed as in {@link LabyrinthPosition}
 */
record History(Maze maze, int places, int hash, @Nullable History before) {
  static History of(Maze maze, int places, @Nullable History before) {
    return new History(maze, places, hash(maze.up(), places), before);
  }

  /** Mazes that are open upwards in the same places are rarely different ones. */
  private static int hash(long up, int places) {
    return (int) ((up * 0x9E3779B97F4A7C15L + places * 0xBF58476D1CE4E5B9L) >>> 32);
  }

  /**
   * The shifts of a position, as bits, that lead to nothing seen before; the first shift alone if
   * there is none.
   */
  static int fresh(LabyrinthPosition position) {
    int fresh = 0;
    int[] hashes = new int[Shift.COUNT];
    long filter = 0;
    for (int shift = 0; shift < Shift.COUNT; shift++) {
      fresh |= 1 << shift;
      hashes[shift] = hash(Shift.apply(shift, position.maze().up()), position.placesAfter(shift));
      filter |= 1L << hashes[shift];
    }
    // The filter holds six bits of every hash, so that most of the past costs one look each.
    for (var past = position.past(); past != null; past = past.before) {
      if ((filter >>> past.hash & 1) != 0) {
        fresh &= ~past.same(position, hashes);
      }
    }
    return fresh == 0 ? 1 : fresh;
  }

  private int same(LabyrinthPosition position, int[] hashes) {
    int same = 0;
    for (int shift = 0; shift < Shift.COUNT; shift++) {
      if (hashes[shift] == hash
          && places == position.placesAfter(shift)
          && maze.equals(position.maze().shifted(shift))) {
        same |= 1 << shift;
      }
    }
    return same;
  }
}
