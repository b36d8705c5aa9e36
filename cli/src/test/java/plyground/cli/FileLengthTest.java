package plyground.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A file of more than 300 lines says at its head why it is one. */
final class FileLengthTest {
  private static final int LONG = 300;

  /** Made by tools, or not ours. */
  private static final Set<String> LEFT_OUT = Set.of("target", "node_modules", ".git");

  private static final Pattern WORD = Pattern.compile("(?i)\\bone (?:long )?(?:class|file)\\b");

  /** A comment, from a line that begins it. */
  private static final Pattern COMMENT = Pattern.compile("(?ms)^/\\*.*?\\*/|^(?://.*\\R)+");

  @Test
  void longFilesSayWhy() throws IOException {
    var silent = new ArrayList<String>();
    var sources = sources();
    assertThat(sources).hasSizeGreaterThan(1000);
    for (var file : sources) {
      if (isSilent(Files.readString(file))) {
        silent.add(file.toString());
      }
    }
    assertThat(silent).isEmpty();
  }

  /** The first comment speaks for the file. */
  private static boolean isSilent(String text) {
    var head = COMMENT.matcher(text);
    return text.lines().count() > LONG && !(head.find() && WORD.matcher(head.group()).find());
  }

  private static List<Path> sources() throws IOException {
    var found = new ArrayList<Path>();
    Files.walkFileTree(
        Path.of(".."),
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes is) {
            return LEFT_OUT.contains(folder.getFileName().toString())
                ? FileVisitResult.SKIP_SUBTREE
                : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes is) {
            if (file.toString().matches(".*\\.(java|js|mjs|css)")) {
              found.add(file);
            }
            return FileVisitResult.CONTINUE;
          }
        });
    return found;
  }

  @Test
  void theTestWouldNotice() {
    String lines = "int x;\n".repeat(LONG);
    assertThat(isSilent("/** Values. */\n" + lines)).isTrue();
    assertThat(isSilent("class X {\n" + lines + "  /* it is one class */\n}\n")).isTrue();
    assertThat(isSilent("/** One class, because its parts share fields. */\n" + lines)).isFalse();
    assertThat(isSilent("/** Values. */\n" + "int x;\n".repeat(LONG - 1))).isFalse();
  }
}
