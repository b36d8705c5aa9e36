package plyground.bench;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import plyground.agents.plugin.Plugins;
import plyground.core.Position;
import plyground.core.SplitMix;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Trace;
import plyground.core.spec.Settings;
import plyground.core.spi.GameDescriptor;
import plyground.games.tictactoe.TicTacToeProvider;
import plyground.search.Minimax;

/** Minimax on the whole tree of tic-tac-toe: the built-in game, and one file loaded as a plugin. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class PluginBench {
  /** Seen from the folder of the repository, where bench/run starts. */
  private static final Path ONE_FILE =
      Path.of("games/src/test/java/plyground/games/kit/Noughts.java");

  private final Whole<?> builtIn = Whole.of(new TicTacToeProvider().descriptor());
  private final Whole<?> oneFile = Whole.of(Plugins.load(ONE_FILE).games().getFirst());

  /** A game, its start and a search of all of it. */
  private record Whole<P extends Position<P>>(P start, Minimax<P> search) {
    static <P extends Position<P>> Whole<P> of(GameDescriptor<P> descriptor) {
      var none = new Settings(List.of(), Map.of());
      var game = descriptor.create(none);
      var evaluator = descriptor.evaluators().getFirst().maker().make(game, none);
      return new Whole<>(game.start(new SplitMix(1)), new Minimax<>(game, evaluator));
    }

    Result run(Nodes counter) {
      var result = search.search(start, Limit.depth(9), Trace.NONE);
      counter.nodes += result.nodes();
      return result;
    }
  }

  @Benchmark
  public Result builtIn(Nodes counter) {
    return builtIn.run(counter);
  }

  @Benchmark
  public Result oneFilePlugin(Nodes counter) {
    return oneFile.run(counter);
  }
}
