package plyground.courses.waroflife;

import tools.jackson.core.JsonGenerator;

/** The worksheet filled in: its tournament and the answers to questions 6 and 7. */
public record Answers(Worksheet worksheet, FirstMove firstMove, Environment environment) {
  public String markdown() {
    return """
    # War of Life: tournament

    %s
    %s

    ## Question 6: playing first

    %s

    %s
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

    %s"""
        .formatted(
            worksheet.table().markdown(),
            worksheet.note(),
            firstMove.answer(),
            firstMove.sheet().markdown(),
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
    firstMove.write(json, Worksheet.STRATEGIES);
    environment.write(json);
  }
}
