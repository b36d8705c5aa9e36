package plyground.games.war;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The symmetries of a map: ways to rename its cities that keep resources and roads. Found by trying
 * city after city; a map with very many of them, or where looking takes too long, is taken to have
 * none, since half a group would be worse.
 */
final class MapSymmetries {
  private static final int MOST = 64;
  private static final int MOST_STEPS = 100_000;

  private final WarMap map;
  private final int[] order;
  private final int[] to;
  private final List<int[]> found = new ArrayList<>();
  private long used;
  private int steps;

  MapSymmetries(WarMap map) {
    this.map = map;
    order = order(map);
    to = new int[map.size()];
    Arrays.fill(to, -1);
  }

  /** All but the one that renames nothing. */
  List<int[]> all() {
    boolean whole = extend(0);
    found.removeIf(MapSymmetries::renamesNothing);
    return whole ? List.copyOf(found) : List.of();
  }

  private static boolean renamesNothing(int[] to) {
    for (int city = 0; city < to.length; city++) {
      if (to[city] != city) {
        return false;
      }
    }
    return true;
  }

  /** Each city after one of its neighbours if possible, so that mistakes show early. */
  private static int[] order(WarMap map) {
    int[] order = new int[map.size()];
    long seen = 0;
    int end = 0;
    for (int begin = 0; begin < map.size(); begin++) {
      if ((seen >>> begin & 1) == 0) {
        seen |= 1L << begin;
        order[end++] = begin;
      }
      for (int at = end - 1; at < end; at++) {
        for (int next : map.neighbours(order[at])) {
          if ((seen >>> next & 1) == 0) {
            seen |= 1L << next;
            order[end++] = next;
          }
        }
      }
    }
    return order;
  }

  /** Gives the next cities their images in every possible way; false if that is too much. */
  private boolean extend(int depth) {
    if (depth == order.length) {
      found.add(to.clone());
      return found.size() <= MOST;
    }
    int city = order[depth];
    for (int image = 0; image < to.length; image++) {
      if ((used >>> image & 1) == 0 && fits(depth, city, image)) {
        if (++steps > MOST_STEPS) {
          return false;
        }
        to[city] = image;
        used |= 1L << image;
        boolean whole = extend(depth + 1);
        used ^= 1L << image;
        if (!whole) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean fits(int depth, int city, int image) {
    if (map.resources(city) != map.resources(image)
        || map.neighbours(city).length != map.neighbours(image).length) {
      return false;
    }
    long near = map.links()[city];
    long imageNear = map.links()[image];
    for (int i = 0; i < depth; i++) {
      int other = order[i];
      if ((near >>> other & 1) != (imageNear >>> to[other] & 1)) {
        return false;
      }
    }
    return true;
  }
}
