package plyground.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.plugin.Plugins;
import plyground.agents.sandbox.Sandbox;
import plyground.console.DataFolder;
import plyground.console.PlanCommand;
import plyground.console.Streams;
import plyground.core.InputException;
import plyground.league.League;
import plyground.league.LeagueFolder;
import plyground.web.Lab;
import plyground.web.LabOptions;

/** The lab in the browser. */
@Command(
    name = "serve",
    description = "Opens the lab in the browser: play, watch, look inside the search.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Example: plyground serve --port 9000 --no-browser",
      "Games in progress are kept and go on after a restart; Ctrl-C closes the lab."
    })
final class ServeCommand implements Callable<Integer> {
  private static final int USUAL_PORT = 8080;
  private static final int TRIED = 100;
  private static final int LAST_PORT = 65535;

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "The port; 0 for any (default: 8080 or the next free one).")
  @Nullable Integer port;

  @Option(
      names = "--host",
      paramLabel = "H",
      defaultValue = LabOptions.LOOPBACK,
      description = "The address to listen on; 0.0.0.0 lets others in (default: ${DEFAULT-VALUE}).")
  String host = LabOptions.LOOPBACK;

  @Option(names = "--no-browser", description = "Open no browser.")
  boolean noBrowser;

  @Option(
      names = "--allow-programs",
      description =
          "Let pages use agents that start programs or load code; only the address that is printed"
              + " opens the lab then.")
  boolean programs;

  @Option(
      names = "--behind-proxy",
      description =
          "All requests come through a proxy of yours: whose they are is the last address in"
              + " X-Forwarded-For, not the proxy's.")
  boolean proxied;

  @Option(
      names = "--folder",
      paramLabel = "DIR",
      description = "Where games and tournaments are kept (default: the user's data folder).")
  @Nullable Path folder;

  @Option(
      names = "--store",
      paramLabel = "STORE",
      description = "Where they are kept instead: a file or a jdbc:postgresql: address.")
  @Nullable String store;

  @Option(
      names = "--game",
      paramLabel = "GAME",
      description = "Also let pages open this game, though it names files of this machine.")
  List<String> games = new ArrayList<>();

  @Option(
      names = "--page",
      paramLabel = "PATH",
      description = "Open the browser at this page of the lab, such as /microscope.")
  @Nullable String page;

  @Option(
      names = "--league",
      paramLabel = "DIR",
      description = "Open the league of this folder too, and play its games (docs/league.md).")
  @Nullable Path league;

  @Option(
      names = "--workers",
      paramLabel = "N",
      description =
          "Threads that check and play for the league here (default: half the processors).")
  @Nullable Integer workers;

  @Option(
      names = "--address",
      paramLabel = "URL",
      description = "By which people reach it through your proxy, as https://league.example.edu.")
  String address = "";

  @Option(
      names = "--insecure",
      description = "Let others reach a league without TLS, where everybody can listen in.")
  boolean insecure;

  @Option(
      names = "--rehearse",
      hidden = true,
      description = "Answer a few requests and close: what the launcher's cache is made from.")
  boolean rehearse;

  private final Streams streams;

  ServeCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws InterruptedException {
    if (rehearse) {
      try (var lab = Lab.open(options(), PlanCommand::of)) {
        Warmup.run(lab.address());
      }
      return 0;
    }
    var opened = league == null ? null : openLeague(league);
    var lab =
        opened == null
            ? Lab.open(options(), PlanCommand::of)
            : Lab.open(options(), PlanCommand::of, opened);
    var crew = opened == null ? null : opened.work(workers(), "serve", streams::say);
    var closed = new CountDownLatch(1);
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  lab.close();
                  if (crew != null && opened != null) {
                    crew.close();
                    opened.close();
                  }
                  closed.countDown();
                }));
    streams
        .out()
        .printf(
            "The lab is open at %s (ready in %d ms; Ctrl-C closes it)%n", lab.entrance(), age());
    String shown = page == null ? lab.entrance() : lab.entrance(page);
    if (page != null) {
      streams.out().println("The page: " + shown);
    }
    streams.out().flush();
    if (!noBrowser) {
      DesktopBrowser.open(shown);
    }
    closed.await();
    return 0;
  }

  /** A league has secrets, which do not travel open beyond this machine unless told so. */
  private League openLeague(Path folder) {
    boolean here = host.equals("localhost") || host.startsWith("127.") || host.equals("::1");
    if (!here && !proxied && !insecure) {
      throw new InputException(
          "--host "
              + host
              + ": a league is not open beyond this machine without TLS;"
              + " put a proxy before it (--behind-proxy), or say --insecure");
    }
    if (Sandbox.here() != Sandbox.BUBBLEWRAP) {
      throw new InputException(
          "--league " + folder + ": this machine cannot shut programs away; install bubblewrap");
    }
    return new LeagueFolder(folder).open();
  }

  private int workers() {
    if (workers != null && workers < 0) {
      throw new InputException("--workers " + workers + ": expected a whole number from 0");
    }
    return workers == null ? Math.max(1, Runtime.getRuntime().availableProcessors() / 2) : workers;
  }

  private LabOptions options() {
    games.forEach(each -> Catalogue.load(MoveInput.NOBODY).open(each)); // mistakes are told now
    if (port != null && (port < 0 || port > LAST_PORT)) {
      throw new InputException("--port " + port + ": expected a number from 0 to " + LAST_PORT);
    }
    var place = made(folder != null ? folder : league != null ? league : DataFolder.path());
    Plugins.useFolder(DataFolder.plugins(place));
    return new LabOptions(
        host,
        port == null ? USUAL_PORT : port,
        port == null ? TRIED : 1,
        programs,
        Runtime.getRuntime().availableProcessors(),
        store == null ? place.resolve("lab.db").toString() : store,
        place.resolve("lab.log").toString(),
        proxied,
        games,
        address());
  }

  private String address() {
    if (!address.isEmpty() && !address.matches("https?://[\\w.-]+(:\\d{1,5})?/?")) {
      throw new InputException("--address " + address + ": expected https://league.example.edu");
    }
    return address.replaceFirst("/$", "");
  }

  private static Path made(Path place) {
    try {
      return Files.createDirectories(place);
    } catch (IOException failure) {
      throw new InputException("cannot keep games in " + place + ": " + failure, failure);
    }
  }

  /** How long this process has lived. */
  private static long age() {
    var start = ProcessHandle.current().info().startInstant().orElse(Instant.now());
    return Duration.between(start, Instant.now()).toMillis();
  }
}
