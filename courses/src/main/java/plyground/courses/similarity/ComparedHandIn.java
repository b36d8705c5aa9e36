package plyground.courses.similarity;

import java.util.List;
import java.util.Map;
import java.util.Set;
import plyground.courses.similarity.SourceTokens.SourceToken;

/**
 * What one student handed in, as far as it is compared.
 *
 * @param traits what was answered wrongly or chosen among equals, where the marking has seen it
 */
record ComparedHandIn(String student, Fingerprint source, Set<String> traits) {
  /**
   * @param files texts by file name
   * @param supplied hashes of code that everybody was given
   */
  static ComparedHandIn of(
      String student, Map<String, String> files, Set<Long> supplied, Set<String> traits) {
    var source =
        files.entrySet().stream()
            .map(file -> Fingerprint.of(tokens(file.getKey(), file.getValue()), supplied))
            .reduce(new Fingerprint(Map.of()), Fingerprint::plus);
    return new ComparedHandIn(student, source, traits);
  }

  static List<SourceToken> tokens(String name, String text) {
    return SourceTokens.of(name).map(language -> language.tokens(text)).orElse(List.of());
  }
}
