package plyground.courses.waroflife;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
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
import plyground.arena.record.OutputFile;
import plyground.console.Json;
import plyground.console.LimitOptions;
import plyground.console.PdfPrinter;
import plyground.console.RunOptions;
import plyground.console.Streams;
import plyground.core.InputException;
import plyground.core.spec.Times;
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
      "         plyground worksheet war-of-life --strategies my_wol.pl --for 10m --pdf sheet.pdf",
      "Every figure but the measured time comes from the seed, unless --for says how long to play."
    })
final class WorksheetCommand implements Callable<Integer> {
  private static final int USUAL = 1000;

  /** What every pairing plays before time decides. */
  private static final int BASE = 200;

  private static final Duration STUDENT_TIME = Duration.ofMinutes(2);

  @Parameters(paramLabel = "GAME", description = "The game: war-of-life.")
  String game = "";

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "Games a pairing (default: 1000; with --for 200, and more as time allows).")
  @Nullable Integer games;

  @Option(
      names = "--for",
      paramLabel = "T",
      description = "Play on for so long, where the scores are known worst: 90s, 10m.")
  @Nullable String time;

  @Option(
      names = "--strategies",
      paramLabel = "FILE.pl",
      description =
          "A student's predicates: compared with ours and entered in a table of their own"
              + " (played for 2m unless --games or --for says otherwise).")
  @Nullable Path strategies;

  @Option(
      names = "--authors",
      paramLabel = "NAMES",
      defaultValue = "",
      description = "Who hands it in; without it a place is left for the names.")
  String authors = "";

  @Option(
      names = "--pdf",
      paramLabel = "FILE",
      description = "Print the page into this file, by a browser of this machine.")
  @Nullable Path pdf;

  @Option(names = "--output", paramLabel = "FILE", description = "Write the Markdown to this file.")
  @Nullable Path output;

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "Write a page with plots to this file.")
  @Nullable Path html;

  @Mixin RunOptions runOptions = new RunOptions();

  private final Streams streams;

  WorksheetCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    if (!game.equals("war-of-life")) {
      throw new InputException("no worksheet for '" + game + "'; there is one for war-of-life");
    }
    if (games != null) {
      LimitOptions.positive("--games", games);
    }
    if (strategies != null && !Files.isReadable(strategies)) {
      throw new InputException("--strategies " + strategies + ": there is no such file to read");
    }
    var printer = pdf == null ? null : printer();
    fill(Catalogue.load(MoveInput.NOBODY).open(new WarOfLifeProvider().descriptor()), printer);
    return 0;
  }

  private static PdfPrinter printer() {
    try {
      return PdfPrinter.find();
    } catch (InputException missing) {
      throw missing.at("--pdf");
    }
  }

  private @Nullable Duration playingTime() {
    try {
      return time == null ? null : Times.parse(time);
    } catch (InputException wrong) {
      throw wrong.at("--for");
    }
  }

  private void fill(OpenGame<WarOfLifePosition> open, @Nullable PdfPrinter printer) {
    var limit = playingTime();
    int base = games != null ? games : limit == null || strategies != null ? USUAL : BASE;
    var tournament = runOptions.tournament(open, Worksheet.STRATEGIES, Form.ROUND_ROBIN, base);
    var sheet = new Worksheet(tournament, base, runOptions.seed, runOptions.threads);
    runOptions.runAll(tournament, streams, sheet::add);
    if (limit != null && strategies == null) {
      var more =
          runOptions.tournament(open, Worksheet.STRATEGIES, Form.ROUND_ROBIN, TimedPlay.MOST);
      new TimedPlay(more, base, TimedPlay.MOST - base, sheet::add)
          .after(sheet.results()::cell)
          .run(limit, runOptions.threads);
    }
    sheet.measureTimes();
    var student = strategies == null ? null : student(open, strategies, limit);
    print(sheet.answers(authors, student), printer);
  }

  private StudentTable student(
      OpenGame<WarOfLifePosition> open, Path file, @Nullable Duration limit) {
    var theirs = new StudentStrategies(open, file);
    var comparisons = theirs.compared(runOptions.seed);
    var playing = new ArrayList<>(List.of(0));
    var agents = new ArrayList<>(List.of(Worksheet.STRATEGIES.getFirst()));
    for (var each : comparisons) {
      if (each.playable()) {
        playing.add(Worksheet.STRATEGIES.indexOf(each.predicate()));
        agents.add(theirs.agent(each.predicate()));
      }
    }
    var table = new StudentTable(String.valueOf(file.getFileName()), comparisons, playing);
    var tournament = runOptions.tournament(open, agents, Form.ROUND_ROBIN, TimedPlay.MOST);
    int most = games == null ? TimedPlay.MOST : games;
    var time = limit != null ? limit : games != null ? Duration.ofDays(1) : STUDENT_TIME;
    new TimedPlay(tournament, 0, most, table::add).run(time, runOptions.threads);
    return table;
  }

  private void print(Answers answers, @Nullable PdfPrinter printer) {
    if (html != null) {
      OutputFile.save(html, answers.html());
    }
    if (output != null) {
      OutputFile.save(output, answers.markdown());
    }
    if (pdf != null && printer != null) {
      printer.print(answers.html(), pdf);
    }
    if (runOptions.json) {
      Json.line(streams.out(), answers::write);
    } else if (output == null && html == null && pdf == null) {
      streams.out().print(answers.markdown());
    }
  }
}
