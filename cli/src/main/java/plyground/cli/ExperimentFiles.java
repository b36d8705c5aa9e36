package plyground.cli;

import java.nio.file.Path;
import plyground.arena.record.OutputFile;
import plyground.arena.report.Format;
import plyground.core.InputException;

/** The files that experiments report to. */
final class ExperimentFiles {
  private ExperimentFiles() {}

  /**
   * @throws InputException if experiments have no report of that kind
   */
  static Format format(Path file) {
    var format = Format.of(file);
    if (format != Format.HTML && format != Format.JSON && format != Format.TEXT) {
      throw new InputException(
          "--report '%s': expected a name that ends in .html, .json or .txt".formatted(file));
    }
    return format;
  }

  /** A page, and beside it its plots as a specification that can be restyled. */
  static void savePage(Path file, String page, String vegaLite) {
    String name = String.valueOf(file.getFileName());
    String stem = name.substring(0, name.lastIndexOf('.'));
    OutputFile.save(file, page);
    OutputFile.save(file.resolveSibling(stem + ".vl.json"), vegaLite);
  }
}
