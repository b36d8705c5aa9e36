package plyground.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plyground.agents.Asker;
import plyground.agents.Catalogue;
import plyground.agents.OpenGame;
import plyground.arena.Event;
import plyground.arena.Plan.Form;
import plyground.cli.base.Json;
import plyground.cli.base.Limits;
import plyground.cli.base.Streams;
import plyground.cli.base.Texts;
import plyground.cli.waroflife.Worksheet;
import plyground.core.InputException;
import plyground.core.Position;

/** The tournament table on the last page of an assignment, filled in. */
@Command(
    name = "worksheet",
    description = "Plays the tournament of an assignment and writes its table as Markdown.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Example: plyground worksheet war-of-life --games 1000 --output worksheet.md",
      "Every figure but the measured time comes from the seed."
    })
final class WorksheetCommand implements Callable<Integer> {
  @Parameters(paramLabel = "GAME", description = "The game: war-of-life.")
  String game = "";

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "1000",
      description = "Games a pairing (default: ${DEFAULT-VALUE}).")
  int games;

  @Option(names = "--output", paramLabel = "FILE", description = "Write the table to this file.")
  @Nullable Path output;

  @Mixin Batch batch = new Batch();

  private final Streams streams;

  WorksheetCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    if (!game.equals("war-of-life")) {
      throw new InputException("no worksheet for '" + game + "'; there is one for war-of-life");
    }
    Limits.positive("--games", games);
    fill(Catalogue.load(Asker.NOBODY).open(game));
    return 0;
  }

  private <P extends Position<P>> void fill(OpenGame<P> open) {
    var sheet = new Worksheet(games, batch.seed);
    var plan = batch.plan(open, Worksheet.STRATEGIES, Form.ROUND_ROBIN, games);
    batch.runAll(Event.open(open, plan), streams, sheet::add);
    if (batch.json) {
      Json.line(streams.out(), sheet::write);
    } else if (output == null) {
      streams.out().print(sheet.markdown());
    } else {
      Texts.save(output, sheet.markdown());
    }
  }
}
