package plyground.games.othello;

/** Who leaves the opponent few moves soon forces bad ones: own moves less the other's. */
record Mobility() implements Heuristic {
  @Override
  public int opinion(Discs discs) {
    return Long.bitCount(discs.places()) - Long.bitCount(discs.otherPlaces());
  }

  @Override
  public int most() {
    return Size.EIGHT.cells();
  }
}
