package plyground.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.arena.record.OutputFile;
import plyground.console.LimitOptions;
import plyground.console.PdfPrinter;
import plyground.console.Streams;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.league.member.Roster;
import plyground.teach.exercise.Exercise;
import plyground.teach.exercise.ExerciseKind;
import plyground.teach.exercise.ExerciseMaker;
import plyground.teach.exercise.ExerciseSheet;
import plyground.views.SvgPainter;

/** Exercises about searches: made as a sheet, marked from a table of answers. */
@Command(
    name = "exercise",
    description = "Makes exercises about searches, with solutions, and marks answers to them.",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    footer = {
      "",
      "Example: plyground exercise make tic-tac-toe --out sheet.html --solutions solutions.html",
      "         plyground exercise mark answers.csv --out results.csv"
    })
final class ExerciseCommand implements Callable<Integer> {
  private static final int MOST = 500;

  private final Streams streams;

  ExerciseCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    throw new InputException("exercise: expected make or mark");
  }

  private record Sheets(
      Path out, @Nullable Path solutions, boolean pdf, ExerciseSheet asked, ExerciseSheet solved) {
    void save() {
      save(out, asked);
      if (solutions != null) {
        save(solutions, solved);
      }
    }

    private void save(Path file, ExerciseSheet sheet) {
      OutputFile.save(file, sheet.html());
      if (pdf) {
        String name = String.valueOf(file.getFileName()).replaceFirst("\\.html?$", "") + ".pdf";
        PdfPrinter.find().print(sheet.html(), file.resolveSibling(name));
      }
    }
  }

  @Command(
      name = "make",
      description = "Writes a sheet of exercises to print, and one with the solutions.",
      mixinStandardHelpOptions = true,
      footer = {
        "",
        "Example: plyground exercise make othello --search alphabeta:depth=2 --out sheet.html",
        "         plyground exercise make tic-tac-toe --kind values --class class.csv --out s.html",
        "The roster has columns id,name: everybody gets boards of their own. Answers are handed",
        "to 'exercise mark' with the code that is printed below each exercise."
      })
  int make(
      @Parameters(paramLabel = "GAME", description = "The game.") String game,
      @Option(
              names = "--kind",
              defaultValue = "cuts",
              paramLabel = "KIND",
              description =
                  "What is asked: cuts, values, choice or count (default: ${DEFAULT-VALUE}).")
          String kind,
      @Option(
              names = "--search",
              defaultValue = "alphabeta:depth=3",
              paramLabel = "AGENT",
              description = "What searches (default: ${DEFAULT-VALUE}).")
          String search,
      @Option(
              names = "--position",
              defaultValue = "",
              paramLabel = "P",
              description = "This position; without it boards are drawn from the seed.")
          String position,
      @Option(
              names = "--like",
              defaultValue = "",
              paramLabel = "P",
              description = "Boards are drawn that are about as difficult as this position.")
          String like,
      @Option(
              names = "--seed",
              defaultValue = "1",
              paramLabel = "S",
              description = "Where random draws come from (default: ${DEFAULT-VALUE}).")
          long seed,
      @Option(
              names = "--count",
              defaultValue = "1",
              paramLabel = "N",
              description = "Exercises for each person (default: ${DEFAULT-VALUE}).")
          int count,
      @Option(
              names = "--class",
              paramLabel = "FILE",
              description = "Who gets boards of their own: a table with columns id,name.")
          @Nullable Path roster,
      @Option(
              names = "--out",
              required = true,
              paramLabel = "FILE",
              description = "The sheet, a page of HTML.")
          Path out,
      @Option(names = "--solutions", paramLabel = "FILE", description = "The same with solutions.")
          @Nullable Path solutions,
      @Option(
              names = "--pdf",
              description = "Also print each page into a PDF beside it, by a browser.")
          boolean pdf)
      throws AgentException {
    LimitOptions.positive("--count", count);
    if (!position.isEmpty() && (count > 1 || roster != null)) {
      throw new InputException("--position is one board: it excludes --count and --class");
    }
    if (!position.isEmpty() && !like.isEmpty()) {
      throw new InputException("--position is one board: it excludes --like");
    }
    if (pdf) {
      PdfPrinter.find();
    }
    var people = roster == null ? List.of(new Roster.Row("", "")) : people(roster);
    if ((long) count * people.size() > MOST) {
      throw new InputException("--count: a sheet has at most " + MOST + " exercises");
    }
    var first = new Exercise(kind(kind), game, search, seed, 1, position + like, !like.isEmpty());
    var sheets = new Sheets(out, solutions, pdf, new ExerciseSheet(false), new ExerciseSheet(true));
    fill(Catalogue.load(MoveInput.NOBODY).open(game), first, count, people, sheets);
    sheets.save();
    return 0;
  }

  private static ExerciseKind kind(String word) {
    try {
      return ExerciseKind.of(word);
    } catch (InputException wrong) {
      throw wrong.at("--kind");
    }
  }

  private static List<Roster.Row> people(Path roster) {
    return Roster.parse(read(roster, "--class"), roster.toString());
  }

  static String read(Path file, String what) {
    try {
      return Files.readString(file);
    } catch (IOException failure) {
      throw new InputException(what + " " + file + ": there is no such file to read", failure);
    }
  }

  private static <P extends Position<P>> void fill(
      OpenGame<P> open, Exercise first, int count, List<Roster.Row> people, Sheets sheets)
      throws AgentException {
    var maker = new ExerciseMaker<>(open);
    var painter = new SvgPainter<>(open.game(), open.view());
    for (var person : people) {
      for (var each : ExerciseMaker.numbered(first, count)) {
        var task = maker.make(each.forPerson(person.id()), Limit.NONE);
        sheets.asked.add(task, person.name(), painter::draw);
        if (sheets.solutions != null) {
          sheets.solved.add(task, person.name(), painter::draw);
        }
      }
    }
  }

  @Command(
      name = "mark",
      description = "Marks a table of answers, every claim with the sentence that says why.",
      mixinStandardHelpOptions = true,
      footer = {
        "",
        "Example: plyground exercise mark answers.csv --out results.csv",
        "The table has columns person,exercise,answer; exercise is the code of the sheet. Answers:",
        "cut nodes (C F), values (A=3 B=-1), a move or a number. With --out results.json there is",
        "what Gradescope reads; of several people one such file each, named by their ids."
      })
  int mark(
      @Parameters(paramLabel = "FILE", description = "The answers.") Path answers,
      @Option(
              names = "--out",
              required = true,
              paramLabel = "FILE",
              description = "The results: a table (.csv) or what Gradescope reads (.json).")
          Path out)
      throws AgentException {
    new AnswerTable(read(answers, "answers"), answers.toString()).mark().save(out, streams);
    return 0;
  }
}
