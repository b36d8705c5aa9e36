package plyground.cli;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plyground.agents.Asker;
import plyground.agents.Catalogue;
import plyground.agents.OpenGame;
import plyground.arena.Schedule;
import plyground.arena.Tally;
import plyground.core.Position;
import plyground.core.Side;

/** Two agents, many games. */
@Command(
    name = "match",
    description = "Plays one agent against another, seats swapped pair by pair.",
    mixinStandardHelpOptions = true,
    footer = {"", "Example: plyground match tic-tac-toe alphabeta:depth=9 random --games 100"})
final class MatchCommand implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "GAME", description = "The game.")
  String game = "";

  @Parameters(index = "1", paramLabel = "A", description = "An agent.")
  String one = "";

  @Parameters(index = "2", paramLabel = "B", description = "The other.")
  String two = "";

  @Option(names = "--no-swap", description = "A always moves first.")
  boolean noSwap;

  @Mixin Arena arena = new Arena();

  private final Streams streams;

  MatchCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    arena.check();
    play(Catalogue.load(Asker.NOBODY).open(game));
    return 0;
  }

  private <P extends Position<P>> void play(OpenGame<P> open) {
    var players = List.of(Arena.player(open, one), Arena.player(open, two));
    var first = new Tally();
    var second = new Tally();
    var schedule = Schedule.match(arena.games, !noSwap, arena.seed);
    arena.run(
        open,
        schedule,
        players,
        streams,
        record -> (record.fixture().first() == 0 ? first : second).add(record));
    report(open, players.get(0).name(), players.get(1).name(), new Seatings(first, second));
  }

  /** The games A began, and those B began. */
  private record Seatings(Tally aFirst, Tally bFirst) {
    int wins(boolean a) {
      return aFirst.wins(a ? Side.FIRST : Side.SECOND) + bFirst.wins(a ? Side.SECOND : Side.FIRST);
    }

    int draws() {
      return aFirst.draws() + bFirst.draws();
    }

    int faults() {
      return aFirst.faults() + bFirst.faults();
    }

    int games() {
      return aFirst.games() + bFirst.games();
    }

    double points() {
      return wins(true) + draws() / 2.0;
    }

    double meanLength() {
      return (aFirst.meanLength() * aFirst.games() + bFirst.meanLength() * bFirst.games())
          / games();
    }
  }

  private void report(OpenGame<?> open, String a, String b, Seatings seatings) {
    if (arena.json) {
      Json.line(
          streams.out(),
          line -> {
            line.writeStringProperty("game", open.game().name());
            Json.strings(line, "agents", List.of(a, b));
            line.writeNumberProperty("seed", arena.seed);
            line.writeNumberProperty("games", seatings.games());
            line.writeArrayPropertyStart("wins");
            line.writeNumber(seatings.wins(true));
            line.writeNumber(seatings.wins(false));
            line.writeEndArray();
            line.writeNumberProperty("draws", seatings.draws());
            line.writeNumberProperty("faults", seatings.faults());
            line.writeNumberProperty("score", seatings.points() / seatings.games());
            line.writeNumberProperty("meanLength", seatings.meanLength());
          });
      return;
    }
    var out = streams.out();
    out.printf(
        "%s, %s, seed %d%n%n",
        open.game().name(), Words.plural(seatings.games(), "game"), arena.seed);
    out.printf("%-40s %7s %7s %7s %8s%n", "", "wins", "draws", "losses", "score");
    row(a, seatings.wins(true), seatings.draws(), seatings.wins(false));
    row("  moving first", seatings.aFirst(), Side.FIRST);
    row("  moving second", seatings.bFirst(), Side.SECOND);
    row(b, seatings.wins(false), seatings.draws(), seatings.wins(true));
    out.printf(Locale.ROOT, "%nmoves a game: %.1f on average%n", seatings.meanLength());
    if (seatings.faults() > 0) {
      out.println(Words.plural(seatings.faults(), "game") + " lost by a fault, not on the board");
    }
  }

  private void row(String name, Tally tally, Side side) {
    if (tally.games() > 0) {
      row(name, tally.wins(side), tally.draws(), tally.wins(side.other()));
    }
  }

  private void row(String name, int wins, int draws, int losses) {
    double score = 100 * (wins + draws / 2.0) / (wins + draws + losses);
    streams
        .out()
        .printf(Locale.ROOT, "%-40s %7d %7d %7d %7.1f%%%n", name, wins, draws, losses, score);
  }
}
