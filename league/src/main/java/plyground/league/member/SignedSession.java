package plyground.league.member;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * What a browser carries after its link was followed: who, of which epoch, until when, and a
 * signature that only the league can make.
 */
public record SignedSession(String member, int epoch, Instant end) {
  public static final Duration LENGTH = Duration.ofDays(30);

  private static final String ALGORITHM = "HmacSHA256";
  private static final int LONGEST = 1000;

  /** The text of a cookie. */
  public String sign(String secret) {
    String id = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes(member));
    String body = id + "." + epoch + "." + end.getEpochSecond();
    return body + "." + signature(body, secret);
  }

  /** The session of a cookie, if we signed it and it has not ended. */
  public static Optional<SignedSession> read(String cookie, String secret, Instant now) {
    int last = cookie.lastIndexOf('.');
    if (last < 0 || cookie.length() > LONGEST) {
      return Optional.empty();
    }
    String body = cookie.substring(0, last);
    String signature = cookie.substring(last + 1);
    if (!MessageDigest.isEqual(bytes(signature), bytes(signature(body, secret)))) {
      return Optional.empty();
    }
    String[] parts = body.split("\\.");
    String member = new String(Base64.getUrlDecoder().decode(parts[0]), StandardCharsets.UTF_8);
    var end = Instant.ofEpochSecond(Long.parseLong(parts[2]));
    return now.isBefore(end)
        ? Optional.of(new SignedSession(member, Integer.parseInt(parts[1]), end))
        : Optional.empty();
  }

  private static String signature(String body, String secret) {
    try {
      var mac = Mac.getInstance(ALGORITHM);
      mac.init(new SecretKeySpec(bytes(secret), ALGORITHM));
      return Base64.getUrlEncoder().withoutPadding().encodeToString(mac.doFinal(bytes(body)));
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
