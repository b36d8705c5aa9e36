package plyground.games.othello;

/** Only discs that can never be turned over are sure to count at the end: count those. */
record StableDiscs(Size size) implements OthelloHeuristic {
  @Override
  public int opinion(OthelloPosition position) {
    return Stability.lead(position.own(), position.other(), size);
  }

  @Override
  public int most() {
    return size.cells();
  }
}
