package plyground.teach.exercise;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import plyground.core.InputException;

/** What an exercise asks for. */
public enum ExerciseKind {
  CUTS("Which branches does the search cut? Name the node at the top of each."),
  VALUES("What is each node worth? Fill in the values of all inner nodes."),
  CHOICE("Which move does the agent choose?"),
  COUNT("How many states does the search visit, the root and the leaves included?");

  private final String question;

  ExerciseKind(String question) {
    this.question = question;
  }

  public String question() {
    return question;
  }

  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * @throws InputException if there is none of that name
   */
  public static ExerciseKind of(String word) {
    return Arrays.stream(values())
        .filter(each -> each.word().equals(word))
        .findFirst()
        .orElseThrow(
            () ->
                new InputException(
                    "no kind of exercise '%s'; expected one of %s"
                        .formatted(
                            word,
                            Arrays.stream(values())
                                .map(ExerciseKind::word)
                                .collect(Collectors.joining(", ")))));
  }
}
