package plyground.bench;

import java.io.Writer;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Search;
import plyground.core.search.Trace;
import plyground.core.spec.Settings;
import plyground.courses.war.SearchLog;
import plyground.courses.war.Task;
import plyground.games.war.Resources;
import plyground.games.war.War;
import plyground.games.war.WarPosition;
import plyground.games.war.WarProvider;
import plyground.search.AlphaBeta;
import plyground.search.Minimax;

/**
 * The war game: nodes a second of the textbook's searches, characters a second of the log, and the
 * solver. {@code -p map=FILE -p init=FILE} measures the course's second map instead of one like it.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class WarBench {
  @Param("random")
  public String map = "";

  /** For a random map, which is drawn with 14 cities, three held by each side. */
  @Param("")
  public String init = "";

  private War game = open(Map.of());
  private Search<WarPosition> minimax = new Minimax<>(game, new Resources());
  private Search<WarPosition> alphaBeta = new AlphaBeta<>(game, new Resources());
  private Search<WarPosition> solver =
      new WarProvider().descriptor().solver().orElseThrow().make(game);

  /** Counts what is written. */
  @AuxCounters
  @State(Scope.Thread)
  public static class Written {
    public long characters;
  }

  private static War open(Map<String, String> parameters) {
    var kind = new WarProvider().descriptor();
    return (War) kind.create(new Settings(kind.parameters(), parameters));
  }

  @Setup
  public void create() {
    var parameters = new HashMap<>(Map.of("map", map));
    parameters.putAll(
        init.isEmpty() ? Map.of("size", "14", "held", "3", "seed", "2") : Map.of("init", init));
    game = open(parameters);
    minimax = new Minimax<>(game, new Resources());
    alphaBeta = new AlphaBeta<>(game, new Resources());
  }

  private Result counted(Search<WarPosition> search, int depth, Nodes counter) {
    var result = search.search(game.start(), Limit.depth(depth), Trace.NONE);
    counter.nodes += result.nodes();
    return result;
  }

  @Benchmark
  public Result alphaBeta(Nodes counter) {
    return counted(alphaBeta, 8, counter);
  }

  @Benchmark
  public Result minimax(Nodes counter) {
    return counted(minimax, 6, counter);
  }

  /** Minimax to depth 6 with the assignment's log, everything but the disk. */
  @Benchmark
  public Result minimaxLog(Written counter) {
    var nowhere =
        new Writer() {
          @Override
          public void write(char[] text, int from, int length) {
            counter.characters += length;
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    try (var log = new SearchLog(game.start(), Task.MINIMAX, nowhere)) {
      return minimax.search(game.start(), Limit.depth(6), log);
    }
  }

  /** Every root move's exact value. */
  @Benchmark
  public Result solve(Nodes counter) {
    return counted(solver, 1, counter);
  }
}
