package plyground.league.member;

import java.util.Locale;

/** What somebody may do in a league. */
public enum MemberRole {
  STUDENT,
  LECTURER,
  /** Was there once; what they handed in is kept. */
  GONE;

  /** As it is written down. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  static MemberRole of(String text) {
    return valueOf(text.toUpperCase(Locale.ROOT));
  }
}
