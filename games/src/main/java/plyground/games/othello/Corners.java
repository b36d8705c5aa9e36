package plyground.games.othello;

/** Corners can never be turned over and anchor what stands beside them: count them. */
record Corners(Size size) implements OthelloHeuristic {
  @Override
  public int opinion(OthelloPosition position) {
    return position.lead(size.corners());
  }

  @Override
  public int most() {
    return 4;
  }
}
