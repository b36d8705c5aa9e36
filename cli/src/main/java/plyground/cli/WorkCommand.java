package plyground.cli;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import plyground.console.LimitOptions;
import plyground.console.Streams;
import plyground.league.League;

/** Plays for a league from another process or machine. */
@Command(
    name = "work",
    description = "Checks hand-ins and plays games for a league, until it is stopped.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Example: plyground work --store 'jdbc:postgresql://host/league?user=U&password=P'",
      "Any number of these may work for one league; what one leaves behind when it is killed",
      "another takes up after a minute, and nothing counts twice."
    })
final class WorkCommand implements Callable<Integer> {
  @Option(
      names = "--store",
      required = true,
      paramLabel = "STORE",
      description = "The league's: a file or a jdbc:postgresql: address.")
  String store = "";

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Games at once (default: half the processors).")
  @Nullable Integer threads;

  private final Streams streams;

  WorkCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws InterruptedException {
    int count =
        threads == null
            ? Math.max(1, Runtime.getRuntime().availableProcessors() / 2)
            : (int) LimitOptions.positive("--threads", threads);
    var league = League.open(store);
    var crew = league.work(count, "work", streams::say);
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  crew.close();
                  league.close();
                }));
    streams
        .out()
        .printf(
            "Working for %s: %s (Ctrl-C ends it)%n",
            league.settings().name(), league.settings().game());
    streams.out().flush();
    crew.await();
    return 0;
  }
}
