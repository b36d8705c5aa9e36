package plyground.courses.waroflife;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.arena.plan.Plan.Form;
import plyground.arena.plan.Seating;
import plyground.arena.standings.FaultLog;
import plyground.arena.standings.Standings;
import plyground.console.Json;
import plyground.console.LimitOptions;
import plyground.console.RunOptions;
import plyground.console.Streams;
import plyground.console.Words;
import plyground.core.Position;
import tools.jackson.core.JsonGenerator;

/** Many games of one War of Life strategy against another, as the assignment wants them told. */
@Command(
    name = "test-strategy",
    aliases = "test_strategy",
    description =
        "Plays N games of War of Life, strategy A always first, and fills in the table of question"
            + " 3 and the answer to question 4.",
    mixinStandardHelpOptions = true,
    footer = {"", "Example: plyground test-strategy 1000 random random"})
final class TestStrategyCommand implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "N", description = "How many games.")
  int games;

  @Parameters(index = "1", paramLabel = "A", description = "Player 1, blue.")
  String first = "";

  @Parameters(index = "2", paramLabel = "B", description = "Player 2, red.")
  String second = "";

  @Mixin RunOptions runOptions = new RunOptions();

  private final Streams streams;

  TestStrategyCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    LimitOptions.positive("N", games);
    play(Catalogue.load(MoveInput.NOBODY).open("war-of-life"));
    return 0;
  }

  private <P extends Position<P>> void play(OpenGame<P> open) {
    var tournament = runOptions.tournament(open, List.of(first, second), Form.ONE_SIDED, games);
    var trials = new Trials();
    var standings = new Standings(tournament.plan());
    runOptions.runUntilDecided(tournament, streams, standings, trials::add);
    runOptions.save(tournament, standings);
    var faults = standings.faults();
    new GameTimes(tournament).seconds(new Seating(0, 1), games).ifPresent(trials::measured);
    var names = tournament.plan().agents();
    var table = new TrialsTable(trials, names.get(0), names.get(1));
    if (runOptions.json) {
      Json.line(
          streams.out(),
          json -> {
            table.write(json);
            write(json, faults, names);
          });
    } else {
      streams.out().print(table.text());
      faults.entries().forEach(entry -> tell(entry, names));
    }
  }

  /** A win by the other's fault says nothing about the strategies. */
  private void tell(FaultLog.Entry entry, List<String> names) {
    streams.out().println();
    streams
        .out()
        .println(
            Words.wrapped(
                "Careful: %s counted above as won against player %d (%s) by a fault, not on the board (%s): %s"
                    .formatted(
                        Words.plural(entry.games(), "game") + (entry.games() == 1 ? " is" : " are"),
                        entry.player() + 1,
                        names.get(entry.player()),
                        entry.fault(),
                        entry.reason())));
  }

  private static void write(JsonGenerator json, FaultLog faults, List<String> names) {
    json.writeNumberProperty("faults", faults.games());
    json.writeArrayPropertyStart("faultsBy");
    for (var entry : faults.entries()) {
      json.writeStartObject();
      json.writeStringProperty("agent", names.get(entry.player()));
      json.writeStringProperty("fault", entry.fault().toString());
      json.writeNumberProperty("games", entry.games());
      json.writeStringProperty("reason", entry.reason());
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
