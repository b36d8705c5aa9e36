package plyground.web.live;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;

/**
 * Who holds the seats of a match's people, by what a cookie of theirs tells. A seat is anybody's
 * where whoever made the match had no cookie, and free while an invitation to it is out. Whoever
 * changes it holds the lock of its match.
 */
final class Seats {
  /** Anybody may move here who knows the match's name. */
  static final String ANYBODY = "";

  /** Nobody sits here before the invitation is taken. */
  static final String FREE = "free";

  private static final int TOKEN_BYTES = 9;
  private static final SecureRandom RANDOM = new SecureRandom();

  private final String[] holders = {ANYBODY, ANYBODY};
  private String invitation = "";

  /** Both seats are one visitor's. */
  void give(String session) {
    Arrays.fill(holders, session);
  }

  void restore(String first, String second, String token) {
    holders[0] = first;
    holders[1] = second;
    invitation = token;
  }

  String holder(int player) {
    return holders[player];
  }

  /** What the invitation that is out says; empty for none. */
  String invitation() {
    return invitation;
  }

  /** Frees a seat for whoever comes first with the invitation. */
  void invite(int player) {
    var token = new byte[TOKEN_BYTES];
    RANDOM.nextBytes(token);
    invitation = Base64.getUrlEncoder().withoutPadding().encodeToString(token);
    holders[player] = FREE;
  }

  /**
   * Takes the free seat.
   *
   * @throws Refusal if there is none, or the invitation is another
   */
  void take(String token, String session) {
    int free = Arrays.asList(holders).indexOf(FREE);
    if (free < 0) {
      throw Refusal.conflict("the seat is taken; you can watch");
    }
    if (session.isEmpty() || !same(token, invitation)) {
      throw Refusal.forbidden("this is no invitation to the game; you can watch");
    }
    holders[free] = session;
    invitation = "";
  }

  private static boolean same(String one, String other) {
    return MessageDigest.isEqual(
        one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
  }

  /** Whether somebody may move for a player. */
  boolean mayMove(int player, String session) {
    return holders[player].equals(ANYBODY) || holders[player].equals(session);
  }

  /** Whether two different people play, or one of them is waited for. */
  boolean apart() {
    return !holders[0].equals(holders[1]);
  }
}
