package plyground.arena.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plyground.core.InputException;

final class OutputFileTest {
  @TempDir Path folder = Path.of("");

  @Test
  void theOldFileStaysUntilTheNewOneIsComplete() throws IOException {
    var target = Files.writeString(folder.resolve("out.txt"), "old");
    try (var file = new OutputFile(target)) {
      file.writer().write("new");
      file.writer().flush();
      assertThat(target).hasContent("old");
      file.commit();
    }
    assertThat(target).hasContent("new");
    assertThat(folder).isDirectoryNotContaining(path -> !path.equals(target));
  }

  @Test
  void whatIsNotCommittedLeavesNothing() throws IOException {
    try (var file = new OutputFile(folder.resolve("out.txt"))) {
      file.writer().write("half");
    }
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void aDeviceIsWrittenToAndStays() throws IOException {
    var device = Path.of("/dev/null");
    Assumptions.assumeTrue(Files.isWritable(device));
    try (var file = new OutputFile(device)) {
      file.writer().write("gone");
      file.commit();
    }
    assertThat(Files.exists(device)).isTrue();
    assertThat(Files.isRegularFile(device)).isFalse();
  }

  @Test
  void placesThatCannotBeWrittenAreNamed() {
    assertThatThrownBy(() -> new OutputFile(folder.resolve("no/out.txt")))
        .isInstanceOf(InputException.class)
        .hasMessageEndingWith("out.txt: no such folder");
    assertThatThrownBy(() -> new OutputFile(folder))
        .isInstanceOf(InputException.class)
        .hasMessageEndingWith(": it is a folder");
  }
}
