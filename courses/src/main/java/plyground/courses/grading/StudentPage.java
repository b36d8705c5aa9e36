package plyground.courses.grading;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What people read, as Markdown: one page a student, and the table of all. */
final class StudentPage {
  static final String NAME = "page.md";

  private static final int MOST_REMARK = 160;

  private StudentPage() {}

  static String student(Mark mark, String assignment) {
    var text = new StringBuilder();
    text.append(
        "# %s: %s of %s\n\n%s\n\n"
            .formatted(mark.student(), number(mark.score()), number(mark.points()), assignment));
    if (!mark.remark().isEmpty()) {
      text.append(mark.remark()).append("\n\n");
    }
    text.append("| | points | of | |\n|---|---|---|---|\n");
    for (var entry : mark.entries()) {
      text.append(
          "| %s | %s | %s | %s |\n"
              .formatted(
                  entry.name(),
                  number(entry.score()),
                  number(entry.points()),
                  cell(shortened(entry.remark()))));
    }
    for (var entry : mark.entries()) {
      text.append("\n## %s\n\n%s\n".formatted(entry.name(), entry.text()));
    }
    return text.toString();
  }

  static String table(List<Mark> marks, String assignment) {
    var text = new StringBuilder("# " + assignment + "\n\n| student | points |");
    var first = marks.getFirst().entries();
    first.forEach(
        entry -> text.append(" %s (%s) |".formatted(entry.name(), number(entry.points()))));
    text.append(" remarks |\n|---|---|" + "---|".repeat(first.size()) + "---|\n");
    for (var mark : marks) {
      text.append(
          "| [%s](%s/page.md) | %s |"
              .formatted(mark.student(), mark.student(), number(mark.score())));
      mark.entries().forEach(entry -> text.append(" %s |".formatted(number(entry.score()))));
      text.append(" %s |\n".formatted(cell(remarks(mark))));
    }
    return text.toString();
  }

  static String csv(List<Mark> marks) {
    var text = new StringBuilder("student,points");
    marks.getFirst().entries().forEach(entry -> text.append(',').append(quoted(entry.name())));
    text.append(",remarks\n");
    for (var mark : marks) {
      text.append(quoted(mark.student())).append(',').append(number(mark.score()));
      mark.entries().forEach(entry -> text.append(',').append(number(entry.score())));
      text.append(',').append(quoted(remarks(mark))).append('\n');
    }
    return text.toString();
  }

  /** What is worth saying in one line: the whole, then whatever was not perfect. */
  static String remarks(Mark mark) {
    var said = new ArrayList<String>();
    if (!mark.remark().isEmpty()) {
      said.add(mark.remark());
    }
    mark.entries().stream()
        .filter(entry -> !entry.passed() && mark.remark().isEmpty())
        .forEach(entry -> said.add(entry.name() + " " + shortened(entry.remark())));
    return String.join("; ", said);
  }

  private static String shortened(String text) {
    return text.length() > MOST_REMARK ? text.substring(0, MOST_REMARK) + " ..." : text;
  }

  private static String cell(String text) {
    return text.replace("|", "\\|").replace("\n", " ");
  }

  private static String quoted(String text) {
    return '"' + text.replace("\"", "\"\"") + '"';
  }

  static String number(double value) {
    return value == Math.rint(value)
        ? Long.toString((long) value)
        : String.format(Locale.ROOT, "%.2f", value);
  }
}
