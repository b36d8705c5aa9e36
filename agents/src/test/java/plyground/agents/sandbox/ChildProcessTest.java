package plyground.agents.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plyground.core.agent.AgentException;
import plyground.core.agent.Fault;
import plyground.core.search.Stop;

/** Programs that behave and programs that do not, with and without a sandbox. */
final class ChildProcessTest {
  private static final Duration LONG = Duration.ofSeconds(20);
  private static final Duration SHORT = Duration.ofMillis(150);

  @TempDir Path folder = Path.of("");

  private static ResourceLimits allowing(boolean sandbox) {
    var usual = ResourceLimits.DEFAULT;
    return new ResourceLimits(
        usual.startup(), usual.move(), usual.margin(), 128, 12, 1, 1000, 5000, sandbox, 0);
  }

  private ChildProcess start(String line, boolean sandbox) throws AgentException {
    return ChildProcess.start(Program.shell(line, folder), allowing(sandbox));
  }

  private AgentException failure(String line, boolean sandbox, Duration patience)
      throws AgentException {
    try (var child = start(line, sandbox)) {
      child.begin(patience, Stop.NEVER);
      return catchThrowableOfType(
          AgentException.class,
          () -> {
            while (true) {
              child.line();
            }
          });
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void answersLineByLine(boolean sandbox) throws AgentException {
    try (var child = start("while read a b; do echo \"$b $a\"; echo; done", sandbox)) {
      for (int i = 0; i < 100; i++) {
        child.begin(LONG, Stop.NEVER);
        child.send("word " + i);
        assertThat(child.line()).isEqualTo(i + " word");
        assertThat(child.line()).isEmpty();
        child.end();
        assertThat(child.unread()).isFalse();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void silenceIsATimeOut(boolean sandbox) throws AgentException {
    try (var child = start("echo waiting >&2; echo up; sleep 1000", sandbox)) {
      child.begin(LONG, Stop.NEVER);
      assertThat(child.line()).isEqualTo("up");
      child.end();
      child.begin(SHORT, Stop.NEVER);
      var failure = catchThrowableOfType(AgentException.class, child::line);
      assertThat(failure.fault()).isEqualTo(Fault.TIME_OUT);
      assertThat(failure)
          .hasMessageContaining("did not answer within 150 ms")
          .hasMessageEndingWith("; its standard error ends: waiting");
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void anEndIsACrashWithItsLastWords(boolean sandbox) throws AgentException {
    var failure = failure("echo one >&2; echo two >&2; exit 3", sandbox, LONG);
    assertThat(failure.fault()).isEqualTo(Fault.CRASH);
    assertThat(failure).hasMessageEndingWith("exit code 3; its standard error ends: one | two");
  }

  @Test
  void whatIsNotThereIsNamed() throws AgentException {
    assertThat(failure("no-such-program 1 2", true, LONG))
        .hasMessageStartingWith("no-such-program 1 2 was not found");
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aSignalIsNamed(boolean sandbox) throws AgentException {
    assertThat(failure("kill -SEGV $$", sandbox, LONG))
        .hasMessageContaining("signal 11 (segmentation fault)");
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aLineWithoutEndIsFlooding(boolean sandbox) throws AgentException {
    var failure = failure("while :; do printf xxxxxxxxxxxxxxxxxxxx; done", sandbox, LONG);
    assertThat(failure.fault()).isEqualTo(Fault.PROTOCOL);
    assertThat(failure).hasMessageContaining("wrote more than 1,000 bytes in one line");
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void linesWithoutEndAreFlooding(boolean sandbox) throws AgentException {
    assertThat(failure("while :; do echo xxxxxxxxxxxxxxxxxxxx; done", sandbox, LONG))
        .hasMessageContaining("bytes for one answer");
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void manyProcessesAreTooMany(boolean sandbox) throws AgentException {
    var failure =
        failure("i=0; while [ $i -lt 40 ]; do sleep 1000 & i=$((i+1)); done; wait", sandbox, LONG);
    assertThat(failure.fault()).isEqualTo(Fault.CRASH);
    assertThat(failure).hasMessageContaining("had more than 12 processes");
  }

  /** Nobody else would survive it, so that it is tried only where the kernel holds it. */
  @Test
  void aForkBombIsEnded() throws AgentException {
    assumeThat(ControlGroup.boundTasks()).as("control groups may be forbidden").isTrue();
    var failure = failure("bomb() { bomb & bomb & wait; }; bomb", true, LONG);
    assertThat(failure.fault()).as(failure.getMessage()).isEqualTo(Fault.CRASH);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void memoryIsLimited(boolean sandbox) throws AgentException {
    var grow = "s=x; while :; do s=$s$s; done";
    assertThat(failure(grow, sandbox, LONG).fault()).isEqualTo(Fault.CRASH);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  @Tag("slow")
  void memoryOfManyProcessesIsAddedUp(boolean sandbox) throws AgentException {
    var one =
        "sh -c 's=0123456789abcdef; while [ ${#s} -lt 30000000 ]; do s=$s$s; done; sleep 1000; :'";
    assertThat(
            failure(
                "%s & %s & %s & %s & %s & %s & wait".formatted(one, one, one, one, one, one),
                sandbox,
                LONG))
        .hasMessageContaining("used more than 128 MB");
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void nothingItStartedSurvives(boolean sandbox) throws Exception {
    String mark = "31" + (ProcessHandle.current().pid() % 100000) + (sandbox ? 1 : 0);
    try (var child =
        start("sleep %s & sleep %s & echo up; read line".formatted(mark, mark), sandbox)) {
      child.begin(LONG, Stop.NEVER);
      assertThat(child.line()).isEqualTo("up");
      child.end();
      await(() -> !sleepers(mark).isEmpty());
    }
    await(() -> sleepers(mark).isEmpty());
  }

  private static void await(Callable<Boolean> state) throws Exception {
    for (int i = 0; i < 500 && !state.call(); i++) {
      Thread.sleep(20);
    }
    assertThat(state.call()).isTrue();
  }

  private static List<String> sleepers(String mark) throws IOException {
    try (var processes = Files.list(Path.of("/proc"))) {
      return processes
          .map(each -> each.resolve("cmdline"))
          .filter(Files::isReadable)
          .map(ChildProcessTest::text)
          .filter(text -> text.startsWith("sleep\0" + mark))
          .toList();
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException gone) {
      return "";
    }
  }

  @Test
  void aStopSignalEndsTheWaiting() throws AgentException {
    try (var child = start("read line", true)) {
      var stop = new Stop();
      child.begin(LONG, stop);
      stop.raise();
      assertThat(catchThrowableOfType(AgentException.class, child::line))
          .hasMessageContaining("was told to stop");
    }
  }

  @Test
  void whatProtectsIsSaid() {
    assertThat(Sandbox.sentence(allowing(true)))
        .contains("128 MB", "12 processes", "files of 1 MB");
    assertThat(Sandbox.sentence(allowing(false))).startsWith("no sandbox: network");
  }

  @Test
  @Tag("sandbox")
  void aSandboxLetsNothingOut() throws AgentException {
    assumeThat(Sandbox.here()).as("bubblewrap may be forbidden").isEqualTo(Sandbox.BUBBLEWRAP);
    var outside = Path.of("target", "outside").toAbsolutePath();
    var script =
        "echo hi > inside; cat inside; (echo hi > "
            + outside
            + ") 2>/dev/null || echo refused; tail -n +3 /proc/net/dev | cut -d: -f1;"
            + " ls /proc | grep -c '^[0-9]'; read line";
    try (var child = start(script, true)) {
      child.begin(LONG, Stop.NEVER);
      assertThat(child.line()).isEqualTo("hi");
      assertThat(child.line()).isEqualTo("refused");
      assertThat(child.line().strip()).as("the only network").isEqualTo("lo");
      assertThat(Integer.parseInt(child.line())).as("processes it can see").isLessThan(8);
      child.end();
    }
    assertThat(folder.resolve("inside")).exists();
    assertThat(outside).doesNotExist();
  }

  @Test
  void itsFilesAreFoundInItsCommand() throws IOException {
    Files.writeString(folder.resolve("bot.py"), "");
    assertThat(Program.shell("python3 bot.py --fast", folder).files())
        .containsExactly(folder.resolve("bot.py"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"python3 'my bot.py' -x", "python3 my\\ bot.py", "python3 \"my bot.py\""})
  void itsFilesMayHaveBlanksInTheirNames(String line) throws IOException {
    Files.writeString(folder.resolve("my bot.py"), "");
    assertThat(Program.shell(line, folder).files()).containsExactly(folder.resolve("my bot.py"));
  }

  @Test
  void secretsAreNotPassedOn() {
    var passed =
        Program.shell("x", null).environment(Map.of("PATH", "/bin", "DATABASE_PASSWORD", "secret"));
    assertThat(passed).containsKey("PATH").doesNotContainKey("DATABASE_PASSWORD");
  }
}
