package plyground.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import plyground.core.Agent;
import plyground.core.AgentException;
import plyground.core.SplitMix;
import plyground.games.waroflife.Battle;
import plyground.games.waroflife.Cells;
import plyground.games.waroflife.Predicates;
import plyground.games.waroflife.Trials;
import plyground.games.waroflife.WarOfLife;

/** War of Life: the crank, moves, and whole games from random starts. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class WarOfLifeBench {
  private static final int BOARDS = 1024;
  private static final int GAMES = 100;

  private final WarOfLife game = new WarOfLife();
  private final Battle[] starts = new Battle[BOARDS];
  private final Cells[] boards = new Cells[BOARDS];
  private final int[] moves = new int[game.maxMoves()];
  private long seed = 1;

  public WarOfLifeBench() {
    var random = new SplitMix(1);
    for (int i = 0; i < BOARDS; i++) {
      starts[i] = game.start(random);
      boards[i] = starts[i].cells();
    }
  }

  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @OutputTimeUnit(TimeUnit.NANOSECONDS)
  @OperationsPerInvocation(BOARDS)
  public long crank() {
    long sum = 0;
    for (var board : boards) {
      var next = board.next();
      sum += next.blue() ^ next.red();
    }
    return sum;
  }

  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @OutputTimeUnit(TimeUnit.NANOSECONDS)
  @OperationsPerInvocation(BOARDS)
  public int generate() {
    int sum = 0;
    for (var start : starts) {
      sum += start.moves(moves, 0);
    }
    return sum;
  }

  private Trials games(Agent<Battle> player, Agent<Battle> other, int count) throws AgentException {
    return Predicates.test_strategy(count, player, other, seed++, () -> 0);
  }

  private final Agent<Battle> random = Predicates.strategy("random");
  private final Agent<Battle> otherRandom = Predicates.strategy("random");
  private final Agent<Battle> landGrab = Predicates.strategy("land_grab");
  private final Agent<Battle> otherLandGrab = Predicates.strategy("land_grab");
  private final Agent<Battle> minimax = Predicates.strategy("minimax");
  private final Agent<Battle> otherMinimax = Predicates.strategy("minimax");

  @Benchmark
  @OperationsPerInvocation(GAMES)
  public Trials randomGames() throws AgentException {
    return games(random, otherRandom, GAMES);
  }

  @Benchmark
  @OperationsPerInvocation(GAMES)
  public Trials landGrabGames() throws AgentException {
    return games(landGrab, otherLandGrab, GAMES);
  }

  @Benchmark
  @OperationsPerInvocation(GAMES)
  public Trials minimaxGames() throws AgentException {
    return games(minimax, otherMinimax, GAMES);
  }
}
