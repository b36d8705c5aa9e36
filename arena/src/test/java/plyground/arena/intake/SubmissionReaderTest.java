package plyground.arena.intake;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Whatever is handed in, only plain files of a sensible size get in, and nothing else happens. */
@Timeout(120)
final class SubmissionReaderTest {
  @TempDir Path folder = Path.of("");

  private Path own() throws IOException {
    var own = Files.createDirectories(folder.resolve("First_Last"));
    Files.writeString(own.resolve("my_wol.pl"), "% fine");
    return own;
  }

  static StagedSubmission stage(Path... parts) throws IOException {
    return SubmissionReader.stage(List.of(parts));
  }

  /** The names of what got in. */
  static List<String> in(StagedSubmission staged) {
    return PlainFiles.below(staged.folder()).stream()
        .map(file -> staged.folder().relativize(file).toString())
        .toList();
  }

  @Test
  void linksAreNotFollowed() throws IOException {
    var own = own();
    Files.createSymbolicLink(own.resolve("readme.txt"), Path.of("/proc/self/environ"));
    Files.createSymbolicLink(own.resolve("all"), Path.of("/etc"));
    try (var staged = stage(own)) {
      assertThat(in(staged)).containsExactly("my_wol.pl");
      assertThat(staged.leftOut()).containsExactly("all: it is a link", "readme.txt: it is a link");
    }
    var link = Files.createSymbolicLink(folder.resolve("Second"), Path.of("/proc/self/environ"));
    try (var staged = stage(link)) {
      assertThat(in(staged)).isEmpty();
      assertThat(staged.leftOut()).containsExactly("Second: it is a link");
    }
  }

  @Test
  @Timeout(value = 30, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void nobodyWaitsAtAPipe() throws IOException, InterruptedException {
    var own = own();
    var pipe = own.resolve("pipe.pl");
    assumeTrue(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0);
    try (var staged = stage(own)) {
      assertThat(in(staged)).containsExactly("my_wol.pl");
      assertThat(staged.leftOut()).containsExactly("pipe.pl: it is no plain file");
    }
  }

  @Test
  void largeFilesStayOutside() throws IOException {
    var own = own();
    try (var file = new RandomAccessFile(own.resolve("core.dump").toFile(), "rw")) {
      file.setLength(3L << 30);
    }
    try (var staged = stage(own)) {
      assertThat(in(staged)).containsExactly("my_wol.pl");
      assertThat(staged.leftOut()).containsExactly("core.dump: it is larger than 16 MB");
    }
    for (int i = 0; i < 5; i++) {
      try (var file = new RandomAccessFile(own.resolve("data" + i).toFile(), "rw")) {
        file.setLength(15L << 20);
      }
    }
    try (var staged = stage(own)) {
      assertThat(staged.refusal()).contains("it holds more than 64 MB");
    }
  }

  @Test
  void thereIsAnEndToFoldersAndFiles() throws IOException {
    var own = own();
    var deep = own;
    for (int i = 0; i < 300; i++) {
      deep = Files.createDirectory(deep.resolve("d"));
    }
    Files.writeString(deep.resolve("war.java"), "deep");
    try (var staged = stage(own)) {
      assertThat(in(staged)).containsExactly("my_wol.pl");
      assertThat(staged.leftOut()).containsExactly("d: it lies deeper than 16 folders");
    }
    var many = Files.createDirectory(folder.resolve("many"));
    for (int i = 0; i <= Quota.MOST_FILES; i++) {
      Files.createFile(many.resolve("f" + i));
    }
    try (var staged = stage(many)) {
      assertThat(staged.refusal()).contains("it holds more than 2,000 files and folders");
    }
  }

  @Test
  void whatCannotBeReadIsLeftOut() throws IOException {
    var own = own();
    var shut = Files.createDirectory(own.resolve("shut"));
    var secret = Files.writeString(own.resolve("secret.pl"), "x");
    Files.setPosixFilePermissions(secret, PosixFilePermissions.fromString("---------"));
    Files.setPosixFilePermissions(shut, PosixFilePermissions.fromString("---------"));
    assumeTrue(!Files.isReadable(secret), "root reads everything");
    try (var staged = stage(own)) {
      assertThat(in(staged)).containsExactly("my_wol.pl");
      assertThat(staged.leftOut())
          .containsExactly("secret.pl: it cannot be read", "shut: it cannot be read");
    }
  }

  @Test
  void filesOfOneFolderDoNotSeeEachOther() throws IOException {
    var one = Files.writeString(folder.resolve("student01.pl"), "% one");
    Files.writeString(folder.resolve("student02.pl"), "% two");
    try (var staged = stage(one)) {
      assertThat(in(staged)).containsExactly("student01.pl");
      assertThat(staged.folder().startsWith(folder)).isFalse();
    }
  }
}
