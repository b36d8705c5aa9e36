package plyground.agents.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plyground.agents.sandbox.Program;
import plyground.agents.sandbox.ResourceLimits;
import plyground.core.SplitMix;
import plyground.core.agent.AgentException;
import plyground.core.agent.Fault;
import plyground.core.search.Limit;
import plyground.games.tictactoe.TicTacToe;
import plyground.games.tictactoe.TicTacToePosition;

/** A faulty program loses with the reason, the next game goes on, and nothing is left behind. */
@Tag("slow")
final class BadAgentsTest {
  private static final TicTacToe GAME = new TicTacToe();
  private static final TicTacToePosition START = GAME.start(new SplitMix(1));
  private static final Limit SOON = Limit.time(Duration.ofMillis(20));

  /** Quick to fail, so that a thousand games take seconds. */
  private static final EnumSet<Bad> QUICK =
      EnumSet.complementOf(EnumSet.of(Bad.FORKS, Bad.EATS_MEMORY, Bad.LARGE_FILE));

  @TempDir Path folder = Path.of("");

  private ProcessAgent<TicTacToePosition> agent(
      String script, boolean sandbox, long startup, long margin) {
    var limits =
        new ResourceLimits(
            Duration.ofMillis(startup),
            Duration.ofSeconds(20),
            Duration.ofMillis(margin),
            64,
            8,
            1,
            2000,
            10_000,
            sandbox,
            0);
    return new ProcessAgent<>(Program.shell(script, folder), limits, new JsonLines<>(GAME));
  }

  private static boolean startsLate(Bad bad) {
    return bad == Bad.SILENT_AT_START || bad == Bad.IGNORES_SIGNALS;
  }

  private static Limit limit(Bad bad) {
    return bad.fault == Fault.TIME_OUT ? SOON : Limit.NONE;
  }

  @ParameterizedTest
  @EnumSource(Bad.class)
  void isCaughtAndNamed(Bad bad) {
    fails(bad, true);
  }

  @ParameterizedTest
  @EnumSource(Bad.class)
  void isCaughtWithoutASandboxToo(Bad bad) {
    fails(bad, false);
  }

  private void fails(Bad bad, boolean sandbox) {
    try (var agent = agent(bad.script, sandbox, startsLate(bad) ? 100 : 20_000, 30)) {
      agent.newGame(1);
      var failure =
          catchThrowableOfType(AgentException.class, () -> agent.choose(START, limit(bad)));
      assertThat(failure).isNotNull().hasMessageContaining(bad.words);
      assertThat(failure.fault()).isEqualTo(bad.fault);
      assertThat(failure.getMessage()).hasLineCount(1);
    }
  }

  @Test
  void floodingStandardErrorIsNoFault() throws AgentException {
    var script =
        "i=0; while [ $i -lt 20000 ]; do echo line $i of much noise >&2; i=$((i+1)); done; "
            + Bad.good();
    try (var agent = agent(script, true, 20_000, 500)) {
      agent.newGame(1);
      assertThat(agent.choose(START, Limit.NONE)).isZero();
      assertThat(agent.errors()).hasSizeLessThan(20_000).contains("line 19999");
    }
  }

  @Test
  void theNextGameGetsANewProcess() throws AgentException {
    var script = "if [ -e there ]; then " + Bad.good() + "; else touch there; exit 9; fi";
    try (var agent = agent(script, true, 20_000, 500)) {
      agent.newGame(1);
      for (int i = 0; i < 2; i++) {
        assertThat(catchThrowableOfType(AgentException.class, () -> agent.choose(START, SOON)))
            .hasMessageContaining("exit code 9");
      }
      agent.newGame(2);
      assertThat(agent.choose(START, Limit.NONE)).isZero();
    }
  }

  @Test
  void whoIsNeverUpInTimeIsNotWaitedForAgain() throws IOException {
    try (var agent = agent("echo up >> starts; sleep 100", true, 1_500, 30)) {
      for (int i = 0; i < 6; i++) {
        agent.newGame(i);
        assertThat(catchThrowableOfType(AgentException.class, () -> agent.choose(START, SOON)))
            .isNotNull();
      }
    }
    assertThat(Files.readAllLines(folder.resolve("starts"))).hasSize(3);
  }

  @Test
  void nothingLeaksAfterAThousandFaultyGames() throws Throwable {
    play(QUICK.size());
    int threads = Thread.activeCount();
    long files = openFiles();
    play(1000);
    // What a killed program leaves is given back by its readers a moment later.
    soon(() -> assertThat(Thread.activeCount()).isLessThanOrEqualTo(threads + 2));
    soon(() -> assertThat(ProcessHandle.current().descendants()).isEmpty());
    soon(() -> assertThat(openFiles()).isLessThanOrEqualTo(files + 5));
  }

  /** Holds within ten seconds: a busy machine is late, a leak stays. */
  private static void soon(Executable check) throws Throwable {
    long end = System.nanoTime() + Duration.ofSeconds(10).toNanos();
    while (true) {
      try {
        check.execute();
        return;
      } catch (AssertionError e) {
        if (System.nanoTime() > end) {
          throw e;
        }
        Thread.sleep(20);
      }
    }
  }

  /** Several at a time, as the arena does: much of it is waiting. */
  private void play(int games) throws Exception {
    var kinds = QUICK.toArray(Bad[]::new);
    try (var threads = Executors.newFixedThreadPool(4)) {
      var played = new ArrayList<Future<?>>();
      for (int i = 0; i < games; i++) {
        var bad = kinds[i % kinds.length];
        int seed = i;
        played.add(threads.submit(() -> loses(bad, seed)));
      }
      for (var each : played) {
        each.get();
      }
    }
  }

  private void loses(Bad bad, long seed) {
    try (var agent = agent(bad.script, true, startsLate(bad) ? 5 : 20_000, 5)) {
      agent.newGame(seed);
      assertThat(catchThrowableOfType(AgentException.class, () -> agent.choose(START, limit(bad))))
          .as(bad.name())
          .isNotNull();
    }
  }

  private static long openFiles() throws IOException {
    try (var files = Files.list(Path.of("/proc/self/fd"))) {
      return files.count();
    }
  }
}
