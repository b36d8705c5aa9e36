package plyground.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.arena.json.JsonFields;
import plyground.arena.plan.Plan;
import plyground.arena.record.OutputFile;
import plyground.arena.record.RecordWriter;
import plyground.arena.report.Format;
import plyground.arena.report.Report;
import plyground.arena.report.Statistic;
import plyground.arena.standings.PooledRuns;
import plyground.arena.store.Run;
import plyground.arena.store.Store;
import plyground.console.Json;
import plyground.console.PlanCommand;
import plyground.console.Streams;
import plyground.console.Version;
import plyground.console.Words;
import plyground.core.InputException;
import plyground.export.Table;

/** The reports of a run, made again from its store. */
@Command(
    name = "report",
    description = "Reports what a store holds: its runs, or one of them in any format.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Example: plyground report games.db --output games.html",
      "Example: plyground report games.db --statistic elo",
      "Example: plyground report monday.db tuesday.db --anchor random=1000",
      "Example: plyground report games.db --table moves --output moves.parquet",
      "Without --run the only run is meant; --list shows all."
    })
final class ReportCommand implements Callable<Integer> {
  @Mixin StoredRunOptions shelf = new StoredRunOptions();

  @Parameters(
      index = "1..*",
      arity = "0..*",
      paramLabel = "STORE",
      description = "More stores: all runs together, as one tournament.")
  List<String> others = List.of();

  @Option(names = "--pool", description = "All runs of the store together, as one tournament.")
  boolean pool;

  @Mixin AnchorOption anchor = new AnchorOption();

  @Option(names = "--list", description = "List the runs.")
  boolean list;

  @Option(
      names = "--format",
      paramLabel = "F",
      description =
          "text, markdown, csv, json or html, with --table csv or parquet (default: text, or by the"
              + " output's ending).")
  @Nullable String format;

  @Option(
      names = "--statistic",
      paramLabel = "S",
      description = "What the cross table says: wins, score, elo or superiority (default: wins).")
  Statistic statistic = Statistic.WINS;

  @Option(names = "--output", paramLabel = "FILE", description = "Write to this file.")
  @Nullable Path output;

  @Option(names = "--records", paramLabel = "FILE", description = "Write the games, one a line.")
  @Nullable Path records;

  @Option(names = "--costs", description = "Records say what every move took, too.")
  boolean costs;

  @Option(
      names = "--times",
      description = "Text and JSON say what moves took, too; CSV is a table of the games' times.")
  boolean times;

  @Option(
      names = "--table",
      paramLabel = "T",
      description = "Write rows instead of a report: games (a row a game) or moves (a row a move).")
  @Nullable Table table;

  @Option(names = "--manifest", description = "Show who played it, with what and how (JSON).")
  boolean manifest;

  @Option(names = "--json", description = "Report as JSON.")
  boolean json;

  private final Streams streams;

  ReportCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    var tables = new TableOutput(table, format, output, streams.out());
    if (tables.wanted()) {
      tables.write(shelf);
      return 0;
    }
    if (pool || !others.isEmpty()) {
      print(pooled());
      return 0;
    }
    try (var store = shelf.open()) {
      if (list) {
        store.runs().forEach(run -> list(store, run));
        return 0;
      }
      var run = shelf.run(store);
      if (manifest) {
        store.manifests().of(run).forEach(each -> streams.out().print(each.json()));
        return 0;
      }
      if (records != null) {
        export(store, run, records);
      }
      if (records == null || output != null) {
        print(new Report(store.standings(run), run.software(), PlanCommand.of(run.plan())));
      }
    }
    return 0;
  }

  /** All runs of all stores. */
  private Report pooled() {
    if (list || manifest || records != null || shelf.number != null) {
      throw new InputException(
          "--list, --manifest, --records and --run are for one store, without --pool");
    }
    var addresses = new ArrayList<>(List.of(shelf.address));
    addresses.addAll(others);
    var plans = new ArrayList<Plan>();
    for (String address : addresses) {
      try (var store = StoredRunOptions.open(address)) {
        store.runs().forEach(run -> plans.add(run.plan()));
      }
    }
    if (plans.isEmpty()) {
      throw new InputException("store '" + shelf.address + "' holds no run");
    }
    var runs = new PooledRuns(plans);
    int number = 0;
    for (String address : addresses) {
      try (var store = StoredRunOptions.open(address)) {
        for (var run : store.runs()) {
          store.read(run, 0, runs.reader(number++));
        }
      }
    }
    var words = new ArrayList<>(List.of("plyground", "report"));
    words.addAll(addresses);
    words.add("--pool");
    return new Report(runs.standings(), Version.text(), PlanCommand.line(words), plans.size());
  }

  private void list(Store store, Run run) {
    if (json) {
      Json.line(
          streams.out(),
          line -> {
            line.writeNumberProperty("run", run.id());
            line.writeStringProperty("game", run.plan().game());
            JsonFields.strings(line, "agents", run.plan().agents());
            line.writeNumberProperty("games", run.size());
            line.writeNumberProperty("played", store.played(run));
            line.writeStringProperty("begun", run.begun());
          });
      return;
    }
    streams
        .out()
        .printf(
            Locale.ROOT,
            "%4d  %s of %s, begun %s%n      %s: %s%n",
            run.id(),
            Words.count(store.played(run)),
            Words.plural(run.size(), "game"),
            run.begun(),
            run.plan().game(),
            String.join(", ", run.plan().agents()));
  }

  private static Format named(String name) {
    for (var each : Format.values()) {
      if (each.name().equalsIgnoreCase(name)) {
        return each;
      }
    }
    throw new InputException(
        "--format " + name + ": expected text, markdown, csv, json, html, or parquet for rows");
  }

  private void print(Report report) {
    var from = anchor.check(report.plan().agents());
    if (from != null) {
      report.measureFrom(from);
    }
    var chosen = json ? Format.JSON : format != null ? named(format) : Format.TEXT;
    if (output == null) {
      streams.out().print(chosen.print(report, statistic, times));
      return;
    }
    boolean byEnding = format == null && !json;
    OutputFile.save(
        output, (byEnding ? Format.of(output) : chosen).print(report, statistic, times));
  }

  private void export(Store store, Run run, Path to) {
    var game = Catalogue.load(MoveInput.NOBODY).open(run.plan().game()).game();
    try (var file = new OutputFile(to)) {
      try (var writer = new RecordWriter(game, run.plan().agents(), costs, file.writer())) {
        store.transcripts(
            run,
            each -> {
              writer.accept(each);
              return true;
            });
      }
      file.commit();
    }
  }
}
