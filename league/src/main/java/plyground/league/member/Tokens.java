package plyground.league.member;

import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import plyground.arena.record.FileHash;

/**
 * Secrets of 144 random bits. So many cannot be guessed, and a hash of them says nothing: a plain
 * SHA-256 is as good as a slow one.
 */
public final class Tokens {
  private static final int BYTES = 18;
  private static final SecureRandom RANDOM = new SecureRandom();

  private Tokens() {}

  public static String draw() {
    byte[] bytes = new byte[BYTES];
    RANDOM.nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /** All that is kept of one. */
  public static String hash(String token) {
    return HexFormat.of()
        .formatHex(FileHash.digest().digest(token.getBytes(StandardCharsets.UTF_8)));
  }
}
