package plyground.courses.grading;

import java.util.List;

/**
 * What a student gets.
 *
 * @param fingerprint of what was marked by what
 * @param remark what concerns the whole submission; empty if there is nothing
 */
record Mark(
    String student, String fingerprint, String remark, List<Entry> entries, double seconds) {

  /** The mark of one criterion. */
  record Entry(String name, double score, double points, String remark, String text) {
    boolean passed() {
      return score >= points;
    }
  }

  static Entry entry(Finding finding) {
    return new Entry(
        finding.criterion().name(),
        finding.score(),
        finding.criterion().points(),
        finding.remark(),
        String.join("\n\n", finding.lines()));
  }

  double score() {
    return Math.rint(100 * entries.stream().mapToDouble(Entry::score).sum()) / 100;
  }

  double points() {
    return entries.stream().mapToDouble(Entry::points).sum();
  }
}
