package plyground.teach.exercise;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import plyground.arena.intake.FileNames;
import plyground.arena.report.Escape;
import plyground.arena.report.GradescopeResults;

/** The marked answers of people, as a table and as Gradescope reads them. */
public final class ExerciseResults {
  private static final String HEADING =
      "person,exercise,kind,answer,score,points,claim,given,expected,right,sentence\n";

  private static final Pattern PLAIN = Pattern.compile("[\\p{L}\\p{N}@_-][\\p{L}\\p{N} @._-]*");

  /** One answer of one person. */
  public record Row(String person, Exercise exercise, String answer, Marking marking) {}

  private final List<Row> rows = new ArrayList<>();

  public void add(Row row) {
    rows.add(row);
  }

  /** One line a claim. */
  public String csv() {
    var table = new StringBuilder(HEADING);
    for (var row : rows) {
      for (var claim : row.marking().claims()) {
        table.append(
            String.join(
                ",",
                Escape.csv(row.person()),
                row.exercise().code(),
                row.exercise().kind().word(),
                Escape.csv(row.answer()),
                Integer.toString(row.marking().score()),
                Integer.toString(row.marking().points()),
                Escape.csv(claim.about()),
                Escape.csv(claim.given()),
                Escape.csv(claim.expected()),
                Boolean.toString(claim.right()),
                Escape.csv(claim.sentence())));
        table.append('\n');
      }
    }
    return table.toString();
  }

  /** What Gradescope reads: one text a person, by a name a file can have. */
  public Map<String, String> gradescope() {
    var items = new LinkedHashMap<String, List<GradescopeResults.Item>>();
    for (var row : rows) {
      var own = items.computeIfAbsent(row.person(), _ -> new ArrayList<>());
      for (var claim : row.marking().claims()) {
        String name = "Exercise %d, %s".formatted(row.exercise().number(), claim.about());
        own.add(new GradescopeResults.Item(name, claim.right() ? 1 : 0, 1, claim.sentence()));
      }
    }
    var files = new LinkedHashMap<String, String>();
    items.forEach(
        (person, own) -> {
          double score = own.stream().mapToDouble(GradescopeResults.Item::score).sum();
          files.put(fileName(person), new GradescopeResults(score, own).json());
        });
    return files;
  }

  /** Whoever answers says what they are called: that must lead nowhere else. */
  private static String fileName(String person) {
    return PLAIN.matcher(person).matches() ? FileNames.tellable(person) : Escape.link(person);
  }
}
