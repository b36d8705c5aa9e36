package plyground.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.arena.plan.Plan;
import plyground.arena.plan.Plan.Form;
import plyground.arena.plan.TimeControl;
import plyground.arena.play.ParallelRunner;
import plyground.arena.play.Tournament;
import plyground.arena.standings.Standings;
import plyground.arena.store.Store;
import plyground.arena.store.StoredTournament;
import plyground.core.Side;
import plyground.core.SplitMix;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.games.waroflife.WarOfLifePosition;
import plyground.games.waroflife.WarOfLifeProvider;

/** What the arena adds to a game: the same random games bare, refereed and counted, and stored. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class ArenaBench {
  private static final int GAMES = 50_000;

  private final OpenGame<WarOfLifePosition> open =
      Catalogue.load(MoveInput.NOBODY).open(new WarOfLifeProvider().descriptor());
  private final Plan plan =
      new Plan(
          "war-of-life",
          List.of("random", "random"),
          Form.MATCH,
          GAMES,
          1,
          null,
          null,
          TimeControl.NONE,
          null);
  private final Tournament<WarOfLifePosition> tournament = Tournament.open(open, plan);
  private final int[] moves = new int[open.game().maxMoves()];

  /** No referee, no schedule, no counting: only the players and the rules. */
  @Benchmark
  @OperationsPerInvocation(GAMES)
  public long bare() throws AgentException {
    long plies = 0;
    try (var first = open.player("random").create();
        var second = open.player("random").create()) {
      for (int game = 0; game < GAMES; game++) {
        var scheduled = tournament.schedule().game(game);
        first.newGame(SplitMix.derive(scheduled.seed(), 1));
        second.newGame(SplitMix.derive(scheduled.seed(), 2));
        plies += play(tournament.starts().apply(scheduled), first, second);
      }
    }
    return plies;
  }

  private int play(
      WarOfLifePosition start, Agent<WarOfLifePosition> first, Agent<WarOfLifePosition> second)
      throws AgentException {
    int plies = 0;
    var position = start;
    while (position.moves(moves, 0) > 0) {
      var mover = position.toMove() == Side.FIRST ? first : second;
      position = position.play(mover.choose(position, Limit.NONE));
      plies++;
    }
    return plies + position.outcome().score();
  }

  /** Refereed by one thread, handed on in order and counted. */
  @Benchmark
  @OperationsPerInvocation(GAMES)
  public int refereed() {
    var standings = new Standings(plan);
    new ParallelRunner<>(tournament, false)
        .run(
            1,
            game -> {
              standings.add(game);
              return true;
            });
    return standings.games();
  }

  /** The same by two threads. */
  @Benchmark
  @OperationsPerInvocation(GAMES)
  public int refereedByTwo() {
    var standings = new Standings(plan);
    new ParallelRunner<>(tournament, false)
        .run(
            2,
            game -> {
              standings.add(game);
              return true;
            });
    return standings.games();
  }

  /** Every game whole into a new SQLite file, by one thread. */
  @Benchmark
  @OperationsPerInvocation(GAMES)
  public int stored() throws IOException {
    Path folder = Files.createTempDirectory("plyground-bench");
    Path file = folder.resolve("games.db");
    try (var store = Store.open(file.toString())) {
      var stored = StoredTournament.open(store, tournament, "bench");
      stored.play(1, _ -> {});
      return store.played(stored.run());
    } finally {
      Files.deleteIfExists(file);
      Files.deleteIfExists(folder);
    }
  }
}
