package plyground.courses.grading;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The names of what is in a submission, beside those the handout asks for. */
final class HandedInFiles {
  private final List<String> names = new ArrayList<>();

  HandedInFiles(Path folder) {
    PlainFiles.below(folder).forEach(file -> names.add(FileNames.of(file)));
  }

  /** Whether there is one of that name, in large or small letters and with whatever ending. */
  boolean holdsLike(String name) {
    return found(FileNames.stem(name)).or(() -> found(FileNames.stem(name) + ".*")).isPresent();
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
