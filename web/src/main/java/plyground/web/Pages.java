package plyground.web;

import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;
import plyground.arena.plot.Page;
import plyground.arena.record.ResourceText;
import plyground.web.live.Refusal;

/**
 * The pages and what they load, out of the jar, compressed once. A page is a fragment put into the
 * common shell here, so that nothing moves when it has loaded.
 */
final class Pages {
  static final List<String> NAMES =
      List.of("play", "watch", "microscope", "tournaments", "workbench", "rules", "agents");

  /** Those that are there where a league is. */
  private static final List<String> LEAGUE = List.of("league", "arena", "finals");

  static final String HOME = "home";

  /** Opened from a tournament, never from the menu. */
  private static final String REPLAY = "replay";

  /** Opened from the Microscope. */
  private static final String RACE = "race";

  private static final String LEAGUE_LINK = "<a href=\"/league\" data-page=\"league\">League</a>";

  private static final String DOCS = "docs";
  private static final String DOCS_LINK = "<a href=\"/docs\" data-page=\"docs\">Docs</a>";

  /** What a page without a script of its own does not load. */
  private static final String SCRIPT =
      "    <script type=\"module\" src=\"/{{name}}/{{name}}.js\"></script>\n";

  private static final String ASK = "no-cache";
  private static final String FOLDER = "pages/";
  private static final Pattern PATH =
      Pattern.compile("([a-z0-9-]+/){0,3}[a-z0-9-]+\\.(js|css|svg)");
  private static final Pattern TITLE = Pattern.compile("<!-- title: ([^>]*) -->\\s*");
  private static final Map<String, String> TYPES =
      Map.of("js", "text/javascript", "css", "text/css", "svg", "image/svg+xml");
  private static final Map<String, String> DOCS_TYPES =
      Map.of("html", "text/html", "png", "image/png", "ipynb", "application/json");

  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record Served(byte[] plain, byte[] small, String tag, String type) {}

  private final Map<String, Served> served = new ConcurrentHashMap<>();
  private final boolean league;
  private final Optional<Documentation> docs = Documentation.here();

  /**
   * @param league whether there is one
   */
  Pages(boolean league) {
    this.league = league;
  }

  /** A page or file of the documentation, or what these pages load. */
  void documentation(Context request) {
    String path = request.pathParam("path");
    var known = served.get(DOCS + "/" + path);
    if (known == null) {
      var found = docs.flatMap(all -> all.find(path));
      if (found.isEmpty()) {
        file(request);
        return;
      }
      known = served(found.get(), path.substring(path.lastIndexOf('.') + 1));
      served.put(DOCS + "/" + path, known);
    }
    send(request, known, ASK);
  }

  private Served served(DocsFile file, String ending) {
    if (file.isPage()) {
      return served(compose(DOCS, file.fragment()), "text/html");
    }
    String type = TYPES.getOrDefault(ending, DOCS_TYPES.getOrDefault(ending, "text/plain"));
    return served(file.content(), type);
  }

  /** All pages there are. */
  List<String> names() {
    var further = Stream.concat(Stream.of(REPLAY, RACE), league ? LEAGUE.stream() : Stream.of());
    return Stream.concat(NAMES.stream(), further).toList();
  }

  /** A whole page by its name. */
  void page(Context request, String name) {
    send(request, served.computeIfAbsent("/" + name, _ -> served(compose(name), "text/html")), ASK);
  }

  /** A page whose fragment has places to fill in with HTML. */
  void filled(Context request, String name, Map<String, String> places) {
    String page = compose(name);
    for (var place : places.entrySet()) {
      page = page.replace("{{" + place.getKey() + "}}", place.getValue());
    }
    send(request, served(page, "text/html"), ASK);
  }

  /** The picture that stands for a game in lists and tabs. */
  static String icon(String kind) {
    String own = "icons/" + kind + ".svg";
    return PATH.matcher(own).matches() && Pages.class.getResource(FOLDER + own) != null
        ? "/" + own
        : "/icon.svg";
  }

  /** A page that says what went wrong, for whoever came by an address. */
  void failure(Context request, int status, String message) {
    String page =
        compose("failure")
            .replace("{{status}}", Integer.toString(status))
            .replace("{{message}}", Page.escaped(message));
    request.status(status).contentType("text/html; charset=utf-8").result(page);
  }

  /** A script, style or picture by its path. */
  void file(Context request) {
    String path = request.path().substring(1);
    var known = served.get(path);
    if (known == null) {
      var text = PATH.matcher(path).matches() ? read(path) : Optional.<String>empty();
      String type = TYPES.getOrDefault(path.substring(path.lastIndexOf('.') + 1), "text/plain");
      known = served(text.orElseThrow(() -> Refusal.unknown("there is no " + brief(path))), type);
      served.put(path, known);
    }
    send(request, known, ASK);
  }

  private static String brief(String path) {
    return "'/" + (path.length() > 100 ? path.substring(0, 100) + "..." : path) + "'";
  }

  private String compose(String name) {
    return compose(name, read(name + "/page.html").orElse("<h1>Not here yet</h1>"));
  }

  private String compose(String name, String fragment) {
    var title = TITLE.matcher(fragment);
    String called = title.find() ? title.group(1) : name;
    String shell = read("shell.html").orElseThrow();
    return (read(name + "/" + name + ".js").isPresent() ? shell : shell.replace(SCRIPT, ""))
        .replace("{{docs}}", docs.isPresent() ? DOCS_LINK : "")
        .replace("{{league}}", league ? LEAGUE_LINK : "")
        .replace("{{preloads}}", Preloads.of(name))
        .replace("{{name}}", name)
        .replace("{{title}}", called)
        .replace("data-page=\"" + name + "\"", "data-page=\"" + name + "\" aria-current=\"page\"")
        .replace("{{main}}", TITLE.matcher(fragment).replaceFirst(""));
  }

  static Optional<String> read(String path) {
    return ResourceText.find(Pages.class, FOLDER + path);
  }

  private static Served served(String text, String type) {
    return served(text.getBytes(StandardCharsets.UTF_8), type);
  }

  private static Served served(byte[] plain, String type) {
    return new Served(plain, gzip(plain), tag(plain), type + "; charset=utf-8");
  }

  static byte[] gzip(byte[] plain) {
    var small = new ByteArrayOutputStream();
    try (var gzip = new GZIPOutputStream(small)) {
      gzip.write(plain);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return small.toByteArray();
  }

  private static String tag(byte[] plain) {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(plain);
      return '"' + HexFormat.of().formatHex(digest, 0, 8) + '"';
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** JSON that depends on its address alone. */
  static void sendLasting(Context request, String json) {
    send(request, served(json, "application/json"), "private, max-age=600");
  }

  /** A picture that depends on its address alone. */
  static void sendPicture(Context request, String svg) {
    send(request, served(svg, TYPES.getOrDefault("svg", "")), "private, max-age=600");
  }

  private static void send(Context request, Served file, String keep) {
    request.header("ETag", file.tag).header("Cache-Control", keep).contentType(file.type);
    request.header("Vary", "Accept-Encoding");
    if (file.tag.equals(request.header("If-None-Match"))) {
      request.status(304);
    } else if (accepts(request.header("Accept-Encoding"))) {
      request.header("Content-Encoding", "gzip").result(file.small);
    } else {
      request.result(file.plain);
    }
  }

  /** Whether a browser takes gzip, as all of them do. */
  static boolean accepts(@Nullable String encodings) {
    return encodings != null && encodings.contains("gzip");
  }
}
