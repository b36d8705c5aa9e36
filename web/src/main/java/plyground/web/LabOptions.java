package plyground.web;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a lab is opened.
 *
 * @param host the address to listen on
 * @param port the port, or the first of several to try
 * @param ports how many ports to try from there on
 * @param programs whether agents that start programs or load code may be used
 * @param threads how many searches run at a time
 * @param store where games under way and tournaments are kept, a file or an address; empty for
 *     nowhere
 * @param log the file that what goes wrong is written to; empty for none
 * @param proxied whether all requests come through a proxy, which names whose they are
 * @param games games that pages may open though they name files, word for word
 * @param address by which people reach it, such as {@code https://league.example.edu}; empty if
 *     that is where it listens
 * @param tls by which it proves who it is; null where it speaks plainly
 * @param lessons a folder of a lecturer's own; null for none
 */
public record LabOptions(
    String host,
    int port,
    int ports,
    boolean programs,
    int threads,
    String store,
    String log,
    boolean proxied,
    List<String> games,
    String address,
    @Nullable TlsCertificate tls,
    @Nullable Path lessons) {
  public static final String LOOPBACK = "127.0.0.1";

  /** Without a certificate of its own. */
  public LabOptions(
      String host,
      int port,
      int ports,
      boolean programs,
      int threads,
      String store,
      String log,
      boolean proxied,
      List<String> games,
      String address) {
    this(host, port, ports, programs, threads, store, log, proxied, games, address, null, null);
  }

  /** Whether browsers reach it by TLS alone. */
  public boolean encrypted() {
    return proxied || tls != null;
  }

  /** The same, with a certificate. */
  public LabOptions withTls(TlsCertificate certificate) {
    return new LabOptions(
        host,
        port,
        ports,
        programs,
        threads,
        store,
        log,
        proxied,
        games,
        address,
        certificate,
        lessons);
  }

  /** The same, with these lessons too. */
  public LabOptions withLessons(@Nullable Path folder) {
    return new LabOptions(
        host, port, ports, programs, threads, store, log, proxied, games, address, tls, folder);
  }

  /** With a memory as long as the process lives. */
  public LabOptions(String host, int port, int ports, boolean programs, int threads) {
    this(host, port, ports, programs, threads, "");
  }

  /** Without a log. */
  public LabOptions(String host, int port, int ports, boolean programs, int threads, String store) {
    this(host, port, ports, programs, threads, store, "", false, List.of(), "");
  }

  /** The same, and pages may open these games too. */
  public LabOptions withGames(List<String> more) {
    return new LabOptions(
        host, port, ports, programs, threads, store, log, proxied, more, address, tls, lessons);
  }

  /** On any free port of this machine, for itself alone; nothing is kept. */
  public static LabOptions quiet() {
    int threads = Runtime.getRuntime().availableProcessors();
    return new LabOptions(LOOPBACK, 0, 1, false, threads);
  }
}
