package plyground.agents.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class TaskGroupTest {
  private static final String BOMB =
      "for i in 1 2 3 4 5 6 7 8 9 10 11 12; do sleep 1 >/dev/null 2>&1 & done; echo never";

  @Test
  void theKernelRefusesMoreTasks() throws Exception {
    assumeThat(TaskGroup.possible()).as("control groups may be forbidden").isTrue();
    try (var group = TaskGroup.of(6)) {
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
    assertThat(TaskGroup.place(mounted, "8:pids:/box")).isEmpty();
    Files.createFile(first.resolve("cgroup.procs"));
    Files.createFile(second.resolveSibling("cgroup.procs"));
    assertThat(TaskGroup.place(mounted, "8:pids:/box")).hasValue(first);
    assertThat(TaskGroup.place(mounted, "7:cpu:/box")).isEmpty();
    assertThat(TaskGroup.place(mounted, "0::/user.slice/box.scope")).isEmpty();
    Files.writeString(second.resolveSibling("cgroup.subtree_control"), "cpu pids");
    assertThat(TaskGroup.place(mounted, "0::/user.slice/box.scope")).hasValue(second.getParent());
  }
}
