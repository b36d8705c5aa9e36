package plyground.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plyground.core.InputException;

final class OutputFileTest {
  @TempDir Path folder = Path.of("");

  @Test
  void anOldFileStaysUntilTheNewOneIsComplete() throws IOException {
    var target = folder.resolve("games.jsonl");
    Files.writeString(target, "old");
    try (var file = new OutputFile(target)) {
      file.writer().write("new");
      file.writer().flush();
      assertThat(target).hasContent("old");
      file.commit();
    }
    assertThat(target).hasContent("new");
    assertThat(folder).isDirectoryNotContaining(path -> path.toString().endsWith(".part"));
  }

  @Test
  void withoutACommitNothingIsLeft() throws IOException {
    var target = folder.resolve("games.jsonl");
    try (var file = new OutputFile(target)) {
      file.writer().write("half");
    }
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void placesThatCannotBeWrittenAreNamed() {
    var nowhere = folder.resolve("no/such/folder/games.jsonl");
    assertThatThrownBy(() -> new OutputFile(nowhere))
        .isInstanceOf(InputException.class)
        .hasMessage("cannot write " + nowhere + ": no such folder");
    assertThatThrownBy(() -> new OutputFile(folder))
        .hasMessage("cannot write " + folder + ": it is a folder");
  }
}
