package plyground.search.learned;

import java.util.List;

/**
 * Where weights come from.
 *
 * @param game they were learned in
 * @param command that makes them again
 * @param games played to learn from
 * @param positions learned from
 * @param curve how strong they became on the way
 */
public record Provenance(
    String game, long seed, String command, long games, long positions, List<CurvePoint> curve) {

  /**
   * A generation that was judged.
   *
   * @param games played until then
   * @param score of it against the last that counted, from 0 to 1
   * @param accepted whether it counts from then on
   * @param error how far it was off on games it had not seen, in the unit of its target
   */
  public record CurvePoint(long games, double score, boolean accepted, double error) {}

  /** Keeps a copy of the curve. */
  public Provenance {
    curve = List.copyOf(curve);
  }
}
