package plyground.courses.war;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.arena.json.JsonFields;
import plyground.arena.record.OutputFile;
import plyground.console.InterruptSignal;
import plyground.console.Json;
import plyground.console.Streams;
import plyground.core.InputException;
import plyground.core.search.Stop;
import plyground.core.search.Trace;
import plyground.games.war.War;

/** The analysis the war assignment asks for. */
@Command(
    name = "compare-searches",
    description =
        "Plays the war assignment's three tasks to several depths and compares score, work, time.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Example: plyground compare-searches war:map=map.txt,init=init.txt --depths 1..6",
      "The Union greedy, minimax and alpha-beta in turn; the Confederacy always greedy."
    })
final class CompareSearchesCommand implements Callable<Integer> {
  private static final Pattern DEPTHS =
      Pattern.compile("([1-9]\\d{0,2})(?:\\.\\.([1-9]\\d{0,2}))?");

  /** Short games are played again until this much time has passed; the fastest counts. */
  private static final long LONG_ENOUGH = 200_000_000;

  private static final int MOST_RUNS = 20;

  @Parameters(paramLabel = "GAME", description = "The game: war with its parameters.")
  String game = "";

  @Option(
      names = "--depths",
      paramLabel = "A..B",
      defaultValue = "1..4",
      description = "The cut-off depths (default: ${DEFAULT-VALUE}).")
  String depths = "";

  @Option(names = "--markdown", paramLabel = "FILE", description = "Write a report to this file.")
  @Nullable Path markdown;

  @Option(names = "--json", description = "One JSON object a game.")
  boolean json;

  private final Streams streams;

  CompareSearchesCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    if (!(Catalogue.load(MoveInput.NOBODY).open(game).game() instanceof War war)) {
      throw new InputException(game + ": the searches are compared in war; expected war:map=...");
    }
    if (war.start().over()) {
      throw new InputException(game + ": no city is empty, there is nothing to search");
    }
    var range = range();
    try (var interruption = new InterruptSignal()) {
      var report = new SearchComparison(war, rows(war, range, interruption.stop()));
      if (markdown != null) {
        OutputFile.save(markdown, report.markdown());
      }
      if (!json) {
        streams.out().print(report.text());
      }
      return interruption.stop().raised() ? interrupted(report, range) : 0;
    }
  }

  private int interrupted(SearchComparison report, int[] range) {
    int games = games(range);
    streams.out().flush();
    streams.say("stopped after %d of %d games".formatted(report.rows().size(), games));
    return InterruptSignal.EXIT_CODE;
  }

  private static int games(int[] range) {
    return 1 + 2 * (range[1] - range[0] + 1);
  }

  private int[] range() {
    var match = DEPTHS.matcher(depths);
    int first = match.matches() ? Integer.parseInt(match.group(1)) : 0;
    int last = first > 0 && match.group(2) != null ? Integer.parseInt(match.group(2)) : first;
    if (first == 0 || last < first) {
      throw new InputException("--depths " + depths + ": expected a depth or a range like 1..6");
    }
    return new int[] {first, last};
  }

  /** The games that were finished; each is reported as soon as it is. */
  private List<Row> rows(War war, int[] range, Stop stop) {
    var rows = new ArrayList<Row>();
    try (var progress = new ComparisonProgress(streams, games(range), war.start().emptyCities())) {
      for (var campaign : campaigns(war, range)) {
        var row = play(campaign, progress, stop);
        if (stop.raised()) {
          break;
        }
        rows.add(row);
        if (json) {
          line(new SearchComparison(war, rows), row);
          streams.out().flush();
        }
      }
    }
    return rows;
  }

  private static List<AssignmentGame> campaigns(War war, int[] range) {
    var campaigns = new ArrayList<AssignmentGame>();
    campaigns.add(new AssignmentGame(war, Task.GREEDY, 1));
    for (int depth = range[0]; depth <= range[1]; depth++) {
      campaigns.add(new AssignmentGame(war, Task.MINIMAX, depth));
      campaigns.add(new AssignmentGame(war, Task.ALPHA_BETA, depth));
    }
    return campaigns;
  }

  private static Row play(AssignmentGame campaign, ComparisonProgress progress, Stop stop) {
    progress.start(campaign);
    var best = once(campaign, progress, stop);
    long begun = System.nanoTime() - best.played().nanos();
    for (int run = 1; run < MOST_RUNS && System.nanoTime() - begun < LONG_ENOUGH; run++) {
      var again = once(campaign, progress, stop);
      best = again.played().nanos() < best.played().nanos() ? again : best;
    }
    progress.finish();
    return best;
  }

  private static Row once(AssignmentGame campaign, ComparisonProgress progress, Stop stop) {
    var moves = new ArrayList<Integer>();
    var played =
        campaign.play(
            Trace.NONE,
            (_, move, _) -> {
              moves.add(move);
              progress.turn(moves.size());
            },
            stop);
    return new Row(campaign.task(), campaign.depth(), played, moves);
  }

  private void line(SearchComparison report, Row row) {
    Json.line(
        streams.out(),
        line -> {
          line.writeNumberProperty("task", row.task().number());
          line.writeStringProperty("search", row.task().search());
          line.writeNumberProperty("depth", row.depth());
          line.writeNumberProperty("union", row.union());
          line.writeNumberProperty("confederacy", row.confederacy());
          line.writeNumberProperty("firstNodes", row.played().firstNodes());
          line.writeNumberProperty("nodes", row.played().nodes());
          boolean pruning = row.task() == Task.ALPHA_BETA;
          var whole = report.whole(row);
          JsonFields.number(line, "prunedFirst", pruning ? row.prunedFirst(whole) : null);
          JsonFields.number(line, "pruned", pruning ? row.pruned(whole) : null);
          line.writeNumberProperty("millis", Math.round(row.millis() * 1000) / 1000.0);
        });
  }
}
