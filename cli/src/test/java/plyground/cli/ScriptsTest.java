package plyground.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The scripts of the repository. */
final class ScriptsTest {
  private static final Path TOP = Path.of("..");
  private static final Set<String> LEFT_OUT = Set.of("target", ".git", "node_modules");

  /** Not ours. */
  private static final String WRAPPER = "mvnw";

  @TempDir Path folder;

  private record Ended(int code, String said) {}

  private Ended run(Path where, List<String> command) throws IOException, InterruptedException {
    var said = Files.createTempFile(folder, "said", "");
    var process =
        new ProcessBuilder(command)
            .directory(where.toFile())
            .redirectErrorStream(true)
            .redirectOutput(said.toFile())
            .start();
    assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
    return new Ended(process.exitValue(), Files.readString(said));
  }

  private static List<String> scripts() throws IOException {
    var found = new ArrayList<String>();
    Files.walkFileTree(
        TOP,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path dir, BasicFileAttributes attributes) {
            return LEFT_OUT.contains(String.valueOf(dir.getFileName()))
                ? FileVisitResult.SKIP_SUBTREE
                : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            if (isScript(file)) {
              found.add(TOP.relativize(file).toString());
            }
            return FileVisitResult.CONTINUE;
          }
        });
    return found.stream().sorted().toList();
  }

  private static boolean isScript(Path file) throws IOException {
    String name = String.valueOf(file.getFileName());
    boolean maybe = !name.contains(".") || name.endsWith(".sh");
    if (!maybe || name.equals(WRAPPER)) {
      return false;
    }
    try (var in = Files.newInputStream(file)) {
      String begin = new String(in.readNBytes(40), StandardCharsets.ISO_8859_1);
      return begin.matches("(?s)#!\\S*(/| )(ba|da)?sh\\b.*");
    }
  }

  @Test
  @Tag("shellcheck")
  void shellcheckHasNothingToSay() throws IOException, InterruptedException {
    var scripts = scripts();
    assertThat(scripts).contains("plyground", "verify", "bin/test", "web/check");
    var command = new ArrayList<>(List.of("shellcheck", "-x", "-S", "warning"));
    command.addAll(scripts);
    var ended = run(TOP, command);
    assertThat(ended.code()).as(ended.said()).isZero();
  }

  private static final List<String> VERSIONED =
      List.of(
          "bin/version",
          "pom.xml",
          "core/pom.xml",
          "python/pyproject.toml",
          "compose.yaml",
          "docs/library.md");

  /** Poms and changes as they lie here, elsewhere. */
  private Path copy() throws IOException {
    var copy = folder.resolve("copy");
    for (String each : VERSIONED) {
      var to = copy.resolve(each);
      Files.createDirectories(to.resolveSibling("."));
      Files.copy(TOP.resolve(each), to);
    }
    Files.writeString(
        copy.resolve("CHANGELOG.md"),
        "# Changes\n\n## Since 1.0.0\n\n- new\n\n## 1.0.0\n\n- old\n");
    return copy;
  }

  @Test
  void theVersionStandsEverywhereAndHeadsItsChanges() throws IOException, InterruptedException {
    var copy = copy();
    assertThat(run(copy, List.of("bin/version", "7.8.9")).said()).endsWith(" -> 7.8.9\n");
    assertThat(run(copy, List.of("bin/version")).said()).isEqualTo("7.8.9\n");
    assertThat(copy.resolve("core/pom.xml")).content().contains("<version>7.8.9</version>");
    assertThat(copy.resolve("python/pyproject.toml")).content().contains("version = \"7.8.9\"");
    assertThat(copy.resolve("CHANGELOG.md"))
        .content()
        .containsPattern("\n## 7\\.8\\.9 \\(\\d{4}-\\d\\d-\\d\\d\\)\n\n- new\n")
        .doesNotContain("Since");
    assertThat(run(copy, List.of("bin/version", "--changes")).said()).isEqualTo("\n- new\n\n");
    assertThat(copy.resolve("compose.yaml"))
        .content()
        .contains("image: plyground:7.8.9\n", "VERSION: 7.8.9\n");
    run(copy, List.of("bin/version", "7.9.0-SNAPSHOT"));
    assertThat(copy.resolve("docs/library.md")).content().contains("<version>7.8.9</version>");
    assertThat(copy.resolve("core/pom.xml")).content().contains("<version>7.9.0-SNAPSHOT<");
    assertThat(copy.resolve("CHANGELOG.md"))
        .content()
        .startsWith("# Changes\n\n## Since 7.8.9\n\n## 7.8.9 (");
  }

  @Test
  void whatIsNoVersionChangesNothing() throws IOException, InterruptedException {
    var copy = copy();
    for (String wrong : List.of("7", "v7.8.9", "7.8.9-beta", "7.8.9 ")) {
      var ended = run(copy, List.of("bin/version", wrong));
      assertThat(ended.code()).as(wrong).isEqualTo(2);
      assertThat(ended.said()).startsWith("bin/version: '" + wrong + "': expected ");
    }
    assertThat(copy.resolve("core/pom.xml")).hasSameTextualContentAs(TOP.resolve("core/pom.xml"));
  }
}
