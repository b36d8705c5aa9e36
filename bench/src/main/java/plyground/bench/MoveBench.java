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
import plyground.games.tictactoe.TicTacToe;
import plyground.games.tictactoe.TicTacToePosition;

/** Move generation, perft and random games, through the public interfaces. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class MoveBench {
  private static final int DEPTH = 9;

  private final TicTacToe game = new TicTacToe();
  private final TicTacToePosition start = game.start(new SplitMix(1));
  private final Perft<TicTacToePosition> perft = new Perft<>(game);
  private final SplitMix random = new SplitMix(1);
  private final int[] moves = new int[game.maxMoves()];

  @Benchmark
  public int generateFromTheStart() {
    return start.moves(moves, 0);
  }

  /** Nodes are leaves of depth 9 alone. */
  @Benchmark
  public long perft(Nodes counter) {
    long leaves = perft.count(start, DEPTH);
    counter.nodes += leaves;
    return leaves;
  }

  @Benchmark
  public TicTacToePosition randomGame(Nodes counter) {
    TicTacToePosition position = start;
    for (int count = position.moves(moves, 0); count > 0; count = position.moves(moves, 0)) {
      position = position.play(moves[random.nextInt(count)]);
      counter.nodes++;
    }
    return position;
  }
}
