package plyground.courses.similarity;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Gathers the hand-ins of a class and says which are alike. */
public final class SimilarityReport {
  private final Set<Long> supplied = new HashSet<>();
  private final List<ComparedHandIn> all = new ArrayList<>();

  /** Whether files of this name are compared. */
  public static boolean compares(String fileName) {
    return SourceTokens.of(fileName).isPresent();
  }

  /** Leaves out code that everybody was given; to be told before the hand-ins. */
  public void leaveOut(String fileName, String text) {
    supplied.addAll(Fingerprint.all(ComparedHandIn.tokens(fileName, text)));
  }

  /**
   * @param files texts by file name
   * @param traits what the marking found that tells its author from others
   */
  public void add(String student, Map<String, String> files, Set<String> traits) {
    all.add(ComparedHandIn.of(student, files, supplied, traits));
  }

  /** The same page in three forms, by the ending of a file's name. */
  public Map<String, String> pages(String title) {
    var page = new SimilarityPage(title, ClassComparison.of(all));
    return Map.of("html", page.html(), "md", page.markdown(), "json", page.json());
  }
}
