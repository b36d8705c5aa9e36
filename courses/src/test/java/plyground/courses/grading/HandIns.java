package plyground.courses.grading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Writes the Prolog files of students who each made one mistake, from a right file and a list of
 * mistakes: {@code = student: what is wrong}, then lines to take out ({@code -}) and those to put
 * in their place ({@code +}).
 */
record HandIns(String right, String fileName, Path into) {
  private static final String STUDENT = "= ";

  static HandIns like(Path right, Path into) throws IOException {
    return new HandIns(Files.readString(right), right.getFileName().toString(), into);
  }

  void write(Path mistakes) throws IOException {
    var lines = Files.readAllLines(mistakes);
    for (int from = 0, to; from < lines.size(); from = to) {
      to = from + 1;
      while (to < lines.size() && !lines.get(to).startsWith(STUDENT)) {
        to++;
      }
      String[] title = lines.get(from).substring(STUDENT.length()).split(": ", 2);
      var folder = Files.createDirectories(into.resolve(title[0]));
      var text = changed(lines.subList(from + 1, to)).replaceFirst("^% .*", "% " + title[1]);
      Files.writeString(folder.resolve(fileName), text);
    }
  }

  private String changed(List<String> changes) {
    String text = right;
    var old = new StringBuilder();
    var fresh = new StringBuilder();
    for (var line : changes) {
      if (line.isEmpty()) {
        text = replaced(text, old.toString(), fresh.toString());
        old.setLength(0);
        fresh.setLength(0);
      } else {
        (line.startsWith("-") ? old : fresh).append(line, 1, line.length()).append('\n');
      }
    }
    return old.isEmpty() ? text : replaced(text, old.toString(), fresh.toString());
  }

  private static String replaced(String text, String old, String fresh) {
    assertThat(text).containsOnlyOnce(old);
    return text.replace(old, fresh);
  }
}
