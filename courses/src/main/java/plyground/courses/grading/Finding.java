package plyground.courses.grading;

import java.util.List;

/**
 * What an exam found.
 *
 * @param score the points earned
 * @param remark one line for the table
 * @param lines the explanation, as Markdown
 */
record Finding(Criterion criterion, double score, String remark, List<String> lines) {
  static Finding of(Criterion criterion, double share, String remark, List<String> lines) {
    double score = Math.rint(100 * criterion.points() * share) / 100;
    return new Finding(criterion, score, remark, List.copyOf(lines));
  }

  boolean passed() {
    return score >= criterion.points();
  }
}
