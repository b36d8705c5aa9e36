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
import plyground.core.SplitMix;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.courses.waroflife.Predicates;
import plyground.courses.waroflife.Trials;
import plyground.games.waroflife.Cells;
import plyground.games.waroflife.WarOfLife;
import plyground.games.waroflife.WarOfLifePosition;

/** War of Life: the crank, moves, and whole games from random starts. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class WarOfLifeBench {
  private static final int BOARDS = 1024;
  private static final int ROUNDS = 20;
  private static final int GAMES = 100;

  private final WarOfLife game = new WarOfLife();
  private final WarOfLifePosition[] starts = new WarOfLifePosition[BOARDS];
  private final long[] blues = new long[BOARDS];
  private final long[] reds = new long[BOARDS];
  private final int[] moves = new int[game.maxMoves()];
  private long seed = 1;

  public WarOfLifeBench() {
    var random = new SplitMix(1);
    for (int i = 0; i < BOARDS; i++) {
      starts[i] = game.start(random);
      blues[i] = starts[i].blue();
      reds[i] = starts[i].red();
    }
  }

  @Benchmark
  @OperationsPerInvocation(ROUNDS * BOARDS)
  public long crank(Processor processor) {
    long sum = 0;
    for (int round = 0; round < ROUNDS; round++) {
      for (int i = 0; i < BOARDS; i++) {
        var next = new Cells(blues[i], reds[i]).next();
        sum += next.blue() ^ next.red();
      }
    }
    processor.mark();
    return sum;
  }

  @Benchmark
  @OperationsPerInvocation(ROUNDS * BOARDS)
  public int generate(Processor processor) {
    int sum = 0;
    for (int round = 0; round < ROUNDS; round++) {
      for (var start : starts) {
        sum += start.moves(moves, 0);
      }
    }
    processor.mark();
    return sum;
  }

  private Trials games(
      Agent<WarOfLifePosition> player, Agent<WarOfLifePosition> other, Processor processor)
      throws AgentException {
    var trials = Predicates.test_strategy(GAMES, player, other, seed++, () -> 0);
    processor.mark();
    return trials;
  }

  private final Agent<WarOfLifePosition> random = Predicates.strategy("random");
  private final Agent<WarOfLifePosition> otherRandom = Predicates.strategy("random");
  private final Agent<WarOfLifePosition> landGrab = Predicates.strategy("land_grab");
  private final Agent<WarOfLifePosition> otherLandGrab = Predicates.strategy("land_grab");
  private final Agent<WarOfLifePosition> minimax = Predicates.strategy("minimax");
  private final Agent<WarOfLifePosition> otherMinimax = Predicates.strategy("minimax");

  @Benchmark
  @OperationsPerInvocation(GAMES)
  public Trials randomGames(Processor processor) throws AgentException {
    return games(random, otherRandom, processor);
  }

  @Benchmark
  @OperationsPerInvocation(GAMES)
  public Trials landGrabGames(Processor processor) throws AgentException {
    return games(landGrab, otherLandGrab, processor);
  }

  @Benchmark
  @OperationsPerInvocation(GAMES)
  public Trials minimaxGames(Processor processor) throws AgentException {
    return games(minimax, otherMinimax, processor);
  }
}
