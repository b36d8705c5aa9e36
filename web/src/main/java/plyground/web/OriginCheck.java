package plyground.web;

import io.javalin.http.Context;
import java.net.URI;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import plyground.web.live.Refusal;

/**
 * Lets in only what a page of the lab itself would send, and tells browsers to load nothing from
 * elsewhere.
 *
 * <p>A page of somebody else may make a browser talk to this machine under a name of its own (DNS
 * rebinding); such a request names that name as its host and is refused. Numeric addresses cannot
 * be rebound.
 */
final class OriginCheck {
  private static final Pattern NUMERIC =
      Pattern.compile("\\d{1,3}(\\.\\d{1,3}){3}|\\[[0-9a-f:.]+]");
  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
          + " connect-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none';"
          + " frame-ancestors 'none'";

  private final Set<String> names;
  private final String address;
  private final String scheme;

  /**
   * @param host what the lab was told to listen on, a good name for it too
   * @param address by which people reach it through a proxy; empty for none
   * @param encrypted whether it speaks TLS itself
   */
  OriginCheck(String host, String address, boolean encrypted) {
    scheme = encrypted ? "https://" : "http://";
    names = new HashSet<>(List.of("localhost", host.toLowerCase(Locale.ROOT)));
    this.address = address;
    if (!address.isEmpty()) {
      names.add(String.valueOf(URI.create(address).getHost()).toLowerCase(Locale.ROOT));
    }
  }

  void check(Context request) {
    request.header("Content-Security-Policy", POLICY);
    request.header("X-Content-Type-Options", "nosniff");
    request.header("Referrer-Policy", "no-referrer");
    request.header("Cross-Origin-Opener-Policy", "same-origin");
    request.header("Cross-Origin-Resource-Policy", "same-origin");
    String host = String.valueOf(request.header("Host"));
    if (!known(host)) {
      throw Refusal.forbidden("this is not the lab of host '" + shortened(host) + "'");
    }
    String origin = request.header("Origin");
    if (origin != null && !origin.equals(scheme + host) && !origin.equals(address)) {
      throw Refusal.forbidden("pages of '" + shortened(origin) + "' may not use this lab");
    }
  }

  private boolean known(String host) {
    String name = host.toLowerCase(Locale.ROOT).replaceFirst(":\\d{1,5}$", "");
    return names.contains(name) || NUMERIC.matcher(name).matches();
  }

  private static String shortened(String text) {
    return text.length() > 100 ? text.substring(0, 100) + "..." : text;
  }
}
