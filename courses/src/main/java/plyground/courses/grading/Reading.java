package plyground.courses.grading;

import java.util.Set;
import java.util.function.Predicate;

/**
 * One way to understand a question: the right one, or a known mistake.
 *
 * @param name what a rubric calls the mistake, to say what it costs; empty if it has no name
 * @param sentence what somebody does who understands it so
 * @param expected the answers it leads to, for people
 * @param weight how much it lets pass: of two readings that explain the same, the narrower counts
 * @param sample an answer it leads to
 */
public record Reading(
    String name,
    String sentence,
    String expected,
    double weight,
    Predicate<String> fits,
    String sample) {

  public static Reading anyOf(String sentence, Set<String> answers) {
    return new Reading(
        "",
        sentence,
        String.join(" or ", answers),
        answers.size(),
        answers::contains,
        answers.stream().findFirst().orElse(""));
  }

  public static Reading exactly(String sentence, String answer) {
    return anyOf(sentence, Set.of(answer));
  }

  /** The same under a name that rubrics know. */
  public Reading named(String known) {
    return new Reading(known, sentence, expected, weight, fits, sample);
  }

  boolean allows(String answer) {
    return fits.test(answer);
  }
}
