package plyground.courses.grading;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import plyground.arena.intake.FileNames;
import plyground.arena.intake.PlainFiles;

/** The names of what is in a submission, beside those the handout asks for. */
final class HandedInFiles {
  private final List<String> names = new ArrayList<>();

  HandedInFiles(Path folder) {
    PlainFiles.below(folder).forEach(file -> names.add(FileNames.of(file)));
  }

  /**
   * Whether there is one of that name, in large or small letters, with whatever ending and with
   * signs between its words: {@code Read_me.pdf} is a {@code readme.txt}.
   */
  boolean holdsLike(String name) {
    String wanted = letters(FileNames.stem(name));
    return names.stream()
        .anyMatch(
            each -> letters(FileNames.stem(each)).equals(wanted) || letters(each).equals(wanted));
  }

  private static String letters(String name) {
    return name.replaceAll("[\\s_.-]", "").toLowerCase(Locale.ROOT);
  }

  /** {@code *} stands for anything. */
  private Optional<String> found(String name) {
    var parts = List.of(name.split("\\*", -1)).stream().map(Pattern::quote).toList();
    var pattern =
        Pattern.compile(String.join(".*", parts), Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    return names.stream().filter(each -> pattern.matcher(each).matches()).findFirst();
  }

  /** What of the wanted files is there and what is not, in a sentence. */
  Optional<String> compared(List<String> wanted) {
    if (wanted.isEmpty()) {
      return Optional.empty();
    }
    var there = new ArrayList<String>();
    var missing = new ArrayList<String>();
    wanted.forEach(each -> found(each).ifPresentOrElse(there::add, () -> missing.add(each)));
    String first = there.isEmpty() ? "" : "Handed in: " + String.join(", ", there) + ".";
    String second = missing.isEmpty() ? "" : " Not handed in: " + String.join(", ", missing) + ".";
    return Optional.of((first + second).strip());
  }
}
