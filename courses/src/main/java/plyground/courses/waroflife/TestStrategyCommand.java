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
import plyground.arena.standings.Standings;
import plyground.console.Json;
import plyground.console.LimitOptions;
import plyground.console.RunOptions;
import plyground.console.Streams;
import plyground.core.Position;

/** Many games of one War of Life strategy against another, as the assignment wants them told. */
@Command(
    name = "test-strategy",
    aliases = "test_strategy",
    description = {
      "Plays N games of War of Life, strategy A always first, and fills in the table of question 3"
          + " and the answer to question 4."
    },
    mixinStandardHelpOptions = true,
    footer = {"", "Example: plyground test-strategy 1000 random random"})
final class TestStrategyCommand implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "N", description = "How many games.")
  int games;

  @Parameters(index = "1", paramLabel = "A", description = "Player 1, blue.")
  String first = "";

  @Parameters(index = "2", paramLabel = "B", description = "Player 2, red.")
  String second = "";

  @Mixin RunOptions batch = new RunOptions();

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
    var tournament = batch.tournament(open, List.of(first, second), Form.ONE_SIDED, games);
    var trials = new Trials();
    batch.runUntilDecided(tournament, streams, new Standings(tournament.plan()), trials::add);
    var names = tournament.plan().agents();
    var table = new TrialsTable(trials, names.get(0), names.get(1));
    if (batch.json) {
      Json.line(streams.out(), table::write);
    } else {
      streams.out().print(table.text());
    }
  }
}
