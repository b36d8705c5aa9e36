package plyground.courses.waroflife;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.arena.plan.Plan.Form;
import plyground.console.Json;
import plyground.console.LimitOptions;
import plyground.console.RunOptions;
import plyground.console.Streams;
import plyground.console.Texts;
import plyground.core.InputException;
import plyground.games.waroflife.WarOfLifePosition;
import plyground.games.waroflife.WarOfLifeProvider;

/** The questions of an assignment about its tournament, answered. */
@Command(
    name = "worksheet",
    description =
        "Plays the tournament of an assignment and answers what is asked about it, as Markdown.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Example: plyground worksheet war-of-life --games 1000 --html worksheet.html",
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

  @Option(names = "--output", paramLabel = "FILE", description = "Write the Markdown to this file.")
  @Nullable Path output;

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "Write a page with plots to this file.")
  @Nullable Path html;

  @Mixin RunOptions batch = new RunOptions();

  private final Streams streams;

  WorksheetCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    if (!game.equals("war-of-life")) {
      throw new InputException("no worksheet for '" + game + "'; there is one for war-of-life");
    }
    LimitOptions.positive("--games", games);
    fill(Catalogue.load(MoveInput.NOBODY).open(new WarOfLifeProvider().descriptor()));
    return 0;
  }

  private void fill(OpenGame<WarOfLifePosition> open) {
    var event = batch.tournament(open, Worksheet.STRATEGIES, Form.ROUND_ROBIN, games);
    var sheet = new Worksheet(event, games, batch.seed, batch.threads);
    batch.runAll(event, streams, sheet::add);
    var answers = sheet.answers();
    if (html != null) {
      Texts.save(html, answers.html());
    }
    if (output != null) {
      Texts.save(output, answers.markdown());
    }
    if (batch.json) {
      Json.line(streams.out(), answers::write);
    } else if (output == null && html == null) {
      streams.out().print(answers.markdown());
    }
  }
}
