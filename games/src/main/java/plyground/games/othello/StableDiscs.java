package plyground.games.othello;

/** Only discs that can never be turned over are sure to count at the end: count those. */
record StableDiscs(Size size) implements OthelloHeuristic {
  @Override
  public int opinion(OthelloPosition discs) {
    long filled = discs.own() | discs.other();
    return Long.bitCount(Stability.stable(discs.own(), filled, size))
        - Long.bitCount(Stability.stable(discs.other(), filled, size));
  }

  @Override
  public int most() {
    return size.cells();
  }
}
