package plyground.web;

import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;
import plyground.web.live.Refusal;

/**
 * Lets only the person in who started a lab that starts programs: the address printed then holds a
 * token, and the browser that opens it keeps it in a cookie.
 */
final class AccessToken {
  private static final String PARAMETER = "token";
  private static final int BYTES = 16;

  private final String token;

  /**
   * @param needed whether there is a token at all
   */
  AccessToken(boolean needed) {
    var bytes = new byte[BYTES];
    new SecureRandom().nextBytes(bytes);
    token = needed ? HexFormat.of().formatHex(bytes) : "";
  }

  /** What to add to the lab's address. */
  String query() {
    return token.isEmpty() ? "" : "?" + PARAMETER + "=" + token;
  }

  void check(Context request) {
    if (token.isEmpty()) {
      return;
    }
    // Cookies are shared by all ports of a machine.
    String cookie = "plyground-" + request.port();
    if (fits(request.queryParam(PARAMETER))) {
      request.header("Set-Cookie", cookie + "=" + token + "; Path=/; HttpOnly; SameSite=Strict");
    } else if (!fits(request.cookie(cookie))) {
      throw Refusal.forbidden(
          "this lab starts programs: open it by the address it printed at its start");
    }
  }

  private boolean fits(@Nullable String given) {
    return given != null && MessageDigest.isEqual(bytes(given), bytes(token));
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
