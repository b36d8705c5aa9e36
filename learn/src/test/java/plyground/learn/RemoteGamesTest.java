package plyground.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.arena.store.RemoteTask;
import plyground.arena.store.RemoteTasks;
import plyground.core.InputException;
import plyground.core.search.Stop;
import plyground.learn.LearnPlan.Method;
import plyground.search.learned.Provenance.CurvePoint;

/** Games of self-play as tasks, which are done in this process. */
final class RemoteGamesTest {
  private static final int SIZE = 3;

  /** Does tasks at the same time and notes how many it was given in each call. */
  private static final class Machines implements RemoteTasks {
    private final List<Integer> calls = new ArrayList<>();
    private final RemoteTask kind = RemoteTask.of(SelfPlayTask.KIND);

    @Override
    public List<byte[]> call(String name, byte[] common, List<byte[]> tasks) {
      assertThat(name).isEqualTo(kind.kind());
      calls.add(tasks.size());
      // What arrives on another machine is equal and never the same.
      return IntStream.range(0, tasks.size())
          .parallel()
          .mapToObj(i -> kind.call(common.clone(), tasks.get(i).clone()))
          .toList();
    }

    @Override
    public int size() {
      return SIZE;
    }

    @Override
    public void close() {}
  }

  private static OpenGame<?> open(String game) {
    return Catalogue.load(MoveInput.NOBODY).open(game);
  }

  private static LearnPlan plan(Method method, int games, int generation) {
    return new LearnPlan(
        method, games, Duration.ofDays(1), generation, 3, 2, 1, 6, 0.5, 20, "command");
  }

  /** Stops after so many progress reports, never if negative. */
  private static LearnRun<?> run(String game, LearnPlan plan, Path out, int stopAt) {
    var stop = new Stop();
    var listener =
        new LearnRun.Listener() {
          private int heard;

          @Override
          public void progress(double share, String words) {
            if (++heard == stopAt) {
              stop.raise();
            }
          }

          @Override
          public void generation(CurvePoint point) {}
        };
    return new LearnRun<>(open(game), plan, out, stop, listener);
  }

  @ParameterizedTest
  @CsvSource({
    "tic-tac-toe, REGRESSION, 320, 160",
    "tic-tac-toe, TD, 320, 160",
    "othello, REGRESSION, 40, 20",
    "'breakthrough:rows=4,columns=3', TD, 150, 75",
    "dice-race:squares=3, TD, 40, 40"
  })
  void theFileIsThatOfThreads(
      String game, Method method, int games, int generation, @TempDir Path folder)
      throws IOException {
    var here = folder.resolve("here.weights");
    var there = folder.resolve("there.weights");
    var plan = plan(method, games, generation);
    var machines = new Machines();
    run(game, plan, here, -1).run(false);
    run(game, plan, there, -1).run(false, machines);
    assertThat(machines.calls).isNotEmpty().allMatch(tasks -> tasks == 2 * SIZE);
    assertThat(Files.exists(there)).isEqualTo(Files.exists(here));
    var kept = method == Method.TD ? ".learner" : ".samples";
    assertThat(Path.of(there + kept)).hasSameBinaryContentAs(Path.of(here + kept));
    if (Files.exists(here)) {
      assertThat(there).hasSameBinaryContentAs(here);
    }
  }

  /** Stopped on other machines, on threads and there again. */
  @ParameterizedTest
  @EnumSource(Method.class)
  void goesOnWhereItWasStopped(Method method, @TempDir Path folder) {
    var whole = folder.resolve("whole.weights");
    var parts = folder.resolve("parts.weights");
    var plan = plan(method, 480, 160);
    run("tic-tac-toe", plan, whole, -1).run(false);
    run("tic-tac-toe", plan, parts, 2).run(false, new Machines());
    run("tic-tac-toe", plan, parts, 5).run(true);
    run("tic-tac-toe", plan, parts, -1).run(true, new Machines());
    assertThat(parts).hasSameBinaryContentAs(whole);
  }

  @Test
  void fewGamesMakeFewTasks(@TempDir Path folder) {
    var machines = new Machines();
    run("tic-tac-toe", plan(Method.REGRESSION, 4, 4), folder.resolve("t"), -1).run(false, machines);
    assertThat(machines.calls).containsExactly(4);
  }

  @Test
  void nobodyKnowsOtherTasks() {
    assertThatThrownBy(() -> RemoteTask.of("knitting"))
        .isInstanceOf(InputException.class)
        .hasMessage("nothing here knows tasks of kind 'knitting'");
  }
}
