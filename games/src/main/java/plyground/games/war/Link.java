package plyground.games.war;

/** A road between two cities by their numbers. */
record Link(int one, int other) {
  private boolean meets(Link link) {
    return one == link.one || one == link.other || other == link.one || other == link.other;
  }

  /** Whether the two cross where cities lie so; roads to the same city do not. */
  boolean crosses(Link link, double[] x, double[] y) {
    return !meets(link) && parts(link, x, y) && link.parts(this, x, y);
  }

  /** Whether the cities of the other road lie on different sides of this one. */
  private boolean parts(Link link, double[] x, double[] y) {
    return left(link.one, x, y) != left(link.other, x, y);
  }

  private boolean left(int point, double[] x, double[] y) {
    return (x[other] - x[one]) * (y[point] - y[one]) > (y[other] - y[one]) * (x[point] - x[one]);
  }
}
