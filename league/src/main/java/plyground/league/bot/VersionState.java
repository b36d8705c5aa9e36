package plyground.league.bot;

import java.util.Locale;

/** What became of a hand-in. */
public enum VersionState {
  /** Acknowledged, and not checked yet. */
  WAITING,
  PLAYING,
  REFUSED,
  /** It was good, and a later one plays in its place. */
  REPLACED;

  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  static VersionState of(String text) {
    return valueOf(text.toUpperCase(Locale.ROOT));
  }
}
