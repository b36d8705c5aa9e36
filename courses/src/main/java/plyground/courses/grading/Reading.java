package plyground.courses.grading;

import java.util.Set;
import java.util.function.Predicate;

/**
 * One way to understand a question: the right one, or a known mistake.
 *
 * @param sentence what somebody does who understands it so
 * @param expected the answers it leads to, for people
 * @param weight how much it lets pass: of two readings that explain the same, the narrower counts
 */
public record Reading(String sentence, String expected, double weight, Predicate<String> fits) {
  public static Reading anyOf(String sentence, Set<String> answers) {
    return new Reading(sentence, String.join(" or ", answers), answers.size(), answers::contains);
  }

  public static Reading exactly(String sentence, String answer) {
    return anyOf(sentence, Set.of(answer));
  }
}
