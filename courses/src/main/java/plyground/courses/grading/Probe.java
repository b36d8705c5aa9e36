package plyground.courses.grading;

import java.util.List;

/**
 * A question with its answers.
 *
 * @param question as the submission is asked it
 * @param shown the same for people
 * @param right the right reading of it
 * @param mistakes known ones
 * @param habits ways to choose among right answers
 */
public record Probe(
    String question, String shown, Reading right, List<Reading> mistakes, List<Reading> habits) {

  public Probe(String question, String shown, Reading right, List<Reading> mistakes) {
    this(question, shown, right, mistakes, List.of());
  }
}
