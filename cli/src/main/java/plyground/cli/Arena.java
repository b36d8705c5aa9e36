package plyground.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import java.util.function.Predicate;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import plyground.agents.OpenGame;
import plyground.agents.Player;
import plyground.arena.GameRecord;
import plyground.arena.Hall;
import plyground.arena.Openings;
import plyground.arena.OutputFile;
import plyground.arena.RecordWriter;
import plyground.arena.Referee;
import plyground.arena.Schedule;
import plyground.cli.base.Limits;
import plyground.cli.base.Streams;
import plyground.cli.base.Where;
import plyground.core.InputException;
import plyground.core.Limit;
import plyground.core.Position;
import plyground.core.SplitMix;

/** The options and the running of many games, shared by match and tournament. */
final class Arena {
  /** Enough for variety, few enough to list. */
  private static final int MOST_PLIES = 8;

  @Option(names = "--games", paramLabel = "N", required = true, description = "How many games.")
  int games;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "Where starts and draws come from (default: ${DEFAULT-VALUE}).")
  long seed;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Games at a time (default: one a processor); results do not depend on it.")
  int threads = Runtime.getRuntime().availableProcessors();

  @Option(names = "--records", paramLabel = "FILE", description = "Write the games, one a line.")
  @Nullable Path records;

  @Option(names = "--start", paramLabel = "P", description = "Start every game from this position.")
  @Nullable String start;

  @Option(
      names = "--openings",
      paramLabel = "K",
      description = "Start from the different positions after K plies, one after the other.")
  @Nullable Integer openings;

  @Option(names = "--json", description = "Report as JSON.")
  boolean json;

  @Mixin Limits limits = new Limits();

  void check() {
    Limits.positive("--games", games);
    Limits.positive("--threads", threads);
    if (seed < 0 || seed >= 1L << 53) {
      throw new InputException("--seed " + seed + ": expected a whole number from 0 below 2^53");
    }
  }

  static <P extends Position<P>> Player<P> player(OpenGame<P> open, String name) {
    var player = open.player(name);
    if (player.isHuman()) {
      throw new InputException("agent 'human': people play in 'plyground play'");
    }
    return player;
  }

  /** Plays all games and hands each on in order; writes the records if asked to. */
  <P extends Position<P>> void run(
      OpenGame<P> open,
      Schedule schedule,
      List<Player<P>> players,
      Streams streams,
      Consumer<GameRecord<P>> results) {
    Predicate<GameRecord<P>> all =
        record -> {
          results.accept(record);
          return true;
        };
    runWhile(open, schedule, players, streams, all);
  }

  /** Does the same until a game is answered with false: that one is the last. */
  <P extends Position<P>> void runWhile(
      OpenGame<P> open,
      Schedule schedule,
      List<Player<P>> players,
      Streams streams,
      Predicate<GameRecord<P>> results) {
    var starts = starts(open, schedule);
    var limit = limits.limit();
    try (var bar = progress(schedule.size(), streams)) {
      Consumer<GameRecord<P>> step = bar == null ? _ -> {} : _ -> bar.step();
      if (records == null) {
        play(open, schedule, players, starts, limit, step, results);
        return;
      }
      try (var file = new OutputFile(records)) {
        var names = players.stream().<String>map(player -> player.name()).toList();
        try (var writer = new RecordWriter<>(open.game(), names, file.writer())) {
          play(open, schedule, players, starts, limit, step.andThen(writer), results);
        }
        file.commit();
      }
    }
  }

  private <P extends Position<P>> void play(
      OpenGame<P> open,
      Schedule schedule,
      List<Player<P>> players,
      LongFunction<P> starts,
      Limit limit,
      Consumer<GameRecord<P>> witness,
      Predicate<GameRecord<P>> results) {
    var hall = new Hall<>(schedule, players, () -> new Referee<>(open.game(), starts, limit));
    hall.run(
        threads,
        record -> {
          witness.accept(record);
          return results.test(record);
        });
  }

  private <P extends Position<P>> LongFunction<P> starts(OpenGame<P> open, Schedule schedule) {
    if (openings != null) {
      return Openings.deal(schedule, openings(open, openings));
    }
    if (start == null) {
      return each -> open.game().start(new SplitMix(each));
    }
    P position = start(open);
    return _ -> position;
  }

  /** The different positions after so many plies. */
  <P extends Position<P>> List<P> openings(OpenGame<P> open, int plies) {
    if (plies < 0 || plies > MOST_PLIES) {
      throw new InputException(
          "--openings " + plies + ": expected a whole number from 0 to " + MOST_PLIES);
    }
    P from = start == null ? open.game().start(new SplitMix(seed)) : start(open);
    var found = Openings.after(open.game(), from, plies);
    if (found.isEmpty()) {
      throw new InputException("--openings " + plies + ": every game is over by then");
    }
    return found;
  }

  private <P extends Position<P>> P start(OpenGame<P> open) {
    P position = Where.parse(open.game(), String.valueOf(start), "--start");
    if (position.over()) {
      throw new InputException("--start: the game is over there");
    }
    return position;
  }

  /** A bar on standard error, only where somebody sees it. */
  private static @Nullable ProgressBar progress(int size, Streams streams) {
    if (!streams.terminal()) {
      return null;
    }
    return new ProgressBarBuilder()
        .setTaskName("games")
        .setInitialMax(size)
        .setUpdateIntervalMillis(500)
        .clearDisplayOnFinish()
        .build();
  }
}
