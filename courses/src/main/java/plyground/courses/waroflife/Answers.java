package plyground.courses.waroflife;

import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;

/**
 * The worksheet filled in, question by question.
 *
 * @param authors who hands it in; empty leaves a place for the names
 * @param student the table of a student's own predicates, if there are any
 */
public record Answers(
    Worksheet worksheet,
    FirstMove firstMove,
    Environment environment,
    String authors,
    @Nullable StudentTable student) {

  String byline() {
    return "Authors: " + (authors.isBlank() ? "____________________________" : authors.strip());
  }

  public String markdown() {
    return "# War of Life: worksheet\n\n%s\n\n".formatted(byline())
        + firstQuestions()
        + "## Question 5: the tournament\n\n%s\n\n%s\n%s\n%s\n\n%s"
            .formatted(
                worksheet.best().answer(),
                worksheet.best().sheet().markdown(),
                worksheet.table().markdown(),
                worksheet.note(),
                studentPart())
        + "## Question 6: playing first\n\n%s\n\n%s\n"
            .formatted(firstMove.answer(), firstMove.sheet().markdown())
        + seventh();
  }

  private String firstQuestions() {
    var generations = worksheet.generations();
    return """
    ## Questions 1 and 2: generations

    ```
    %s
    ```

    The same boards as the Prolog program writes them:

    ```
    %s
    ```

    ## Questions 3 and 4: random against random

    ```
    %s```

    """
        .formatted(generations.boards(), generations.notation(), worksheet.random().text());
  }

  private String studentPart() {
    if (student == null) {
      return "";
    }
    return "### %s\n\n%s\n\n%s\n%s\n\n"
        .formatted(
            student.title(),
            student.sentences().stream().map(each -> "- " + each).collect(Collectors.joining("\n")),
            student.table().markdown(),
            student.note());
  }

  private String seventh() {
    return """
    ## Question 7: movers and environment

    %s

    ### Both sides random

    %s

    ### Better strategies

    %s

    %s
    ### The same start with colours changed

    %s

    %s
    ### A side that is only cranked

    %s

    %s\
    """
        .formatted(
            environment.answer(),
            environment.baseline(),
            environment.strength(),
            environment.scoreSheet().markdown(),
            environment.colours(),
            environment.colourSheet().markdown(),
            environment.crankedOnly(),
            environment.crankedSheet().markdown());
  }

  public String html() {
    return new AnswersPage(this).html();
  }

  /** The same figures as properties of an object. */
  public void write(JsonGenerator json) {
    worksheet.write(json);
    worksheet.best().write(json);
    firstMove.write(json, Worksheet.STRATEGIES);
    environment.write(json);
    if (student != null) {
      student.write(json);
    }
  }
}
