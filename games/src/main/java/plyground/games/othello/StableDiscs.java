package plyground.games.othello;

/** Only discs that can never be turned over are sure to count at the end: count those. */
record StableDiscs(Size size) implements OthelloHeuristic {
  @Override
  public int opinion(OthelloPosition position) {
    long filled = position.own() | position.other();
    return Long.bitCount(Stability.stable(position.own(), filled, size))
        - Long.bitCount(Stability.stable(position.other(), filled, size));
  }

  @Override
  public int most() {
    return size.cells();
  }
}
