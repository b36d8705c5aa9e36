package plyground.agents.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ControlGroupTest {
  private static final String BOMB =
      "i=0; while [ $i -lt 80 ]; do sleep 1 >/dev/null 2>&1 & i=$((i+1)); done; echo never";

  @Test
  void theKernelRefusesMoreTasks() throws Exception {
    assumeThat(ControlGroup.boundTasks()).as("control groups may be forbidden").isTrue();
    var usual = ResourceLimits.DEFAULT;
    var few =
        new ResourceLimits(
            usual.startup(), usual.move(), usual.margin(), 64, 1, 1, 1000, 1000, true, 0);
    try (var group = ControlGroup.of(few)) {
      assertThat(group.full()).isFalse();
      var words = Launch.words(group.doors(), List.of("sh", "-c", BOMB));
      var bomb = new ProcessBuilder(words).redirectErrorStream(true).start();
      try (var said = bomb.inputReader()) {
        assertThat(said.readAllAsString()).containsIgnoringCase("fork").doesNotContain("never");
      }
      assertThat(group.full()).isTrue();
    }
  }

  @Test
  void bothVersionsOfControlGroupsAreFound(@TempDir Path mounted) throws IOException {
    var first = Files.createDirectories(mounted.resolve("pids/box"));
    var second = Files.createDirectories(mounted.resolve("user.slice/box.scope"));
    assertThat(ControlGroupPlaces.of(mounted, "8:pids:/box")).isEmpty();
    Files.createFile(first.resolve("cgroup.procs"));
    Files.createFile(second.resolveSibling("cgroup.procs"));
    assertThat(ControlGroupPlaces.of(mounted, "8:pids:/box")).hasValue(first);
    assertThat(ControlGroupPlaces.of(mounted, "7:blkio:/box")).isEmpty();
    Files.createFile(mounted.resolve("cgroup.controllers"));
    assertThat(ControlGroupPlaces.of(mounted, "0::/user.slice/box.scope")).isEmpty();
    Files.writeString(second.resolveSibling("cgroup.subtree_control"), "cpu pids");
    assertThat(ControlGroupPlaces.of(mounted, "0::/user.slice/box.scope"))
        .hasValue(second.getParent());
  }
}
