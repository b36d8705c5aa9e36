package plyground.core.view;

import java.util.List;

/** The geometry of a game: what can be pointed at and where it lies. */
public sealed interface Board permits Squares, Hexes, Graph, Pits, Lattice {
  /** What can be pointed at, in reading order; every id stands once. */
  List<Spot> spots();

  /** What is written round the board. */
  default List<Label> labels() {
    return List.of();
  }

  /** Lines that join spots. */
  default List<Link> links() {
    return List.of();
  }

  /** Heavier lines that part the board into smaller ones. */
  default List<Divider> dividers() {
    return List.of();
  }

  /** A text beside the board, its middle in the units of spots. */
  record Label(String text, double x, double y) {}

  /** Two spots that are joined, by id. */
  record Link(String one, String other) {}

  /** A line from one point to another, in the units of spots. */
  record Divider(double fromX, double fromY, double toX, double toY) {}
}
