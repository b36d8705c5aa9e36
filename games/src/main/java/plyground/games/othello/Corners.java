package plyground.games.othello;

/** Corners can never be turned over and anchor what stands beside them: count them. */
record Corners(Size size) implements Heuristic {
  @Override
  public int opinion(Discs discs) {
    long corners = size.corners();
    return Long.bitCount(discs.own() & corners) - Long.bitCount(discs.other() & corners);
  }

  @Override
  public int most() {
    return 4;
  }
}
