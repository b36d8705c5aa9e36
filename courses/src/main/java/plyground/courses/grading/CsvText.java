package plyground.courses.grading;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A table as spreadsheets save it: with commas, semicolons or tabs, in UTF-8 or the older alphabet
 * of Windows, lines ended in any way, line ends inside quotes.
 */
record CsvText(List<Row> rows) {
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  /** Its fields, and the line of the text it begins in. */
  record Row(int line, List<String> fields) {}

  static CsvText of(byte[] bytes) {
    return of(decoded(bytes));
  }

  static CsvText of(String text) {
    var rows = new ArrayList<Row>();
    var fields = new ArrayList<String>();
    int line = 1;
    int begun = 1;
    String all = text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    char separator = separator(all);
    var match = field(separator).matcher(all);
    while (match.find()) {
      String quoted = match.group(1);
      fields.add(plain(quoted == null ? match.group(2) : quoted.replace("\"\"", "\"")));
      line += (int) match.group().chars().filter(each -> each == '\n').count();
      if (match.group(3).equals(String.valueOf(separator))) {
        continue;
      }
      if (fields.size() > 1 || !fields.getFirst().isBlank()) {
        rows.add(new Row(begun, List.copyOf(fields)));
      }
      fields.clear();
      begun = line;
      if (match.end() == all.length()) {
        break;
      }
    }
    return new CsvText(rows);
  }

  /** The first of them in the heading, whose words have none. */
  private static char separator(String text) {
    return (char)
        text.lines()
            .findFirst()
            .orElse("")
            .chars()
            .filter(each -> ",;\t".indexOf(each) >= 0)
            .findFirst()
            .orElse(',');
  }

  private static Pattern field(char separator) {
    return Pattern.compile(
        "\\G(?:\"((?:[^\"]|\"\")*)\"|([^%1$s\r\n]*))(%1$s|\r\n|\r|\n|\\z)".formatted(separator));
  }

  /** Without what keeps a spreadsheet from taking it for a formula. */
  private static String plain(String field) {
    return field.startsWith("'") ? field.substring(1) : field;
  }

  private static String decoded(byte[] bytes) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException older) {
      return new String(bytes, Charset.forName("windows-1252"));
    }
  }
}
