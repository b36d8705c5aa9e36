package plyground.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Committed output of commands and painters, in {@code src/test/resources/snapshots}. Renewed with
 * {@code -Dsnapshots=renew}; times are masked, since they are never the same twice.
 */
public final class Snapshot {
  private static final Path FOLDER = Path.of("src/test/resources/snapshots");

  private Snapshot() {}

  public static void check(String name, String actual) {
    checkFile(name + ".txt", actual);
  }

  public static void checkFile(String name, String actual) {
    var file = FOLDER.resolve(name);
    String masked = mask(actual);
    try {
      if ("renew".equals(System.getProperty("snapshots"))) {
        Files.createDirectories(FOLDER);
        Files.writeString(file, masked);
      }
      assertThat(masked).as(name).isEqualTo(Files.readString(file));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static String mask(String text) {
    return text.replaceAll("[0-9,.]+ ms\\b", "<time> ms")
        .replaceAll("\"millis\":[0-9.]+", "\"millis\":0")
        .replaceAll("(?m) +[0-9.]+ s$", " <time> s");
  }
}
