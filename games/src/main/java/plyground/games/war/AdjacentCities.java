package plyground.games.war;

import java.util.Arrays;
import java.util.BitSet;

/** Collects roads; the same road given twice, or both ways, counts once. */
final class AdjacentCities {
  private final String[] names;
  private final BitSet[] joined;

  /**
   * @param names in string order
   */
  AdjacentCities(String[] names) {
    this.names = names;
    joined = new BitSet[names.length];
    Arrays.setAll(joined, _ -> new BitSet());
  }

  void join(Road road) {
    int one = Arrays.binarySearch(names, road.one());
    int other = Arrays.binarySearch(names, road.other());
    if (one != other) {
      joined[one].set(other);
      joined[other].set(one);
    }
  }

  int[][] sorted() {
    return Arrays.stream(joined).map(each -> each.stream().toArray()).toArray(int[][]::new);
  }
}
