package plyground.console;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import plyground.agents.AgentFactory;
import plyground.agents.OpenGame;
import plyground.arena.plan.Plan;
import plyground.arena.plan.Plan.Form;
import plyground.arena.plan.TimeControl;
import plyground.arena.play.Tournament;
import plyground.arena.record.GameSummary;
import plyground.arena.record.Manifest;
import plyground.arena.record.OutputFile;
import plyground.arena.report.Anchor;
import plyground.arena.report.Format;
import plyground.arena.report.Report;
import plyground.arena.report.Statistic;
import plyground.arena.standings.Standings;
import plyground.arena.stats.Sprt;
import plyground.core.InputException;
import plyground.core.Position;

/** The options of every command that plays many games, and the running of them. */
public final class RunOptions {
  /** What a thread takes at least: its stack and what agents without tables need. */
  private static final int MEGABYTES_A_THREAD = 1;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "Where starts and draws come from (default: ${DEFAULT-VALUE}).")
  public long seed = 1;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Games at a time (default: one a processor); results do not depend on it.")
  public int threads = Runtime.getRuntime().availableProcessors();

  @Option(names = "--records", paramLabel = "FILE", description = "Write the games, one a line.")
  @Nullable Path records;

  @Option(names = "--start", paramLabel = "P", description = "Start every game from this position.")
  public @Nullable String start;

  @Option(
      names = "--store",
      paramLabel = "STORE",
      description = "Keep the games in this file, or at this jdbc:postgresql: address.")
  public @Nullable String store;

  @Option(names = "--resume", description = "Go on with what the store holds of this run.")
  public boolean resume;

  @Option(
      names = "--cluster",
      paramLabel = "URL",
      arity = "0..1",
      fallbackValue = "",
      description = "Play on Apache Spark: spark://HOST:PORT, or local[N] to try it here.")
  @Nullable String cluster;

  @Option(
      names = "--report",
      paramLabel = "FILE",
      description = "Write the report, by its ending: .html, .md, .csv, .json or .txt.")
  List<Path> reports = new ArrayList<>();

  @Option(names = "--times", description = "Tournaments' reports say what a move took, too.")
  public boolean times;

  @Option(
      names = "--repeats",
      description = "Play on where deterministic agents only repeat their games.")
  public boolean repeats;

  @Option(names = "--json", description = "Report as JSON.")
  public boolean json;

  /** The command these options belong to; null where they were made by hand. */
  @Spec(Spec.Target.MIXEE)
  @Nullable CommandSpec command;

  /** The files a report is wanted in, by their endings. */
  public List<Path> reports() {
    return List.copyOf(reports);
  }

  /** Whether the games are wanted in a file. */
  public boolean records() {
    return records != null;
  }

  public <P extends Position<P>> Tournament<P> tournament(
      OpenGame<P> open, List<String> agents, Form form, int games) {
    return tournament(open, agents, form, games, null, TimeControl.NONE, null);
  }

  public <P extends Position<P>> Tournament<P> tournament(
      OpenGame<P> open,
      List<String> agents,
      Form form,
      int games,
      @Nullable Integer openings,
      TimeControl control,
      @Nullable Sprt sprt) {
    var players = agents.stream().map(open::machine).toList();
    var names = players.stream().<String>map(AgentFactory::name).toList();
    String game = open.game().name();
    var plan = new Plan(game, names, form, games, seed, start, openings, control, sprt);
    return Tournament.of(open, repeats ? plan.withRepeats() : plan, players);
  }

  /** Plays all games and hands each on in order, until one is answered with false. */
  public <P extends Position<P>> void run(
      Tournament<P> tournament, Streams streams, Predicate<GameSummary> results) {
    LimitOptions.threads(threads, MEGABYTES_A_THREAD);
    reports.forEach(Format::of);
    var runner = new Runner<>(tournament, threads, records, streams, this::manifest);
    if (cluster != null && tournament.plan().until() != null) {
      throw new InputException("--until plays on this machine; leave out --cluster");
    }
    if (cluster != null) {
      runner.onCluster(cluster, store, resume, results);
      return;
    }
    tellProtection(tournament, streams);
    if (store == null) {
      runner.inMemory(resume, times, results);
    } else {
      runner.stored(store, resume, results);
    }
  }

  private Manifest manifest(Plan plan) {
    return ManifestSource.of(plan, seed, command);
  }

  /** Writes who played this and with what beside the records and every report. */
  public void saveManifest(Plan plan) {
    var files = new ArrayList<>(reports);
    if (records != null) {
      files.add(records);
    }
    files.removeIf(file -> Files.exists(file) && !Files.isRegularFile(file));
    if (!files.isEmpty()) {
      String text = manifest(plan).json();
      for (var file : files) {
        OutputFile.save(file.resolveSibling(file.getFileName() + ".manifest.json"), text);
      }
    }
  }

  /** What keeps programs of other people within bounds here; nothing where none play. */
  private static void tellProtection(Tournament<?> tournament, Streams streams) {
    tournament.players().stream()
        .flatMap(player -> player.protection().stream())
        .distinct()
        .forEach(words -> streams.say("programs run under " + words));
  }

  public <P extends Position<P>> void runAll(
      Tournament<P> tournament, Streams streams, Consumer<GameSummary> results) {
    var standings = reports.isEmpty() ? null : new Standings(tournament.plan());
    run(
        tournament,
        streams,
        game -> {
          results.accept(game);
          if (standings != null) {
            standings.add(game);
          }
          return true;
        });
    if (standings != null) {
      save(report(tournament, standings));
    }
  }

  private static Report report(Tournament<?> tournament, Standings standings) {
    return new Report(standings, Version.text(), PlanCommand.of(tournament.plan()));
  }

  /** Writes the reports that were asked for. */
  public void save(Tournament<?> tournament, Standings standings) {
    if (!reports.isEmpty()) {
      save(report(tournament, standings));
    }
  }

  private void save(Report report) {
    for (var file : reports) {
      OutputFile.save(file, Format.of(file).print(report, Statistic.WINS, times));
    }
  }

  /**
   * Plays until all games were played or more would say nothing, and tells why where it ends early.
   *
   * @param results hears the games that count, in order
   */
  public <P extends Position<P>> void runUntilDecided(
      Tournament<P> tournament,
      Streams streams,
      Standings standings,
      Consumer<GameSummary> results) {
    run(
        tournament,
        streams,
        game -> {
          results.accept(game);
          return standings.addUntilDecided(game);
        });
    if (tournament.plan().endsOnRepeats() && standings.repeating()) {
      boolean takesOpenings = command == null || command.findOption("--openings") != null;
      streams.say(new RepeatAdvice<>(tournament, takesOpenings).text(standings));
    }
  }

  /** Plays everything and reports it. */
  public <P extends Position<P>> void runAndReport(Tournament<P> tournament, Streams streams) {
    runAndReport(tournament, streams, null);
  }

  /**
   * The same.
   *
   * @param anchor where ratings are measured from; null: from random, if it plays
   */
  public <P extends Position<P>> void runAndReport(
      Tournament<P> tournament, Streams streams, @Nullable Anchor anchor) {
    var standings = new Standings(tournament.plan());
    runUntilDecided(tournament, streams, standings, _ -> {});
    var report = report(tournament, standings);
    if (anchor != null) {
      report.measureFrom(anchor);
    }
    save(report);
    saveManifest(tournament.plan());
    streams.out().print((json ? Format.JSON : Format.TEXT).print(report, Statistic.WINS, times));
  }
}
