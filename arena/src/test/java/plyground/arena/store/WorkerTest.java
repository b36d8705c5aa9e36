package plyground.arena.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class WorkerTest {
  @TempDir Path folder;

  /** What Linux says of itself. */
  private Path proc(String name, String boot, String space) throws IOException {
    var proc = Files.createDirectories(folder.resolve(name + boot));
    Files.createDirectories(proc.resolve("sys/kernel/random"));
    Files.createDirectories(proc.resolve("self/ns"));
    Files.writeString(proc.resolve("sys/kernel/hostname"), name + "\n");
    Files.writeString(proc.resolve("sys/kernel/random/boot_id"), boot + "\n");
    Files.createSymbolicLink(proc.resolve("self/ns/pid"), Path.of(space));
    return proc;
  }

  @Test
  void processesOfAMachineAreOnTheSameHost() throws IOException {
    var proc = proc("box", "1f2e", "pid:[42]");
    assertThat(Worker.host(proc, "one"))
        .isEqualTo("box/1f2e/pid:[42]")
        .isEqualTo(Worker.host(proc, "two"));
    assertThat(Worker.host(proc("box", "77", "pid:[42]"), "one"))
        .isNotEqualTo(Worker.host(proc, "one"));
  }

  @Test
  void machinesThatSayNothingOfThemselvesAreNeverTakenForEachOther() {
    var nothing = folder.resolve("nothing");
    assertThat(Worker.host(nothing, "one"))
        .doesNotContain("null")
        .endsWith("/one")
        .isNotEqualTo(Worker.host(nothing, "two"));
  }

  @Test
  void halfOfADescriptionIsNone() throws IOException {
    var proc = proc("box", "1f2e", "pid:[42]");
    Files.delete(proc.resolve("sys/kernel/random/boot_id"));
    assertThat(Worker.host(proc, "one")).isNotEqualTo(Worker.host(proc, "two"));
  }

  @Test
  void whoIsElsewhereLivesAsLongAsItsHeartbeat() {
    var elsewhere = new Worker(Worker.host(folder, "another process"), 1, 1, 1);
    assertThat(elsewhere.alive(Worker.SILENCE_MILLIS)).isTrue();
    assertThat(elsewhere.alive(Worker.SILENCE_MILLIS + 1)).isFalse();
  }

  @Test
  void whoIsHereLivesAsLongAsItsProcess() {
    var self = Worker.create();
    assertThat(self.alive(0)).isTrue();
    assertThat(new Worker(self.host(), self.pid(), self.started() + 1, 1).alive(0)).isFalse();
    assertThat(Worker.create().id()).isNotEqualTo(self.id());
  }
}
