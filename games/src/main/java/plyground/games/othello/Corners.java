package plyground.games.othello;

/** Corners can never be turned over and anchor what stands beside them: count them. */
record Corners(Size size) implements OthelloHeuristic {
  @Override
  public int opinion(OthelloPosition discs) {
    long corners = size.corners();
    return Long.bitCount(discs.own() & corners) - Long.bitCount(discs.other() & corners);
  }

  @Override
  public int most() {
    return 4;
  }
}
