package plyground.courses.grading;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import plyground.arena.report.Escape;
import plyground.core.InputException;

/**
 * What only a person can mark: a table beside the marks, with a row for every such item, in which
 * the points are filled in and which the next run reads.
 */
final class PersonMarks {
  static final String NAME = "by-hand.csv";

  /** The kind of a criterion that a person marks. */
  static final String KIND = "person";

  private static final String HEADER = "student,item,points,score,remark\n";
  private static final int COLUMNS = 5;
  private static final Pattern FIELD =
      Pattern.compile("\\G(?:\"((?:[^\"]|\"\")*)\"|([^,]*))(?:,|$)");

  private record Item(String student, String name) {}

  private record Given(String score, String remark) {}

  private final Path file;
  private final Map<Item, Given> given = new HashMap<>();

  PersonMarks(Path folder) {
    file = folder.resolve(NAME);
    if (!Files.exists(file)) {
      return;
    }
    try {
      var lines = Files.readAllLines(file);
      for (int i = 1; i < lines.size(); i++) {
        read(lines.get(i), i + 1);
      }
    } catch (IOException unreadable) {
      throw new InputException("cannot read " + file + ": " + unreadable.getMessage(), unreadable);
    }
  }

  private void read(String line, int number) {
    if (line.isBlank()) {
      return;
    }
    var fields = fields(line);
    if (fields.size() < COLUMNS - 1) {
      throw new InputException(
          "%s, line %d: expected student, item, points, score, remark".formatted(file, number));
    }
    String score = fields.get(3).strip();
    if (!score.isEmpty() && !score.matches("\\d+([.,]\\d+)?")) {
      throw new InputException(
          "%s, line %d: score '%s'; expected a number".formatted(file, number, score));
    }
    String remark = fields.size() < COLUMNS ? "" : fields.get(4);
    given.put(new Item(fields.get(0), fields.get(1)), new Given(score.replace(',', '.'), remark));
  }

  private static List<String> fields(String line) {
    var fields = new ArrayList<String>();
    var match = FIELD.matcher(line);
    while (fields.size() < COLUMNS && match.find()) {
      String quoted = match.group(1);
      String field = quoted == null ? String.valueOf(match.group(2)) : quoted.replace("\"\"", "\"");
      fields.add(field.startsWith("'") ? field.substring(1) : field);
    }
    return fields;
  }

  /** The mark with what a person has given. */
  Mark applied(Mark mark, Rubric rubric) {
    var changed = mark;
    for (int i = 0; i < rubric.criteria().size(); i++) {
      var criterion = rubric.criteria().get(i);
      var person = given.get(new Item(key(mark.student()), key(criterion.name())));
      if (criterion.kind().equals(KIND) && person != null && !person.score.isEmpty()) {
        double score = Double.parseDouble(person.score);
        if (score > criterion.points()) {
          throw new InputException(
              "%s: %s, %s: score %s; there are %s points"
                  .formatted(
                      file,
                      mark.student(),
                      criterion.name(),
                      person.score,
                      StudentPage.number(criterion.points())));
        }
        changed = changed.with(i, entry(criterion, score, person.remark));
      }
    }
    return changed;
  }

  private static Mark.Entry entry(Criterion criterion, double score, String remark) {
    var lines = List.of(remark.isEmpty() ? "Marked by a person." : remark);
    return new Mark.Entry(criterion.name(), score, criterion.points(), remark, lines, false);
  }

  /** A student's name as the table holds it. */
  private static String key(String name) {
    return fields(Escape.csv(name)).getFirst();
  }

  /** Writes the table again: what was filled in stays, what is open has a row to fill in. */
  void save(List<Mark> marks, Rubric rubric) {
    var text = new StringBuilder(HEADER);
    for (var mark : marks) {
      for (var criterion : rubric.criteria()) {
        var person =
            given.getOrDefault(
                new Item(key(mark.student()), key(criterion.name())), new Given("", ""));
        boolean wanted = mark.open().contains(criterion.name()) || !person.score.isEmpty();
        if (criterion.kind().equals(KIND) && wanted) {
          text.append(
              "%s,%s,%s,%s,%s\n"
                  .formatted(
                      Escape.csv(mark.student()),
                      Escape.csv(criterion.name()),
                      StudentPage.number(criterion.points()),
                      person.score,
                      Escape.csv(person.remark)));
        }
      }
    }
    if (text.length() > HEADER.length()) {
      ResultsFile.write(file, text.toString());
    }
  }
}
