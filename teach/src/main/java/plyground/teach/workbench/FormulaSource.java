package plyground.teach.workbench;

import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import plyground.core.InputException;

/** What the service loader finds: writes formulas as programs that compute the same. */
public interface FormulaSource {
  /** In lower case: {@code java}. */
  String language();

  /** What is written, in a few words for people. */
  String summary();

  /** Whether it knows the features of a game of this name. */
  boolean knows(String kind);

  /**
   * The program.
   *
   * @param fileName what the file is to be called, or empty for its usual name
   * @throws InputException if it cannot say this formula, or not under this name
   */
  SourceFile write(FormulaText formula, String fileName);

  /** Those there are for a game. */
  static List<FormulaSource> of(String kind) {
    var further = ServiceLoader.load(FormulaSource.class).stream().map(ServiceLoader.Provider::get);
    return Stream.concat(Stream.of(new JavaFormula()), further)
        .filter(each -> each.knows(kind))
        .toList();
  }

  /**
   * That of a language.
   *
   * @throws InputException if there is none
   */
  static FormulaSource of(String kind, String language) {
    var all = of(kind);
    return all.stream()
        .filter(each -> each.language().equals(language))
        .findFirst()
        .orElseThrow(
            () ->
                new InputException(
                    "language '%s' for %s: expected %s"
                        .formatted(
                            language,
                            kind,
                            String.join(
                                ", ", all.stream().map(FormulaSource::language).toList()))));
  }
}
