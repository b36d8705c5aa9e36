package plyground.courses.grading;

import java.util.List;

/**
 * What an exam found.
 *
 * @param score the points earned; below zero where a rule was broken
 * @param remark one line for the table
 * @param lines the explanation, as Markdown
 * @param traits what tells its author from others, by which submissions are compared
 */
record Finding(
    Criterion criterion, double score, String remark, List<String> lines, List<String> traits) {
  static Finding of(Criterion criterion, double share, String remark, List<String> lines) {
    double score = Math.rint(100 * criterion.points() * share) / 100;
    return new Finding(criterion, score, remark, List.copyOf(lines), List.of());
  }

  /** A broken rule: so many points are taken away. */
  static Finding penalty(Criterion criterion, double points, String remark, List<String> lines) {
    return new Finding(criterion, -points, remark, List.copyOf(lines), List.of());
  }

  Finding withTraits(List<String> some) {
    return new Finding(criterion, score, remark, lines, some);
  }

  boolean passed() {
    return score >= criterion.points();
  }
}
