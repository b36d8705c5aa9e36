package plyground.arena.record;

import java.util.List;
import plyground.core.Position;
import plyground.core.SplitMix;
import plyground.core.Symmetry;

/**
 * Numbers games so that the same start and moves have the same number, and their images too: of all
 * images those count whose start has the least key, and of these the least number. Nearly always
 * there is only one of them.
 */
public final class GamePrints<P extends Position<P>> {
  private final List<Symmetry<P>> symmetries;

  /** For a game with these symmetries besides leaving all as it is. */
  public GamePrints(List<Symmetry<P>> symmetries) {
    this.symmetries = symmetries;
  }

  /** The number of a game. */
  public long of(P start, int[] moves) {
    long[] keys = new long[symmetries.size()];
    long least = start.key();
    for (int i = 0; i < keys.length; i++) {
      keys[i] = symmetries.get(i).position(start).key();
      least = Math.min(least, keys[i]);
    }
    long print = start.key() == least ? print(least, moves) : Long.MAX_VALUE;
    for (int i = 0; i < keys.length; i++) {
      if (keys[i] == least) {
        print = Math.min(print, print(least, moves, symmetries.get(i)));
      }
    }
    return print;
  }

  private static long print(long start, int[] moves) {
    long print = SplitMix.mix(start);
    for (int move : moves) {
      print = SplitMix.mix(print + move + 1);
    }
    return print;
  }

  private long print(long start, int[] moves, Symmetry<P> symmetry) {
    long print = SplitMix.mix(start);
    for (int move : moves) {
      print = SplitMix.mix(print + symmetry.move(move) + 1);
    }
    return print;
  }
}
