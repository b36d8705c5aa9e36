package plyground.games.othello;

/** Who leaves the opponent few moves soon forces bad ones: own moves less the other's. */
record Mobility() implements OthelloHeuristic {
  @Override
  public int opinion(OthelloPosition discs) {
    return Long.bitCount(discs.places()) - Long.bitCount(discs.otherPlaces());
  }

  @Override
  public int most() {
    return Size.EIGHT.cells();
  }
}
