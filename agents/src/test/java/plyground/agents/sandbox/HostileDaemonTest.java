package plyground.agents.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plyground.core.agent.AgentException;
import plyground.core.search.Stop;

/** Programs that leave somebody behind, who has let go of his parent and of every mark. */
final class HostileDaemonTest {
  private static final AtomicInteger NUMBER = new AtomicInteger();

  @TempDir Path folder = Path.of("");

  /** A number of seconds that nobody else sleeps. */
  private static String seconds() {
    return "77" + ProcessHandle.current().pid() % 100_000 + NUMBER.incrementAndGet();
  }

  private static ChildProcess start(Path folder, String seconds, Sandbox sandbox)
      throws AgentException {
    var script =
        "(setsid env -i sh -c '(trap \"\" TERM HUP; exec sleep %s) &' &); echo up; read line"
            .formatted(seconds);
    var program = Program.shell(script, folder);
    var child = ChildProcess.start(program, Hostile.allowing(sandbox != Sandbox.NONE), sandbox);
    child.begin(Hostile.PATIENCE, Stop.NEVER);
    assertThat(child.line()).isEqualTo("up");
    child.end();
    return child;
  }

  @ParameterizedTest
  @EnumSource
  void nobodySurvivesTheEnd(Sandbox sandbox) throws Exception {
    assumeThat(sandbox.works()).as(sandbox + " does not work here").isTrue();
    assumeThat(sandbox.tight() || ControlGroup.holdAll()).as("no control groups here").isTrue();
    String seconds = seconds();
    try (var child = start(folder, seconds, sandbox)) {
      await(seconds, 1);
      assertThat(child.running()).isTrue();
    }
    await(seconds, 0);
  }

  @Test
  void nobodySurvivesTheKillOfOurselves() throws Exception {
    var means = Arrays.stream(Sandbox.values()).filter(each -> each.tight() && each.works());
    var words = means.map(Sandbox::name).toList();
    assumeThat(words).as("no process trees here").isNotEmpty();
    String seconds = seconds();
    var other = lab(words, seconds);
    try (var said = other.inputReader()) {
      assertThat(said.readLine()).isEqualTo("all up");
      await(seconds, words.size());
    } finally {
      other.destroyForcibly().waitFor();
    }
    await(seconds, 0);
    for (var place : ControlGroupPlaces.here()) {
      ControlGroupPlaces.sweep(place);
      assertThat(place).isDirectoryNotContaining(group -> isOf(other.pid(), group));
    }
  }

  private static boolean isOf(long process, Path group) {
    return String.valueOf(group.getFileName()).startsWith(ControlGroup.NAME + process + "-");
  }

  /** Nor is anything left of a sandbox that was tried: it says so before. */
  @Test
  void aRootWhoCannotBeAnotherStartsNothing() throws Exception {
    assumeThat(UnprivilegedUser.ROOT).as("we are not root here").isTrue();
    var other = lab(List.of(Sandbox.NONE.name()), "1", "setpriv", "--bounding-set=-setuid");
    try (var said = other.errorReader()) {
      assertThat(said.readAllAsString())
          .contains("is not started: we are root here and cannot start them as another user");
    }
    assertThat(other.waitFor()).isEqualTo(1);
  }

  private Process lab(List<String> means, String seconds, String... before) throws IOException {
    var words = new ArrayList<>(List.of(before));
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.addAll(List.of("-cp", System.getProperty("java.class.path"), Lab.class.getName()));
    words.addAll(List.of(folder.toString(), seconds, String.join(",", means)));
    return new ProcessBuilder(words).start();
  }

  /** Somebody's lab, to be killed. */
  static final class Lab {
    private Lab() {}

    public static void main(String[] args) throws Exception {
      for (String each : args[2].split(",")) {
        start(Path.of(args[0]), args[1], Sandbox.valueOf(each));
      }
      System.out.println("all up");
      Thread.sleep(100_000);
    }
  }

  private static void await(String seconds, int number) throws Exception {
    for (int i = 0; i < 500 && sleepers(seconds) != number; i++) {
      Thread.sleep(20);
    }
    assertThat(sleepers(seconds)).isEqualTo(number);
  }

  private static long sleepers(String seconds) throws IOException {
    try (var processes = Files.list(Path.of("/proc"))) {
      return processes
          .map(each -> each.resolve("cmdline"))
          .filter(Files::isReadable)
          .filter(each -> text(each).startsWith("sleep\0" + seconds + "\0"))
          .count();
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException gone) {
      return "";
    }
  }
}
