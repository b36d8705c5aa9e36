package plyground.courses.grading;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import plyground.arena.record.OutputFile;
import plyground.arena.report.Escape;
import plyground.console.UnreadableFile;
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

  private record Item(String student, String name) implements Comparable<Item> {
    @Override
    public int compareTo(Item other) {
      return Comparator.comparing(Item::student).thenComparing(Item::name).compare(this, other);
    }
  }

  private record Given(String score, String remark) {}

  private final Path file;
  private final Map<Item, Given> given = new HashMap<>();

  PersonMarks(Path folder) {
    file = folder.resolve(NAME);
    if (!Files.exists(file)) {
      return;
    }
    try {
      CsvText.of(Files.readAllBytes(file)).rows().stream().skip(1).forEach(this::read);
    } catch (IOException unreadable) {
      throw UnreadableFile.because(file, unreadable);
    }
  }

  private void read(CsvText.Row row) {
    var fields = row.fields();
    if (fields.size() < COLUMNS - 1) {
      throw new InputException(
          "%s, line %d: expected student, item, points, score, remark".formatted(file, row.line()));
    }
    String score = fields.get(3).strip();
    if (!score.isEmpty() && !score.matches("\\d+([.,]\\d+)?")) {
      throw new InputException(
          "%s, line %d: score '%s'; expected a number".formatted(file, row.line(), score));
    }
    String remark = fields.size() < COLUMNS ? "" : fields.get(4);
    given.put(new Item(fields.get(0), fields.get(1)), new Given(score.replace(',', '.'), remark));
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
    return CsvText.of(HEADER + Escape.csv(name) + ",").rows().getLast().fields().getFirst();
  }

  /** Work of a person's is never thrown away, also where the submission is not there now. */
  private static String others(Item item, Given person) {
    return person.score.isEmpty() && person.remark.isEmpty()
        ? ""
        : "%s,%s,,%s,%s\n"
            .formatted(
                Escape.csv(item.student),
                Escape.csv(item.name),
                person.score,
                Escape.csv(person.remark));
  }

  /** Writes the table again: what was filled in stays, what is open has a row to fill in. */
  void save(List<Mark> marks, Rubric rubric) {
    var text = new StringBuilder(HEADER);
    var others = new TreeMap<>(given);
    for (var mark : marks) {
      for (var criterion : rubric.criteria()) {
        var item = new Item(key(mark.student()), key(criterion.name()));
        var person = given.getOrDefault(item, new Given("", ""));
        others.remove(item);
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
    others.forEach((item, person) -> text.append(others(item, person)));
    if (text.length() > HEADER.length()) {
      OutputFile.save(file, text.toString());
    }
  }
}
