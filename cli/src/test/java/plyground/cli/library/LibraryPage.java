package plyground.cli.library;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/** What docs/library.md shows and promises. */
final class LibraryPage {
  static final Path FILE = Path.of("../docs/library.md");

  private static final Pattern PROGRAM =
      Pattern.compile(
          "```java\\n(// (\\w+)\\.java\\n.*?)```\\n\\n```text\\n(.*?)```", Pattern.DOTALL);

  private static final Pattern ROW =
      Pattern.compile("(?m)^\\| `plyground-(\\w+)` \\| `([\\w.]+)` \\| (.*) \\|$");

  private static final Pattern NAME = Pattern.compile("`([\\w.]+)`");

  private LibraryPage() {}

  /**
   * A program with what it prints.
   *
   * @param name of its class and file
   */
  record Program(String name, String source, String output) {
    @Override
    public String toString() {
      return name;
    }
  }

  /** An artefact and the packages of it to build on. */
  record Artefact(String module, String moduleName, List<String> packages) {}

  static String text() {
    try {
      return Files.readString(FILE);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  static List<Program> programs() {
    return PROGRAM
        .matcher(text())
        .results()
        .map(each -> new Program(each.group(2), each.group(1), each.group(3)))
        .toList();
  }

  static List<Artefact> artefacts() {
    return ROW.matcher(text())
        .results()
        .map(row -> new Artefact(row.group(1), row.group(2), names(row.group(3))))
        .toList();
  }

  /** The packages that are promised, of all artefacts. */
  static List<String> packages() {
    return artefacts().stream().flatMap(each -> each.packages().stream()).toList();
  }

  /** Types of which no more than the name is promised. */
  static List<String> namesOnly() {
    var sentence =
        Pattern.compile("(?s)Only\\s+the\\s+names\\s+are\\s+promised\\s+of\\s(.*?)\\.\\s")
            .matcher(text());
    return sentence.find() ? names(sentence.group(1)) : List.of();
  }

  private static List<String> names(String cell) {
    return NAME.matcher(cell).results().map(each -> each.group(1)).toList();
  }
}
