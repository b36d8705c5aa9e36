package plyground.games.war;

/** What may be done to an empty city next to an own one. */
public enum Rule {
  /** March or drop, as one likes. */
  ASSIGNMENT,
  /** March: there is one move an empty city. */
  CLASSIC
}
