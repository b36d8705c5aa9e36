package plyground.games.gallery;

import static plyground.games.gallery.SlowTwin.rows;
import static plyground.games.gallery.SlowTwin.side;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Kalah, on one ring of numbers: a's pits, a's store, b's pits, b's store. */
record SlowSeeds(int pits, int seeds, boolean emptyCapture) implements SlowTwin {
  @Override
  public String start() {
    String half = (seeds + ",").repeat(pits) + "0";
    return half + "/" + half + " a";
  }

  private static int[] ring(String position) {
    return rows(position).stream()
        .flatMap(row -> Arrays.stream(row.split(",")))
        .mapToInt(Integer::parseInt)
        .toArray();
  }

  private String text(int[] ring, String side) {
    return half(ring, 0) + "/" + half(ring, pits + 1) + " " + side;
  }

  private String half(int[] ring, int from) {
    return IntStream.range(from, from + pits + 1)
        .mapToObj(i -> "" + ring[i])
        .collect(Collectors.joining(","));
  }

  private static int sum(int[] ring, int from, int until) {
    return Arrays.stream(ring, from, until).sum();
  }

  @Override
  public Map<String, String> moves(String position) {
    var moves = new LinkedHashMap<String, String>();
    String mover = side(position);
    int first = mover.equals("a") ? 0 : pits + 1;
    for (int pit = 0; pit < pits; pit++) {
      if (ring(position)[first + pit] > 0) {
        moves.put(mover + (pit + 1), sown(ring(position), mover, first + pit));
      }
    }
    return moves;
  }

  private String sown(int[] ring, String mover, int from) {
    int ownStore = mover.equals("a") ? pits : 2 * pits + 1;
    int otherStore = mover.equals("a") ? 2 * pits + 1 : pits;
    int hand = ring[from];
    ring[from] = 0;
    int at = from;
    while (hand > 0) {
      at = (at + 1) % ring.length;
      if (at != otherStore) {
        ring[at]++;
        hand--;
      }
    }
    boolean own = mover.equals("a") ? at < pits : at > pits && at < 2 * pits + 1;
    int opposite = 2 * pits - at;
    if (own && ring[at] == 1 && (emptyCapture || ring[opposite] > 0)) {
      ring[ownStore] += 1 + ring[opposite];
      ring[at] = 0;
      ring[opposite] = 0;
    }
    if (sum(ring, 0, pits) == 0 || sum(ring, pits + 1, 2 * pits + 1) == 0) {
      ring[pits] = sum(ring, 0, pits + 1);
      ring[2 * pits + 1] = sum(ring, pits + 1, ring.length);
      Arrays.fill(ring, 0, pits, 0);
      Arrays.fill(ring, pits + 1, 2 * pits + 1, 0);
    }
    String other = mover.equals("a") ? "b" : "a";
    return text(ring, at == ownStore ? mover : other);
  }

  @Override
  public int score(String position) {
    int[] ring = ring(position);
    return ring[pits] - ring[2 * pits + 1];
  }
}
