package plyground.games.othello;

/** Corners can never be turned over and anchor what stands beside them: count them. */
record Corners(Size size) implements OthelloHeuristic {
  @Override
  public int opinion(OthelloPosition position) {
    long corners = size.corners();
    return Long.bitCount(position.own() & corners) - Long.bitCount(position.other() & corners);
  }

  @Override
  public int most() {
    return 4;
  }
}
