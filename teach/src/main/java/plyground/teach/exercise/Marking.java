package plyground.teach.exercise;

import java.util.List;

/** Every claim of an answer, right or wrong, with the sentence that says why. */
public record Marking(List<MarkedClaim> claims) {
  /**
   * One claim.
   *
   * @param about the node's name, or what was asked for
   * @param given what was answered; empty if nothing was
   */
  public record MarkedClaim(
      String about, String given, String expected, boolean right, String sentence) {}

  public int score() {
    return (int) claims.stream().filter(MarkedClaim::right).count();
  }

  public int points() {
    return claims.size();
  }
}
