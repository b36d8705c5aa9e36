package plyground.bench;

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
import plyground.core.SplitMix;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.spec.Settings;
import plyground.games.labyrinth.Labyrinth;
import plyground.games.labyrinth.LabyrinthPosition;
import plyground.games.labyrinth.LabyrinthProvider;
import plyground.games.labyrinth.Shift;

/** The Labyrinth: one shift with the walk after it, and one move of each player. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class LabyrinthBench {
  private static final int POSITIONS = 1024;

  private final Labyrinth game = new Labyrinth();

  /** Positions of games between two h2, with their past. */
  private final LabyrinthPosition[] hunts = new LabyrinthPosition[POSITIONS];

  private int next;

  /** One player. */
  @State(Scope.Thread)
  public static class Mover {
    @Param({"h1", "h2", "h3", "h4", "h5", "seeker"})
    public String name = "";

    private Agent<LabyrinthPosition> agent = agent("h1");

    @Setup
    public void create() {
      agent = agent(name);
    }
  }

  private static Agent<LabyrinthPosition> agent(String name) {
    var kinds = new LabyrinthProvider().descriptor().agents().stream();
    var kind = kinds.filter(each -> each.name().equals(name)).findFirst().orElseThrow();
    return kind.maker().make(new Labyrinth(), new Settings(kind.parameters(), Map.of()));
  }

  @Setup
  public void play() throws AgentException {
    var player = agent("h2");
    int count = 0;
    for (long seed = 1; count < POSITIONS; seed++) {
      var position = game.start(new SplitMix(seed));
      while (!position.over() && count < POSITIONS) {
        hunts[count++] = position;
        position = position.play(player.choose(position, Limit.NONE));
      }
    }
  }

  private LabyrinthPosition next() {
    next = (next + 1) % POSITIONS;
    return hunts[next];
  }

  @Benchmark
  public long shiftAndWalk() {
    var position = next();
    return position.maze().reachAfter(next % Shift.COUNT, position.square(position.toMove()));
  }

  @Benchmark
  public int move(Mover mover) throws AgentException {
    return mover.agent.choose(next(), Limit.NONE);
  }
}
