package plyground.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.core.SplitMix;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.games.waroflife.WarOfLife;
import plyground.games.waroflife.WarOfLifePosition;
import plyground.games.waroflife.WarOfLifeProvider;

/**
 * What a Prolog strategy costs beside its own thinking: one that knows its only answer by heart,
 * and is asked for it in a position of 24 pieces.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class PrologBench {
  private final WarOfLifePosition start = new WarOfLife().start(new SplitMix(1));
  private @Nullable Agent<WarOfLifePosition> agent;
  private @Nullable Path file;

  @Setup
  public void start() throws IOException {
    int[] moves = new int[new WarOfLife().maxMoves()];
    start.moves(moves, 0);
    var game = Catalogue.load(MoveInput.NOBODY).open(new WarOfLifeProvider().descriptor());
    String move = game.game().formatMove(start, moves[0]);
    file = Files.createTempFile("by-heart", ".pl");
    Files.writeString(
        file,
        "by_heart(_, [Blues, Reds], [Moved, Reds], %s) :- alter_board(%s, Blues, Moved).%n"
            .formatted(move, move));
    agent = game.player("prolog:file=" + file + ",predicate=by_heart").create();
    agent.newGame(1);
  }

  @Benchmark
  public int roundTrip() throws AgentException {
    return agent == null ? 0 : agent.choose(start, Limit.NONE);
  }

  @TearDown
  public void stop() throws IOException {
    if (agent != null) {
      agent.close();
    }
    if (file != null) {
      Files.deleteIfExists(file);
    }
  }
}
