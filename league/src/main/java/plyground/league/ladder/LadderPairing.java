package plyground.league.ladder;

/** Two who meet; the lesser id is named first. */
public record LadderPairing(String a, String b) {
  static LadderPairing of(String one, String other) {
    return one.compareTo(other) < 0 ? new LadderPairing(one, other) : new LadderPairing(other, one);
  }

  boolean has(String id) {
    return a.equals(id) || b.equals(id);
  }
}
