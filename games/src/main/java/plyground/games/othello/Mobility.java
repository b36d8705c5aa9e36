package plyground.games.othello;

/** Who leaves the opponent few moves soon forces bad ones: own moves less the other's. */
record Mobility() implements OthelloHeuristic {
  @Override
  public int opinion(OthelloPosition position) {
    return Long.bitCount(position.places()) - Long.bitCount(position.otherPlaces());
  }

  @Override
  public int most() {
    return Size.EIGHT.cells();
  }
}
