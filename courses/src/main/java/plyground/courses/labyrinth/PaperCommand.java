package plyground.courses.labyrinth;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.arena.plan.Plan.Form;
import plyground.arena.record.OutputFile;
import plyground.arena.standings.Standings;
import plyground.console.Json;
import plyground.console.LimitOptions;
import plyground.console.RunOptions;
import plyground.console.Streams;
import plyground.core.InputException;
import plyground.games.labyrinth.LabyrinthProvider;
import tools.jackson.core.JsonGenerator;

/** The figures of the Labyrinth's report, beside what was published. */
@Command(
    name = "paper",
    description = "Makes the figures of a paper again, beside the published ones, as one page.",
    mixinStandardHelpOptions = true,
    footer = {"", "Example: plyground paper labyrinth --games 200 --out labyrinth.html"})
final class PaperCommand implements Callable<Integer> {
  @Parameters(paramLabel = "GAME", description = "Whose paper: labyrinth.")
  String game = "";

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "200",
      description = "Games a pairing (default: ${DEFAULT-VALUE}).")
  int games;

  @Option(names = "--out", paramLabel = "FILE", description = "Write the page to this file.")
  @Nullable Path out;

  @Mixin RunOptions runOptions = new RunOptions();

  private final Streams streams;

  PaperCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    if (!game.equals("labyrinth")) {
      throw new InputException("no paper of '" + game + "'; there is one of labyrinth");
    }
    if (out == null && !runOptions.json) {
      throw new InputException("--out is missing: expected where the page goes, FILE.html");
    }
    LimitOptions.positive("--games", games);
    var open = Catalogue.load(MoveInput.NOBODY).open(new LabyrinthProvider().descriptor());
    var tournament =
        runOptions.tournament(open, PublishedFigures.HEURISTICS, Form.ROUND_ROBIN, games);
    runOptions.times = true;
    var standings = new Standings(tournament.plan());
    runOptions.runAll(tournament, streams, standings::add);
    var results = PaperResults.of(standings);
    if (out != null) {
      String again =
          "plyground paper labyrinth --games %d --seed %d --out labyrinth.html"
              .formatted(games, runOptions.seed);
      OutputFile.save(out, new PaperPage(open, results, again).html());
    }
    if (runOptions.json) {
      Json.line(streams.out(), line -> write(line, results));
    } else {
      streams.out().println(results.verdict());
    }
    return 0;
  }

  private void write(JsonGenerator line, PaperResults results) {
    line.writeStringProperty("verdict", results.verdict());
    line.writeArrayPropertyStart("cells");
    for (var cell : results.cells()) {
      line.writeStartObject();
      line.writeStringProperty("first", PublishedFigures.HEURISTICS.get(cell.first()));
      line.writeStringProperty("second", PublishedFigures.HEURISTICS.get(cell.second()));
      line.writeNumberProperty("published", cell.publishedShare());
      line.writeNumberProperty("wins", cell.share());
      line.writeArrayPropertyStart("interval");
      line.writeNumber(cell.interval().low());
      line.writeNumber(cell.interval().high());
      line.writeEndArray();
      line.writeNumberProperty("probability", cell.probability());
      line.writeNumberProperty("corrected", cell.corrected());
      line.writeBooleanProperty("agrees", !cell.disagrees());
      line.writeEndObject();
    }
    line.writeEndArray();
    line.writeArrayPropertyStart("millisAMove");
    for (int heuristic = 0; heuristic < PublishedFigures.HEURISTICS.size(); heuristic++) {
      line.writeNumber(results.millis(heuristic));
    }
    line.writeEndArray();
  }
}
