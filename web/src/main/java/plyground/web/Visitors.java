package plyground.web;

import io.javalin.http.Context;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.HexFormat;
import plyground.web.live.Visitor;

/**
 * Tells who asks: by the address, and by a cookie that is given to whoever makes something that is
 * theirs to remove.
 */
final class Visitors {
  private static final int BYTES = 16;

  /** What one host of the newer protocol has to itself, so that it is one client. */
  private static final int PREFIX = 8;

  private static final int YEAR_SECONDS = 365 * 24 * 60 * 60;

  private final SecureRandom random = new SecureRandom();
  private final boolean proxied;

  /**
   * @param proxied whether all requests come through a proxy that names the address before it
   */
  Visitors(boolean proxied) {
    this.proxied = proxied;
  }

  Visitor of(Context request) {
    String cookie = request.cookie(cookie(request));
    return new Visitor(client(request), cookie == null ? "" : hash(cookie));
  }

  /** The same, with a cookie from now on. */
  Visitor named(Context request) {
    var visitor = of(request);
    if (!visitor.session().isEmpty()) {
      return visitor;
    }
    var bytes = new byte[BYTES];
    random.nextBytes(bytes);
    String secret = HexFormat.of().formatHex(bytes);
    request
        .res()
        .addHeader(
            "Set-Cookie",
            "%s=%s; Path=/; Max-Age=%d; HttpOnly; SameSite=Lax"
                .formatted(cookie(request), secret, YEAR_SECONDS));
    return new Visitor(visitor.client(), hash(secret));
  }

  /** Cookies are shared by all ports of a machine. */
  private static String cookie(Context request) {
    return "plyground-visitor-" + request.port();
  }

  /** Nobody who reads the store learns a cookie. */
  private static String hash(String secret) {
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(secret.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException missing) {
      throw new IllegalStateException(missing);
    }
  }

  String client(Context request) {
    String said = String.valueOf(request.header("X-Forwarded-For"));
    // The last name is the one that our own proxy put there; others may be anybody's.
    String address = proxied ? said.substring(said.lastIndexOf(',') + 1).strip() : request.ip();
    return client(address);
  }

  /** Whose an address is. */
  static String client(String address) {
    try {
      return InetAddress.ofLiteral(address) instanceof Inet6Address six
          ? HexFormat.of().formatHex(Arrays.copyOf(six.getAddress(), PREFIX))
          : address;
    } catch (IllegalArgumentException name) {
      return address;
    }
  }
}
