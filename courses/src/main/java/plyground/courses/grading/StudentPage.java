package plyground.courses.grading;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import plyground.arena.plot.Page;
import plyground.arena.report.Escape;

/** What people read: one page a student, as Markdown and in a browser, and the table of all. */
final class StudentPage {
  static final String NAME = "page.md";
  static final String HTML_NAME = "page.html";

  private static final int MOST_REMARK = 160;

  /** Over the remarks, most of which begin with the questions answered right, of all. */
  private static final String FOUND = "answered right, and what was wrong";

  /** From so many on, what is said of each is said once. */
  private static final int MANY = 3;

  private StudentPage() {}

  static String student(Mark mark, String assignment) {
    var text = new StringBuilder();
    text.append("# %s\n\n%s\n\n".formatted(Escape.markdown(title(mark)), assignment));
    if (!mark.remark().isEmpty()) {
      text.append(Note.of(mark.remark()).markdown()).append("\n\n");
    }
    mark.notes().forEach(note -> text.append(Note.of(note).markdown()).append("\n\n"));
    text.append("| | points | of | %s |\n|---|---|---|---|\n".formatted(FOUND));
    for (var entry : mark.entries()) {
      text.append(
          "| %s | %s | %s | %s |\n"
              .formatted(
                  Escape.markdown(entry.name()),
                  earned(entry),
                  entry.points() == 0 ? "" : number(entry.points()),
                  Escape.markdown(shortened(entry.remark()))));
    }
    for (var entry : explained(mark)) {
      text.append("\n## %s\n\n%s\n".formatted(Escape.markdown(entry.name()), markdown(entry)));
    }
    return text.toString();
  }

  static String html(Mark mark, String assignment) {
    var page = new Page(Escape.line(title(mark)), assignment);
    if (!mark.remark().isEmpty()) {
      page.answer(Note.of(mark.remark()).plain());
    }
    mark.notes().forEach(note -> add(page, note));
    var rows = new ArrayList<List<String>>();
    for (var entry : mark.entries()) {
      rows.add(
          List.of(
              Escape.line(entry.name()),
              earned(entry) + (entry.points() == 0 ? "" : " of " + number(entry.points())),
              Escape.line(shortened(entry.remark()))));
    }
    page.table("Points", 3, List.of("", "points", FOUND), rows);
    for (var entry : explained(mark)) {
      page.section(Escape.line(entry.name()));
      entry.lines().forEach(line -> add(page, line));
    }
    return page.html();
  }

  private static void add(Page page, String line) {
    var note = Note.of(line);
    if (note instanceof Note.Listing) {
      page.listing(note.plain());
    } else {
      page.text(note.plain());
    }
  }

  private static String title(Mark mark) {
    return "%s: %s of %s".formatted(mark.student(), number(mark.score()), number(mark.points()));
  }

  /** A rule earns nothing: where it is kept, nothing is taken off. */
  private static String earned(Mark.Entry entry) {
    return entry.points() == 0 && entry.passed() ? "none taken off" : number(entry.score());
  }

  /** Those with more to say than that all of it is right. */
  private static List<Mark.Entry> explained(Mark mark) {
    return mark.entries().stream()
        .filter(entry -> !entry.lines().isEmpty())
        .filter(entry -> !entry.perfect() || entry.open() || entry.lines().size() > 1)
        .toList();
  }

  static String markdown(Mark.Entry entry) {
    return String.join(
        "\n\n", entry.lines().stream().map(line -> Note.of(line).markdown()).toList());
  }

  static String table(List<Mark> marks, String assignment, List<String> strays) {
    var text = new StringBuilder("# " + assignment + "\n\n| student | points |");
    var columns = columns(marks);
    for (var entry : columns) {
      text.append(" %s (%s) |".formatted(Escape.markdown(entry.name()), number(entry.points())));
    }
    text.append(" remarks |\n|---|---|" + "---|".repeat(columns.size()) + "---|\n");
    for (var mark : marks) {
      text.append(
          "| [%s](%s/page.md) | %s |"
              .formatted(
                  Escape.markdown(mark.student()),
                  Escape.link(Grading.folderName(mark.student())),
                  number(mark.score())));
      columns.forEach(column -> text.append(" %s |".formatted(score(mark, column))));
      text.append(" %s |\n".formatted(Escape.markdown(remarks(mark))));
    }
    if (!strays.isEmpty()) {
      text.append("\nNobody's, and left aside: ");
      text.append(String.join(", ", strays.stream().map(Escape::markdown).toList()));
      text.append(".\n");
    }
    return text.toString();
  }

  static String csv(List<Mark> marks) {
    var columns = columns(marks);
    var text = new StringBuilder("student,points");
    columns.forEach(entry -> text.append(',').append(Escape.csv(entry.name())));
    text.append(",remarks\n");
    for (var mark : marks) {
      text.append(Escape.csv(mark.student())).append(',').append(number(mark.score()));
      columns.forEach(column -> text.append(',').append(score(mark, column)));
      text.append(',').append(Escape.csv(remarks(mark))).append('\n');
    }
    return text.toString();
  }

  /** Those of the mark with the most; points taken off are not everybody's. */
  private static List<Mark.Entry> columns(List<Mark> marks) {
    return marks.stream()
        .map(Mark::entries)
        .reduce((one, other) -> other.size() > one.size() ? other : one)
        .orElseThrow();
  }

  private static String score(Mark mark, Mark.Entry column) {
    return mark.entries().stream()
        .filter(entry -> entry.name().equals(column.name()))
        .map(entry -> entry.open() ? "" : number(entry.score()))
        .findFirst()
        .orElse("");
  }

  /** What is worth saying in one line: the whole, then whatever was not perfect. */
  static String remarks(Mark mark) {
    if (!mark.remark().isEmpty()) {
      return shortened(mark.remark());
    }
    var imperfect =
        mark.entries().stream()
            .filter(entry -> !entry.open() && !entry.perfect())
            .filter(entry -> !entry.remark().isEmpty())
            .toList();
    var alike = new LinkedHashMap<String, List<String>>();
    imperfect.forEach(
        entry -> alike.computeIfAbsent(reason(entry), _ -> new ArrayList<>()).add(entry.name()));
    var said = new LinkedHashSet<String>();
    for (var entry : imperfect) {
      var names = alike.getOrDefault(reason(entry), List.of());
      said.add(
          names.size() < MANY
              ? entry.name() + " " + shortened(entry.remark())
              : String.join(", ", names) + ": " + shortened(reason(entry)));
    }
    if (!mark.open().isEmpty()) {
      said.add("to be marked by a person: " + String.join(", ", mark.open()));
    }
    return String.join("; ", said);
  }

  /** A remark without the count before it. */
  private static String reason(Mark.Entry entry) {
    return entry.remark().replaceFirst("^\\d+/\\d+: ", "");
  }

  private static String shortened(String text) {
    return Escape.part(text.strip(), MOST_REMARK);
  }

  static String number(double value) {
    return value == Math.rint(value)
        ? Long.toString((long) value)
        : String.format(Locale.ROOT, "%.2f", value);
  }
}
