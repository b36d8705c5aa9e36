package plyground.courses.grading;

import java.util.List;

/**
 * What an exam found.
 *
 * @param score the points earned
 * @param remark one line for the table
 * @param lines the explanation, a paragraph each in plain text; {@code ```} on lines of their own
 *     around it make a listing, {@code **label**: } at its beginning a label
 */
public record Finding(Criterion criterion, double score, String remark, List<String> lines) {
  public static Finding of(Criterion criterion, double share, String remark, List<String> lines) {
    double score = Math.rint(100 * criterion.points() * share) / 100;
    return new Finding(criterion, score, remark, List.copyOf(lines));
  }

  /** Lines as they are. */
  public static String listing(String lines) {
    return "```\n" + lines.stripTrailing() + "\n```";
  }
}
