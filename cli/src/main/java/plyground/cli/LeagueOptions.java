package plyground.cli;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import plyground.agents.sandbox.Sandbox;
import plyground.console.Streams;
import plyground.core.InputException;
import plyground.league.League;
import plyground.league.LeagueCrew;
import plyground.league.LeagueFolder;
import plyground.web.TlsCertificate;

/** What is said about leagues when the lab is opened. */
final class LeagueOptions {
  @Option(
      names = "--league",
      paramLabel = "DIR",
      description =
          "Open the league of this folder, or of a jdbc:postgresql: store, and play its games"
              + " (docs/league.md); may be given more than once.")
  List<String> leagues = new ArrayList<>();

  @Option(
      names = "--workers",
      paramLabel = "N",
      description =
          "Threads that check and play for each league here (default: half the processors).")
  @Nullable Integer workers;

  @Option(
      names = "--address",
      paramLabel = "URL",
      description = "By which people reach it through your proxy, as https://league.example.edu.")
  String address = "";

  @Option(
      names = "--tls",
      arity = "0..1",
      fallbackValue = "",
      paramLabel = "FILE",
      description =
          "Speak TLS, by this certificate and key (PEM or PKCS #12); without a file, by one that"
              + " the lab makes for itself.")
  @Nullable String tls;

  @Option(
      names = "--insecure",
      description = "Let others reach a league without TLS, where everybody can listen in.")
  boolean insecure;

  /** The folder of the first league that has one. */
  @Nullable Path folder() {
    return leagues.stream()
        .filter(each -> !each.startsWith("jdbc:"))
        .map(Path::of)
        .findFirst()
        .orElse(null);
  }

  /** A league has secrets, which do not travel open beyond this machine unless told so. */
  private void mustBePrivate(String host, boolean proxied) {
    boolean here = host.equals("localhost") || host.startsWith("127.") || host.equals("::1");
    if (!here && !proxied && tls == null && !insecure) {
      throw new InputException(
          "--host "
              + host
              + ": a league is not open beyond this machine without TLS;"
              + " put a proxy before it (--behind-proxy), give it a certificate (--tls),"
              + " or say --insecure");
    }
  }

  /**
   * Opens them, by short names.
   *
   * @param store the lab's, which may hold a league too
   */
  Map<String, League> open(String host, boolean proxied, @Nullable String store) {
    Map<String, League> opened = new LinkedHashMap<>();
    try {
      for (String each : leagues) {
        mustBeShutAway();
        mustBePrivate(host, proxied);
        opened.put(free(name(each), opened), one(each));
      }
      if (leagues.isEmpty() && store != null && store.startsWith("jdbc:")) {
        League.find(store).ifPresent(each -> opened.put("league", each));
        if (!opened.isEmpty()) {
          mustBeShutAway();
          mustBePrivate(host, proxied);
        }
      }
    } catch (InputException wrong) {
      opened.values().forEach(League::close);
      throw wrong;
    }
    return opened;
  }

  private static void mustBeShutAway() {
    if (Sandbox.here() != Sandbox.BUBBLEWRAP) {
      throw new InputException(
          "--league: this machine cannot shut programs away; install bubblewrap");
    }
  }

  private static League one(String text) {
    return text.startsWith("jdbc:") ? League.open(text) : new LeagueFolder(Path.of(text)).open();
  }

  /** A folder's name, as it stands in addresses; a store's has secrets in it. */
  private static String name(String text) {
    if (text.startsWith("jdbc:")) {
      return "league";
    }
    var last = Path.of(text).toAbsolutePath().normalize().getFileName();
    String plain = String.valueOf(last).replaceAll("[^A-Za-z0-9._-]", "-");
    return plain.isEmpty() ? "league" : plain;
  }

  private static String free(String name, Map<String, League> taken) {
    String free = name;
    for (int i = 2; taken.containsKey(free); i++) {
      free = name + "-" + i;
    }
    return free;
  }

  /** Threads that play for them. */
  List<LeagueCrew> work(Map<String, League> opened, Streams streams) {
    int count =
        workers == null ? Math.max(1, Runtime.getRuntime().availableProcessors() / 2) : workers;
    return opened.values().stream().map(each -> each.work(count, "serve", streams::say)).toList();
  }

  void check() {
    if (workers != null && workers < 0) {
      throw new InputException("--workers " + workers + ": expected a whole number from 0");
    }
    if (!address.isEmpty() && !address.matches("https?://[\\w.-]+(:\\d{1,5})?/?")) {
      throw new InputException("--address " + address + ": expected https://league.example.edu");
    }
  }

  /** Without a slash at its end. */
  String address() {
    return address.replaceFirst("/$", "");
  }

  /**
   * The certificate to speak by; null for none.
   *
   * @param place where one of the lab's own is kept
   */
  @Nullable TlsCertificate certificate(Path place, String host) {
    if (tls == null) {
      return null;
    }
    if (tls.isEmpty()) {
      var names = new ArrayList<>(List.of("localhost", "127.0.0.1"));
      if (!names.contains(host) && !host.equals("0.0.0.0")) {
        names.addFirst(host);
      }
      if (!address.isEmpty()) {
        names.addFirst(String.valueOf(URI.create(address).getHost()));
      }
      return TlsCertificate.own(place, names);
    }
    if (!Files.isReadable(Path.of(tls))) {
      throw new InputException("--tls " + tls + ": cannot be read");
    }
    String password = System.getenv("PLYGROUND_TLS_PASSWORD");
    return TlsCertificate.read(Path.of(tls), password == null ? "" : password);
  }
}
