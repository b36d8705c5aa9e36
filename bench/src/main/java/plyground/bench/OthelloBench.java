package plyground.bench;

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
import plyground.core.Perft;
import plyground.core.SplitMix;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Search;
import plyground.core.search.Trace;
import plyground.games.othello.Othello;
import plyground.games.othello.OthelloPosition;
import plyground.games.othello.OthelloProvider;
import plyground.games.othello.Size;

/** Othello through the public interfaces: random games, lines of play, proofs. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class OthelloBench {
  private static final int DEPTH = 9;

  private final Othello six = new Othello(Size.SIX);
  private final Othello eight = new Othello(Size.EIGHT);
  private final SplitMix random = new SplitMix(1);
  private final int[] moves = new int[eight.maxMoves()];
  private final Search<OthelloPosition> solver =
      new OthelloProvider().descriptor().solver().orElseThrow().make(six);
  private final OthelloPosition twenty = six.parse("..1.1./..111./.2111./..211./..222./.2.... 1");

  @Benchmark
  public OthelloPosition randomGameOnSix() {
    return randomGame(six);
  }

  @Benchmark
  public OthelloPosition randomGameOnEight() {
    return randomGame(eight);
  }

  private OthelloPosition randomGame(Othello game) {
    OthelloPosition position = game.start(random);
    for (int count = position.moves(moves, 0); count > 0; count = position.moves(moves, 0)) {
      position = position.play(moves[random.nextInt(count)]);
    }
    return position;
  }

  /** Nodes are leaves of depth 9 alone; each of them is made. */
  @Benchmark
  public long perftOnSix(Nodes counter) {
    long leaves = new Perft<>(six).count(six.start(random), DEPTH);
    counter.nodes += leaves;
    return leaves;
  }

  /** Every move of the golden position with 20 empty squares. */
  @Benchmark
  public Result solveTwentyEmpties(Nodes counter) {
    var result = solver.search(twenty, Limit.NONE, Trace.NONE);
    counter.nodes += result.nodes();
    return result;
  }
}
