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
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.plugin.Plugins;
import plyground.console.DataFolder;
import plyground.console.PlanCommand;
import plyground.console.Streams;
import plyground.core.InputException;
import plyground.league.League;
import plyground.league.LeagueCrew;
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
      names = "--lessons",
      paramLabel = "DIR",
      description =
          "A folder of lessons, NAME.md each, that are added to the lab's or replace them.")
  @Nullable Path lessons;

  @Option(
      names = "--page",
      paramLabel = "PATH",
      description = "Open the browser at this page of the lab, such as /microscope.")
  @Nullable String page;

  @Mixin LeagueOptions leagues = new LeagueOptions();

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
    leagues.check();
    var opened = leagues.open(host, proxied, store);
    var lab = Lab.open(options(), PlanCommand::of, opened);
    var crews = leagues.work(opened, streams);
    var closed = new CountDownLatch(1);
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  lab.close();
                  crews.forEach(LeagueCrew::close);
                  opened.values().forEach(League::close);
                  closed.countDown();
                }));
    streams.out().print(welcome(lab, age()));
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

  /** Where the lab is, for who started it and for others if they can come in. */
  static String welcome(Lab lab, long millis) {
    var others = lab.othersAddresses();
    return "The lab is open at %s (ready in %d ms; Ctrl-C closes it)%n"
            .formatted(lab.entrance(), millis)
        + (others.isEmpty() ? "" : "Others find it at %s%n".formatted(String.join(" or ", others)));
  }

  private LabOptions options() {
    games.forEach(each -> Catalogue.load(MoveInput.NOBODY).open(each)); // mistakes are told now
    if (port != null && (port < 0 || port > LAST_PORT)) {
      throw new InputException("--port " + port + ": expected a number from 0 to " + LAST_PORT);
    }
    var own = leagues.folder();
    var place = made(folder != null ? folder : own != null ? own : DataFolder.path());
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
        leagues.address(),
        leagues.certificate(place, host),
        lessons);
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
