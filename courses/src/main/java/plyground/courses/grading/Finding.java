package plyground.courses.grading;

import java.util.List;

/**
 * What an exam found.
 *
 * @param score the points earned; below zero where a rule was broken
 * @param remark one line for the table
 * @param lines the explanation, a paragraph each in plain text; {@code ```} on lines of their own
 *     around it make a listing, {@code **label**: } at its beginning a label
 * @param traits what tells its author from others, by which submissions are compared
 */
public record Finding(
    Criterion criterion, double score, String remark, List<String> lines, List<String> traits) {
  public static Finding of(Criterion criterion, double share, String remark, List<String> lines) {
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

  /** Lines as they are. */
  public static String listing(String lines) {
    return "```\n" + lines.stripTrailing() + "\n```";
  }
}
