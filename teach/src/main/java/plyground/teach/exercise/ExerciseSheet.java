package plyground.teach.exercise;

import java.util.function.Function;
import plyground.arena.plot.Page;
import plyground.core.Position;

/** Exercises on paper: boards, trees and room for answers, or the same with solutions. */
public final class ExerciseSheet {
  private static final String STYLE =
      """
      .board{max-width:11rem}.board svg{width:100%;height:auto}
      .tree{width:100%;height:auto;max-height:24cm;font:12px system-ui,sans-serif;fill:var(--ink)}
      .tree path{fill:none;stroke:var(--two)}.tree rect{fill:var(--paper);stroke:var(--ink)}
      .tree .max{stroke-width:2.2}.tree .gone{opacity:.35}.tree .soft{fill:var(--soft)}
      .exercise{break-before:page}.exercise:first-of-type{break-before:auto}
      .blank{border-bottom:1px solid var(--ink);display:inline-block;min-width:22rem}
      """;

  private final boolean solved;
  private final StringBuilder body = new StringBuilder();

  /**
   * @param solved whether it tells the answers
   */
  public ExerciseSheet(boolean solved) {
    this.solved = solved;
  }

  /**
   * @param person whose it is; empty where it is everybody's
   * @param board draws positions as SVG
   */
  public <P extends Position<P>> void add(
      ExerciseTask<P> task, String person, Function<P, String> board) {
    var exercise = task.exercise();
    body.append("<section class=\"exercise\">\n");
    String whose = person.isEmpty() ? "" : person + ": ";
    element("h2", whose + "Exercise " + exercise.number());
    element("p", exercise.kind().question());
    element(
        "p",
        "%s, %s; %s is to move. Values are as %s sees them."
            .formatted(exercise.game(), exercise.search(), task.mover(), task.mover()));
    body.append("<div class=\"board\">").append(board.apply(task.position())).append("</div>\n");
    if (!task.shown().nodes().isEmpty()) {
      body.append(new TreePicture<>(task, solved).svg());
    }
    if (solved) {
      solution(task);
    } else {
      body.append("<p>Answer: <span class=\"blank\">&nbsp;</span></p>\n");
    }
    element("p", "Code: " + exercise.code());
    body.append("</section>\n");
  }

  private <P extends Position<P>> void solution(ExerciseTask<P> task) {
    element("h3", "Solution: " + spoken(task, task.solution()));
    body.append("<ul>\n");
    for (var claim : new ExerciseMarker<>(task).mark(task.solution()).claims()) {
      String expected = spoken(task, claim.expected());
      element("li", "%s: %s. %s".formatted(claim.about(), expected, claim.sentence()));
    }
    body.append("</ul>\n");
  }

  /** A move also as players write it: beside the form that answers are given in. */
  private static String spoken(ExerciseTask<?> task, String answer) {
    String name = task.choiceName();
    boolean move = task.exercise().kind() == ExerciseKind.CHOICE && !name.equals(answer);
    return move ? "%s, which is %s".formatted(answer, name) : answer;
  }

  private void element(String name, String words) {
    body.append("<%s>%s</%s>\n".formatted(name, Page.escaped(words), name));
  }

  public String html() {
    return """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>%1$s</title>
    <style>
    %2$s%3$s</style>
    </head>
    <body>
    <h1>%1$s</h1>
    %4$s</body>
    </html>
    """
        .formatted(solved ? "Exercises with solutions" : "Exercises", Page.STYLE, STYLE, body);
  }
}
