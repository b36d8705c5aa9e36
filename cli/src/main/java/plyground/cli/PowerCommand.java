package plyground.cli;

import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import plyground.arena.stats.Elo;
import plyground.arena.stats.Power;
import plyground.console.Json;
import plyground.console.Streams;
import plyground.core.InputException;

/** How many games a question needs. */
@Command(
    name = "power",
    description = "Tells how many games it takes to see a difference between two agents.",
    mixinStandardHelpOptions = true,
    footer = {"", "Example: plyground power --elo 50"})
final class PowerCommand implements Callable<Integer> {
  @Option(names = "--elo", paramLabel = "E", description = "The difference in Elo.")
  @Nullable Double elo;

  @Option(names = "--gap", paramLabel = "G", description = "Or in score: 0.05 for 55 %%.")
  @Nullable Double gap;

  @Option(
      names = "--deviation",
      paramLabel = "D",
      description = "Of a pair's score (default: ${DEFAULT-VALUE}; at most 0.5).")
  double deviation = 0.35;

  @Option(
      names = "--level",
      paramLabel = "P",
      description = "Chance of a false alarm (default: ${DEFAULT-VALUE}).")
  double level = 0.05;

  @Option(
      names = "--power",
      paramLabel = "P",
      description = "Chance to see it (default: ${DEFAULT-VALUE}).")
  double power = 0.8;

  @Option(names = "--json", description = "Report as JSON.")
  boolean json;

  private final Streams streams;

  PowerCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    double wanted = wantedGap();
    if (!(wanted > 0 && wanted <= 0.5)) {
      throw new InputException("--gap " + wanted + ": expected a number above 0, at most 0.5");
    }
    if (!(deviation > 0 && deviation <= Power.WIDEST)) {
      throw new InputException("--deviation: expected a number above 0, at most 0.5");
    }
    if (!(level > 0 && level < 1 && power > 0 && power < 1)) {
      throw new InputException("--level and --power: expected numbers between 0 and 1");
    }
    long pairs = Power.pairs(wanted, deviation, level, power);
    if (json) {
      Json.line(
          streams.out(),
          line -> {
            line.writeNumberProperty("gap", wanted);
            line.writeNumberProperty("pairs", pairs);
            line.writeNumberProperty("games", 2 * pairs);
          });
    } else {
      streams
          .out()
          .printf(
              Locale.ROOT,
              "%,d pairs, so %,d games, to tell a score of %.1f%% from 50%%%n",
              pairs,
              2 * pairs,
              100 * (0.5 + wanted));
    }
    return 0;
  }

  private double wantedGap() {
    if ((elo == null) == (gap == null)) {
      throw new InputException("expected one of --elo and --gap");
    }
    return elo != null ? Elo.score(elo) - 0.5 : gap == null ? 0 : gap;
  }
}
