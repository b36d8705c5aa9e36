package plyground.bench;

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
import plyground.agents.OpenGame;
import plyground.core.FinalScore;
import plyground.core.Game;
import plyground.core.Position;
import plyground.core.SplitMix;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Trace;
import plyground.search.AlphaBeta;

/** Games in one file beside the hand-tuned tic-tac-toe: alpha-beta, finished games alone valued. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class GalleryBench {
  private static final Limit ENOUGH = Limit.nodes(200_000);

  @Param({
    "tic-tac-toe",
    "connect-four",
    "breakthrough",
    "ultimate-tic-tac-toe",
    "kalah",
    "dots-and-boxes",
    "hex"
  })
  public String game = "";

  private OpenGame<?> opened = Catalogue.load(MoveInput.NOBODY).open("tic-tac-toe");

  @Benchmark
  public Result alphaBeta(Nodes counter, Processor processor) {
    var result = search(opened.game());
    counter.nodes += result.nodes();
    processor.mark();
    return result;
  }

  @Setup
  public void open() {
    opened = Catalogue.load(MoveInput.NOBODY).open(game);
  }

  static <P extends Position<P>> Result search(Game<P> game) {
    var start = game.start(new SplitMix(1));
    return new AlphaBeta<>(game, new FinalScore<P>()).search(start, ENOUGH, Trace.NONE);
  }
}
