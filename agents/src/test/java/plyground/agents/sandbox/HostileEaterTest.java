package plyground.agents.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plyground.core.agent.AgentException;
import plyground.core.search.Stop;

/** Programs that take more memory, disk or processor than they were given. */
@Tag("slow")
final class HostileEaterTest {
  @TempDir Path folder = Path.of("");

  private AgentException failure(String script) throws AgentException {
    return failure(script, Hostile.allowing(true));
  }

  private AgentException failure(String script, ResourceLimits limits) throws AgentException {
    try (var child = ChildProcess.start(Program.shell(script, folder), limits)) {
      child.begin(Hostile.PATIENCE, Stop.NEVER);
      return catchThrowableOfType(
          AgentException.class,
          () -> {
            while (true) {
              child.line();
            }
          });
    }
  }

  /** Eight files of seven megabytes are more than the eight megabytes that there are. */
  @ParameterizedTest
  @Tag("sandbox")
  @ValueSource(strings = {"/tmp", "/dev/shm"})
  void filesInMemoryAreBounded(String place) throws AgentException {
    Hostile.assumeBubblewrap();
    var said =
        Hostile.said(
            Program.shell(
                "for i in 1 2 3 4 5 6 7 8; do head -c 7000000 /dev/zero >"
                    + place
                    + "/$i 2>/dev/null; done; du -xsm "
                    + place
                    + " | cut -f1",
                folder),
            Hostile.allowing(true));
    assertThat(Integer.parseInt(said.getFirst())).isBetween(7, 8);
  }

  /** Neither file system is full, and the programs themselves hold next to nothing. */
  @Test
  @Tag("sandbox")
  void memoryOfAllKindsIsAddedUp() throws AgentException {
    Hostile.assumeBubblewrap();
    assumeThat(ControlGroup.boundMemory()).as("no control groups of memory here").isTrue();
    var fill =
        "head -c 90000000 /dev/zero >/tmp/eaten; head -c 90000000 /dev/zero >/dev/shm/eaten;";
    assertThat(failure(fill + "read line", Hostile.allowing(true, 100)))
        .hasMessageContaining("used more than 128 MB of memory");
  }

  @Test
  void theFolderHasAQuota() throws AgentException {
    assertThat(failure("for i in 1 2 3 4 5 6; do head -c 7000000 /dev/zero >$i; done; read line"))
        .hasMessageContaining("wrote more than 32 MB into its folder");
  }

  @Test
  void removedFilesCountAsLongAsTheyAreOpen() throws AgentException {
    assertThat(
            failure(
                "for i in 3 4 5 6 7 8; do eval \"exec $i>x\"; rm x;"
                    + " head -c 7000000 /dev/zero >&$i; done; read line"))
        .hasMessageContaining("wrote more than 32 MB into its folder");
  }

  @Test
  @Tag("python")
  void thereAreNotTooManyFiles() throws AgentException {
    var many = "python3 -c 'for i in range(20000): open(str(i), \"w\")'; read line";
    assertThat(failure(many)).hasMessageContaining("made more than 10,000 files");
  }

  /** On a busy machine, too: who is not stopped uses a little of every second. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void nobodyThinksInTheOpponentsTime(boolean sandbox) throws Exception {
    var spin = "while :; do :; done & while :; do :; done & ";
    try (var child =
        ChildProcess.start(
            Program.shell(spin + "while read line; do echo $line; done", folder),
            Hostile.allowing(sandbox))) {
      child.begin(Duration.ofSeconds(20), Stop.NEVER);
      child.send("?");
      assertThat(child.line()).isEqualTo("?");
      child.end();
      boolean still = false;
      for (int second = 0; second < 20 && !still; second++) {
        long before = ticksOfAll();
        Thread.sleep(1000);
        still = ticksOfAll() == before;
      }
      assertThat(still).as("a second in which it used nothing").isTrue();
    }
  }

  /** What all programs that we have started have used, in hundredths of a second. */
  private static long ticksOfAll() {
    return ProcessHandle.current()
        .descendants()
        .mapToLong(each -> ticks(Path.of("/proc", Long.toString(each.pid()), "stat")))
        .sum();
  }

  private static long ticks(Path stat) {
    try {
      String text = Files.readString(stat, StandardCharsets.ISO_8859_1);
      String[] fields = text.substring(text.lastIndexOf(')') + 2).split(" ");
      return Long.parseLong(fields[11]) + Long.parseLong(fields[12]);
    } catch (IOException gone) {
      return 0;
    }
  }

  @Test
  void nobodyKeepsMoreProcessorsBusyThanItMay() throws IOException {
    assumeThat(ControlGroup.boundCores()).as("no control groups of processors").isTrue();
    var usual = ResourceLimits.DEFAULT;
    var limits =
        new ResourceLimits(
            usual.startup(),
            usual.move(),
            usual.margin(),
            usual.memory(),
            usual.processes(),
            usual.file(),
            usual.line(),
            usual.output(),
            true,
            1);
    try (var group = ControlGroup.of(limits)) {
      var quotas = new ArrayList<String>();
      for (var door : group.doors()) {
        for (String name : List.of("cpu.max", "cpu.cfs_quota_us")) {
          var file = door.resolveSibling(name);
          if (Files.exists(file)) {
            quotas.add(Files.readString(file).strip().replace(" 100000", ""));
          }
        }
      }
      assertThat(quotas).containsOnly("100000");
    }
  }

  @Test
  void theProcessorIsSharedByGroups() throws AgentException {
    assumeThat(ControlGroup.shareProcessors()).as("no control groups of processors").isTrue();
    var lines =
        Hostile.said(Program.shell("cat /proc/self/cgroup", folder), Hostile.allowing(false));
    assertThat(lines).anyMatch(line -> line.matches("\\d+:(.*cpu.*|):/.*plyground-.*"));
  }
}
