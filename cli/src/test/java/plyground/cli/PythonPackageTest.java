package plyground.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plyground.web.Lab;
import plyground.web.LabOptions;

/**
 * The Python package tests itself: the examples of its texts and of docs/python.md, and more.
 * {@link AskCommandTest} is the quick look at what it asks.
 */
@Tag("python")
@Tag("slow")
final class PythonPackageTest {
  @TempDir Path folder;

  @Test
  void itsExamplesAndTestsPass() throws IOException, InterruptedException {
    var log = folder.resolve("log").toFile();
    try (var lab = Lab.open(LabOptions.quiet())) {
      var builder = new ProcessBuilder("python3", "../python/check.py");
      builder.environment().put("PLYGROUND", OwnJava.line("plyground.console.Main"));
      builder.environment().put("PLYGROUND_LAB", lab.address());
      var process = builder.redirectErrorStream(true).redirectOutput(log).start();
      try {
        assertThat(process.waitFor(5, TimeUnit.MINUTES)).as("it came to an end").isTrue();
      } finally {
        process.destroyForcibly();
      }
      String said = Files.readString(log.toPath());
      assertThat(process.exitValue()).as(said).isZero();
      assertThat(said).containsPattern("Ran 2\\d tests").contains("test_page", "Labs");
    }
  }
}
