package plyground.league.member;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import plyground.core.InputException;

/** The people of a course, from a table of comma separated values with columns id and name. */
public final class Roster {
  /** What can be told apart in addresses, tables and file names alike. */
  private static final Pattern ID = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N}._@+-]{0,63}");

  private static final int LONGEST_NAME = 100;

  /** A row: who. */
  public record Row(String id, String name) {}

  private Roster() {}

  /**
   * @param place how people know the text: the file's name
   * @throws InputException if a row has no id, or one that another has
   */
  public static List<Row> parse(String text, String place) {
    var lines = (text.startsWith("\ufeff") ? text.substring(1) : text).lines().toList();
    var header = lines.isEmpty() ? List.<String>of() : fields(lines.getFirst());
    var names = header.stream().map(each -> each.strip().toLowerCase(Locale.ROOT)).toList();
    int id = names.indexOf("id");
    int name = names.indexOf("name");
    if (id < 0) {
      throw new InputException(place + ", line 1: expected the columns id,name");
    }
    var rows = new ArrayList<Row>();
    var seen = new HashSet<String>();
    for (int i = 1; i < lines.size(); i++) {
      if (!lines.get(i).isBlank()) {
        var row = row(fields(lines.get(i)), id, name, place + ", line " + (i + 1));
        if (!seen.add(row.id())) {
          throw new InputException(
              place + ", line " + (i + 1) + ": " + row.id() + " is there twice");
        }
        rows.add(row);
      }
    }
    return rows;
  }

  private static Row row(List<String> fields, int idColumn, int nameColumn, String place) {
    String id = idColumn < fields.size() ? fields.get(idColumn).strip() : "";
    if (!ID.matcher(id).matches()) {
      throw new InputException(
          place + ": '" + id + "': expected an id of letters, digits and . _ @ + -");
    }
    String name =
        nameColumn >= 0 && nameColumn < fields.size() ? fields.get(nameColumn).strip() : "";
    if (name.length() > LONGEST_NAME) {
      throw new InputException(place + ": expected a name of at most " + LONGEST_NAME + " letters");
    }
    return new Row(id, name.isEmpty() ? id : name);
  }

  /** The fields of a row; those in quotes may hold commas, and quotes written twice. */
  public static List<String> fields(String line) {
    var fields = new ArrayList<String>();
    var field = new StringBuilder();
    boolean quoted = false;
    for (int i = 0; i < line.length(); i++) {
      char each = line.charAt(i);
      boolean twice = quoted && each == '"' && i + 1 < line.length() && line.charAt(i + 1) == '"';
      if (twice) {
        field.append('"');
        i++;
      } else if (each == '"') {
        quoted = !quoted;
      } else if (each == ',' && !quoted) {
        fields.add(field.toString());
        field.setLength(0);
      } else {
        field.append(each);
      }
    }
    fields.add(field.toString());
    return fields;
  }
}
