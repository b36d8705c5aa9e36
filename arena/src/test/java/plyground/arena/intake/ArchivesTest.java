package plyground.arena.intake;

import static org.assertj.core.api.Assertions.assertThat;
import static plyground.arena.intake.SubmissionReaderTest.in;
import static plyground.arena.intake.SubmissionReaderTest.stage;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.archivers.tar.TarConstants;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Of what is packed only that gets in, too, and a file that unpacks without end is refused. */
@Timeout(120)
final class ArchivesTest {
  @TempDir Path folder = Path.of("");

  @Test
  void zipsAreUnpackedInside() throws IOException {
    var zip = folder.resolve("First_Last.zip");
    try (var out = new ZipArchiveOutputStream(zip)) {
      put(out, "src/war.java", "class war {}");
      put(out, "Gr\u00f6\u00dfe.txt", "umlauts");
      put(out, "../outside.txt", "no");
      put(out, "a/../../../outside.txt", "no");
      put(out, "/tmp/absolute.txt", "no");
      put(out, "..\\outside.txt", "no");
      put(out, "__MACOSX/._war.java", "litter");
      put(out, ".DS_Store", "litter");
      put(out, "src/war.java", "twice");
      put(out, "src", "a file where a folder is");
      var link = new ZipArchiveEntry("link");
      link.setUnixMode(0120777);
      out.putArchiveEntry(link);
      out.write("/proc/self/environ".getBytes(StandardCharsets.UTF_8));
      out.closeArchiveEntry();
    }
    try (var staged = stage(zip)) {
      assertThat(staged.refusal()).isEmpty();
      assertThat(in(staged)).containsExactlyInAnyOrder("src/war.java", "Gr\u00f6\u00dfe.txt");
      assertThat(staged.folder().resolve("src/war.java")).hasContent("class war {}");
      assertThat(staged.leftOut())
          .contains("link: it is a link", "/tmp/absolute.txt: it leads outside")
          .filteredOn(each -> each.endsWith("it leads outside"))
          .hasSize(4);
      assertThat(staged.folder().resolveSibling("outside.txt")).doesNotExist();
    }
  }

  /** Libraries for these are not here, and one of them takes as much memory as it is told to. */
  @ParameterizedTest
  @ValueSource(ints = {1, 6, 9, 12, 93, 95, 98, 12345})
  void whatIsPackedInOtherWaysIsLeftOut(int method) throws IOException {
    var zip = folder.resolve("First_Last.zip");
    try (var out = new ZipArchiveOutputStream(zip)) {
      put(out, "odd.txt", "odd");
      put(out, "war.java", "class war {}");
    }
    byte[] bytes = Files.readAllBytes(zip);
    int entry = new String(bytes, StandardCharsets.ISO_8859_1).indexOf("PK\001\002");
    bytes[entry + 10] = (byte) method;
    bytes[entry + 11] = (byte) (method >> 8);
    Files.write(zip, bytes);
    try (var staged = stage(zip)) {
      assertThat(staged.refusal()).isEmpty();
      assertThat(in(staged)).containsExactly("war.java");
      assertThat(staged.leftOut())
          .containsExactly("odd.txt: it is packed in a way that is not unpacked here");
    }
  }

  private static void put(ZipArchiveOutputStream out, String name, String text) throws IOException {
    out.putArchiveEntry(new ZipArchiveEntry(name));
    out.write(text.getBytes(StandardCharsets.UTF_8));
    out.closeArchiveEntry();
  }

  @Test
  void tarsAreUnpackedInside() throws IOException {
    var tar = folder.resolve("First_Last.tar.gz");
    try (var out = tar(tar)) {
      put(out, "./war/war.cpp", "int main() {}");
      put(out, "../outside.txt", "no");
      for (byte kind :
          new byte[] {TarConstants.LF_SYMLINK, TarConstants.LF_LINK, TarConstants.LF_FIFO}) {
        var entry = new TarArchiveEntry("kind" + (char) kind, kind);
        entry.setLinkName("/proc/self/environ");
        out.putArchiveEntry(entry);
        out.closeArchiveEntry();
      }
    }
    try (var staged = stage(tar)) {
      assertThat(in(staged)).containsExactly("war/war.cpp");
      assertThat(staged.leftOut())
          .containsExactly(
              "../outside.txt: it leads outside",
              "kind2: it is a link",
              "kind1: it is a link",
              "kind6: it is no plain file");
    }
  }

  private static TarArchiveOutputStream tar(Path file) throws IOException {
    return new TarArchiveOutputStream(new GZIPOutputStream(Files.newOutputStream(file)));
  }

  private static void put(TarArchiveOutputStream out, String name, String text) throws IOException {
    var bytes = text.getBytes(StandardCharsets.UTF_8);
    var entry = new TarArchiveEntry(name, true);
    entry.setSize(bytes.length);
    out.putArchiveEntry(entry);
    out.write(bytes);
    out.closeArchiveEntry();
  }

  @Test
  void bombsAreRefused() throws IOException {
    var zip = folder.resolve("bomb.zip");
    try (var out = new ZipOutputStream(Files.newOutputStream(zip))) {
      for (int i = 0; i < 5; i++) {
        out.putNextEntry(new ZipEntry("zeros" + i));
        zeros(out, 15 << 20);
      }
    }
    assertThat(Files.size(zip)).isLessThan(1 << 20);
    assertRefused(zip, "it holds more than 64 MB");
    var tar = folder.resolve("bomb.tgz");
    try (var out = tar(tar)) {
      var entry = new TarArchiveEntry("zeros");
      entry.setSize(65 << 20);
      out.putArchiveEntry(entry);
      zeros(out, 65 << 20);
      out.closeArchiveEntry();
    }
    assertRefused(tar, "it holds more than 64 MB");
    var many = folder.resolve("many.zip");
    try (var out = new ZipOutputStream(Files.newOutputStream(many))) {
      for (int i = 0; i <= Quota.MOST_FILES; i++) {
        out.putNextEntry(new ZipEntry("f" + i));
      }
    }
    assertRefused(many, "it holds more than 2,000 files and folders");
  }

  private static void zeros(OutputStream out, int count) throws IOException {
    byte[] block = new byte[1 << 20];
    for (int i = 0; i < count; i += block.length) {
      out.write(block);
    }
  }

  private static void assertRefused(Path archive, String why) throws IOException {
    try (var staged = stage(archive)) {
      assertThat(staged.refusal()).contains(why);
    }
  }

  @Test
  void damagedOnesAreRefused() throws IOException {
    var whole = new ByteArrayOutputStream();
    try (var out = new ZipOutputStream(whole)) {
      out.putNextEntry(new ZipEntry("war.java"));
      out.write("class war {}".repeat(50).getBytes(StandardCharsets.UTF_8));
    }
    byte[] bytes = whole.toByteArray();
    for (int length = 0; length < bytes.length; length += 7) {
      var cut = folder.resolve(String.format(Locale.ROOT, "cut%d.zip", length));
      Files.write(cut, Arrays.copyOf(bytes, length));
      try (var staged = stage(cut)) {
        assertThat(staged.refusal()).isPresent();
      }
    }
    assertRefused(
        Files.writeString(folder.resolve("First_Last.rar"), "Rar!"),
        "it cannot be unpacked: a rar file, which is not unpacked here");
  }
}
