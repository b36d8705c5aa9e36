package plyground.bench;

import aima.core.environment.tictactoe.TicTacToeGame;
import aima.core.search.adversarial.AlphaBetaSearch;
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
import plyground.core.Evaluator;
import plyground.core.SplitMix;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Search;
import plyground.core.search.Trace;
import plyground.core.spec.Settings;
import plyground.games.tictactoe.TicTacToe;
import plyground.games.tictactoe.TicTacToePosition;
import plyground.games.tictactoe.TicTacToeProvider;
import plyground.search.AlphaBeta;
import plyground.search.Mcts;
import plyground.search.Minimax;
import plyground.search.Pvs;

/** Every search on the whole tree of tic-tac-toe, and aima-java's alpha-beta on the same. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class SearchBench {
  private static final Limit WHOLE = Limit.depth(9);

  private final TicTacToe game = new TicTacToe();
  private final TicTacToePosition start = game.start(new SplitMix(1));
  private final Evaluator<TicTacToePosition> win =
      new TicTacToeProvider()
          .descriptor()
          .evaluators()
          .getFirst()
          .maker()
          .make(game, new Settings(List.of(), Map.of()));
  private final Search<TicTacToePosition> minimax = new Minimax<>(game, win);
  private final Search<TicTacToePosition> alphaBeta = new AlphaBeta<>(game, win);
  private final UntracedAlphaBeta<TicTacToePosition> untraced = new UntracedAlphaBeta<>(game, win);
  private final Search<TicTacToePosition> pvs = new Pvs<>(game, win, 1);
  private final Search<TicTacToePosition> mcts = new Mcts<>(game, 1.4, 10_000);
  private final TicTacToeGame peerGame = new TicTacToeGame();

  private Result counted(Search<TicTacToePosition> search, Trace trace, Nodes counter) {
    var result = search.search(start, WHOLE, trace);
    counter.nodes += result.nodes();
    return result;
  }

  @Benchmark
  public Result minimax(Nodes counter) {
    return counted(minimax, Trace.NONE, counter);
  }

  @Benchmark
  public Result alphaBeta(Nodes counter) {
    return counted(alphaBeta, Trace.NONE, counter);
  }

  /** A listener that does nothing: what the events themselves cost. */
  @Benchmark
  public Result alphaBetaTraced(Nodes counter) {
    return counted(alphaBeta, new Trace() {}, counter);
  }

  /** The same code without a word about traces: what the silent ones cost. */
  @Benchmark
  public int alphaBetaWithoutTraceCode(Nodes counter) {
    int value = untraced.value(start, 9);
    counter.nodes += untraced.nodes();
    return value;
  }

  @Benchmark
  public Result pvs(Nodes counter) {
    pvs.newGame(1);
    return counted(pvs, Trace.NONE, counter);
  }

  @Benchmark
  public Result mcts(Nodes counter) {
    mcts.newGame(1);
    return counted(mcts, Trace.NONE, counter);
  }

  /** It counts every node but the root, and searches each root move with an open window. */
  @Benchmark
  public Object aimaAlphaBeta(Nodes counter) {
    var search = AlphaBetaSearch.createFor(peerGame);
    var move = search.makeDecision(peerGame.getInitialState());
    counter.nodes += search.getMetrics().getInt(AlphaBetaSearch.METRICS_NODES_EXPANDED) + 1;
    return move;
  }
}
