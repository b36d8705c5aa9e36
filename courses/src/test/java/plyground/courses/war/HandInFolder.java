package plyground.courses.war;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;

/** A folder of submissions, made for a test. */
record HandInFolder(Path folder) {
  private static final Path PROGRAMS = Path.of("src/test/resources/plyground/courses/war/handins");

  /** A program of our own student's; {@code war.java} writes as the samples do. */
  static String program(String name) {
    try {
      return Files.readString(PROGRAMS.resolve(name));
    } catch (IOException missing) {
      throw new UncheckedIOException(missing);
    }
  }

  static String javaWith(String right, String wrong) {
    String program = program("war.java");
    if (!program.contains(right)) {
      throw new IllegalArgumentException("the program has no " + right);
    }
    return program.replace(right, wrong);
  }

  /** Names and contents in turn. */
  static Map<String, String> files(String... namesAndTexts) {
    var files = new TreeMap<String, String>();
    for (int i = 0; i < namesAndTexts.length; i += 2) {
      files.put(namesAndTexts[i], namesAndTexts[i + 1]);
    }
    return files;
  }

  Path folder(String name, String... files) {
    try {
      var place = Files.createDirectories(folder.resolve(name));
      for (var each : files(files).entrySet()) {
        var file = place.resolve(each.getKey());
        Files.createDirectories(file.getParent());
        Files.write(file, bytes(each.getValue()));
      }
      return place;
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** A sign beyond the first 255 makes it UTF-8; else every character is one byte. */
  private static byte[] bytes(String text) {
    boolean latin = StandardCharsets.ISO_8859_1.newEncoder().canEncode(text);
    return text.getBytes(latin ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_8);
  }

  void zip(String name, String... files) {
    try (var out = new ZipOutputStream(Files.newOutputStream(folder.resolve(name)))) {
      for (var each : files(files).entrySet()) {
        out.putNextEntry(new ZipEntry(each.getKey()));
        out.write(bytes(each.getValue()));
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  void tarGz(String name, String... files) {
    try (var out =
        new TarArchiveOutputStream(
            new GZIPOutputStream(Files.newOutputStream(folder.resolve(name))))) {
      for (var each : files(files).entrySet()) {
        var entry = new TarArchiveEntry(each.getKey());
        entry.setSize(bytes(each.getValue()).length);
        out.putArchiveEntry(entry);
        out.write(bytes(each.getValue()));
        out.closeArchiveEntry();
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  void file(String name, String text) {
    folder(".", name, text);
  }
}
