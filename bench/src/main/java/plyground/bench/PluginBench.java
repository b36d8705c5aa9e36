package plyground.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
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
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.plugin.Plugins;
import plyground.core.Game;
import plyground.core.Position;
import plyground.core.search.Result;
import plyground.core.spec.Settings;
import plyground.core.spi.GameDescriptor;

/** The same file of rules built in and loaded as a plugin, which has counters in its loops. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class PluginBench {
  /** Seen from the folder of the repository, where bench/run starts. */
  private static final Path GALLERY = Path.of("games/src/main/java/plyground/games/gallery");

  @Param({"Breakthrough", "Hex", "Kalah", "UltimateTicTacToe"})
  public String file = "";

  @Param({"built-in", "plugin"})
  public String from = "";

  private Game<?> game = Catalogue.load(MoveInput.NOBODY).open("tic-tac-toe").game();

  /** In a package of its own: a loader asks the house first for what has the house's name. */
  @Setup
  public void load() throws IOException {
    Path copy = Files.createTempDirectory("plugin").resolve(file + ".java");
    String source = Files.readString(GALLERY.resolve(file + ".java"));
    Files.writeString(copy, source.replaceFirst("package [a-z.]+;", "package own;"));
    var plugin = Plugins.load(copy).games().getFirst();
    game =
        from.equals("plugin")
            ? made(plugin)
            : Catalogue.load(MoveInput.NOBODY).open(plugin.text().name()).game();
  }

  private static <P extends Position<P>> Game<P> made(GameDescriptor<P> descriptor) {
    return descriptor.create(new Settings(descriptor.maker().parameters(), Map.of()));
  }

  @Benchmark
  public Result alphaBeta(Nodes counter, Processor processor) {
    var result = GalleryBench.search(game);
    counter.nodes += result.nodes();
    processor.mark();
    return result;
  }
}
