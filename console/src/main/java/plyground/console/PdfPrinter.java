package plyground.console;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import plyground.core.InputException;

/** Prints a page into a PDF by a browser of this machine. */
public final class PdfPrinter {
  private static final List<String> BROWSERS =
      List.of(
          "chromium",
          "chromium-browser",
          "google-chrome",
          "google-chrome-stable",
          "chrome",
          "chromium-headless-shell");

  private static final long SECONDS = 120;

  private final Path browser;

  private PdfPrinter(Path browser) {
    this.browser = browser;
  }

  /**
   * @throws InputException if there is no browser that could print
   */
  public static PdfPrinter find() {
    return find(Optional.ofNullable(System.getenv("PATH")).orElse(""));
  }

  static PdfPrinter find(String path) {
    return BROWSERS.stream()
        .flatMap(
            name ->
                Arrays.stream(path.split(File.pathSeparator))
                    .filter(folder -> !folder.isEmpty())
                    .map(folder -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst()
        .map(PdfPrinter::new)
        .orElseThrow(
            () ->
                new InputException(
                    "there is no browser on the PATH that prints PDF ("
                        + String.join(", ", BROWSERS)
                        + "); a page of HTML can be printed from any other"));
  }

  public void print(String html, Path pdf) {
    try {
      var folder = Files.createTempDirectory("plyground-print");
      try {
        var page = Files.writeString(folder.resolve("page.html"), html);
        var made = folder.resolve("page.pdf");
        run(command(folder, page, made));
        if (!Files.exists(made)) {
          throw new InputException(pdf + ": " + browser.getFileName() + " did not print the page");
        }
        var beside = pdf.resolveSibling(pdf.getFileName() + ".part");
        Files.copy(made, beside, StandardCopyOption.REPLACE_EXISTING);
        Files.move(beside, pdf, StandardCopyOption.REPLACE_EXISTING);
      } finally {
        remove(folder);
      }
    } catch (IOException failure) {
      throw new InputException(pdf + ": cannot be written: " + failure.getMessage(), failure);
    }
  }

  private List<String> command(Path folder, Path page, Path pdf) {
    var command =
        new ArrayList<>(
            List.of(
                browser.toString(),
                "--headless",
                "--disable-gpu",
                "--disable-background-networking",
                "--no-first-run",
                "--user-data-dir=" + folder.resolve("profile"),
                "--no-pdf-header-footer",
                "--print-to-pdf=" + pdf));
    if ("root".equals(System.getProperty("user.name"))) {
      command.add("--no-sandbox"); // it refuses to start as root otherwise; the page is ours
    }
    command.add(page.toUri().toString());
    return command;
  }

  private static void run(List<String> command) throws IOException {
    var process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    try {
      if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException interrupted) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
  }

  private static void remove(Path folder) {
    try (var files = Files.walk(folder)) {
      for (var file : files.sorted((a, b) -> b.compareTo(a)).toList()) {
        Files.deleteIfExists(file);
      }
    } catch (IOException leftover) {
      // The system clears its folder for such files.
    }
  }
}
