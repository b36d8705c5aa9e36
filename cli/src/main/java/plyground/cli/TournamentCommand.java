package plyground.cli;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plyground.agents.Asker;
import plyground.agents.Catalogue;
import plyground.agents.OpenGame;
import plyground.arena.Interval;
import plyground.arena.Schedule;
import plyground.cli.base.Json;
import plyground.cli.base.Streams;
import plyground.cli.base.Words;
import plyground.core.Position;
import plyground.core.Side;

/** Everybody against everybody. */
@Command(
    name = "tournament",
    description = "Plays every ordered pairing of the agents, each against itself included.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Example: plyground tournament tic-tac-toe random greedy alphabeta:depth=9 --games 100"
    })
final class TournamentCommand implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "GAME", description = "The game.")
  String game = "";

  @Parameters(index = "1..*", arity = "2..*", paramLabel = "A", description = "The agents.")
  List<String> names = List.of();

  @Option(names = "--no-mirror", description = "Nobody plays against itself.")
  boolean noMirror;

  @Mixin Arena arena = new Arena();

  private final Streams streams;

  TournamentCommand(Streams streams) {
    this.streams = streams;
  }

  /** One that another command has set up: nobody plays against itself. */
  TournamentCommand(Streams streams, String game, List<String> names, Arena arena) {
    this.streams = streams;
    this.game = game;
    this.names = names;
    this.arena = arena;
    noMirror = true;
  }

  @Override
  public Integer call() {
    arena.check();
    play(Catalogue.load(Asker.NOBODY).open(game));
    return 0;
  }

  private <P extends Position<P>> void play(OpenGame<P> open) {
    var players = names.stream().map(name -> Arena.player(open, name)).toList();
    var cross = new CrossTable(players.stream().<String>map(player -> player.name()).toList());
    var schedule = Schedule.roundRobin(players.size(), arena.games, !noMirror, arena.seed);
    arena.run(open, schedule, players, streams, cross::add);
    if (arena.json) {
      json(open, cross);
    } else {
      streams
          .out()
          .printf(
              "%s, %s a pairing, seed %d%n%n",
              open.game().name(), Words.plural(arena.games, "game"), arena.seed);
      cross.print(streams.out());
    }
  }

  private void json(OpenGame<?> open, CrossTable cross) {
    Json.line(
        streams.out(),
        line -> {
          line.writeStringProperty("game", open.game().name());
          Json.strings(line, "agents", cross.names());
          line.writeNumberProperty("seed", arena.seed);
          line.writeArrayPropertyStart("pairings");
          cross.pairings(
              (first, second, tally) -> {
                line.writeStartObject();
                line.writeStringProperty("first", first);
                line.writeStringProperty("second", second);
                line.writeNumberProperty("games", tally.games());
                line.writeNumberProperty("firstWins", tally.wins(Side.FIRST));
                var interval = Interval.wilson(tally.wins(Side.FIRST), tally.games());
                line.writeArrayPropertyStart("firstWinsInterval");
                line.writeNumber(interval.low());
                line.writeNumber(interval.high());
                line.writeEndArray();
                line.writeNumberProperty("secondWins", tally.wins(Side.SECOND));
                line.writeNumberProperty("draws", tally.draws());
                line.writeNumberProperty("faults", tally.faults());
                line.writeNumberProperty("meanLength", tally.meanLength());
                line.writeEndObject();
              });
          line.writeEndArray();
        });
  }
}
