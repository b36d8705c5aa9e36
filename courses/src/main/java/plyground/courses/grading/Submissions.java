package plyground.courses.grading;

import static java.nio.file.LinkOption.NOFOLLOW_LINKS;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import plyground.arena.intake.Archive;
import plyground.arena.intake.FileNames;
import plyground.arena.intake.LmsName;
import plyground.core.InputException;

/**
 * A folder of submissions: folders, archives and files of the kind that is handed in are
 * somebody's; notes, spreadsheets and the like are nobody's.
 *
 * @param students by name
 * @param strays the names of what was left aside
 */
record Submissions(List<Submission> students, List<String> strays) {
  /** All in a folder. */
  static Submissions in(Path folder, GradedAssignment assignment, Rubric rubric) {
    var whole = new TreeMap<String, List<Path>>();
    var further = new TreeMap<String, List<Path>>();
    var strays = new ArrayList<String>();
    var downloads = new TreeMap<String, List<Path>>();
    for (var entry : entries(folder)) {
      String name = FileNames.of(entry);
      var owner = owner(name, rubric);
      var download = LmsName.of(name);
      if (download.isPresent() && !Files.isDirectory(entry, NOFOLLOW_LINKS)) {
        downloads.computeIfAbsent(download.get().owner(), _ -> new ArrayList<>()).add(entry);
      } else if (owner.isPresent() && !Files.isDirectory(entry, NOFOLLOW_LINKS)) {
        further.computeIfAbsent(owner.get(), _ -> new ArrayList<>()).add(entry);
      } else if (handedIn(entry, name, assignment)) {
        whole.computeIfAbsent(student(entry, name), _ -> new ArrayList<>()).add(entry);
      } else {
        strays.add(name);
      }
    }
    var students = students(whole, further);
    downloads.forEach(
        (student, parts) -> {
          if (parts.stream().anyMatch(each -> handedIn(each, original(each), assignment))) {
            students.add(new Submission(student, parts));
          } else {
            parts.forEach(each -> strays.add(FileNames.of(each)));
          }
        });
    students.sort(Comparator.comparing(Submission::name));
    strays.sort(Comparator.naturalOrder());
    return new Submissions(distinct(students), strays);
  }

  private static String original(Path download) {
    return LmsName.original(FileNames.of(download));
  }

  private static List<Path> entries(Path folder) {
    try (var stream = Files.newDirectoryStream(folder)) {
      var entries = new ArrayList<Path>();
      stream.forEach(entries::add);
      entries.removeIf(entry -> FileNames.litter(FileNames.of(entry)));
      entries.sort(Comparator.comparing(FileNames::of));
      return entries;
    } catch (IOException | DirectoryIteratorException unreadable) {
      throw new InputException(folder + ": there is no such folder to read", unreadable);
    }
  }

  private static boolean handedIn(Path entry, String name, GradedAssignment assignment) {
    return Files.isDirectory(entry, NOFOLLOW_LINKS)
        || (Files.isSymbolicLink(entry) && name.indexOf('.') < 0)
        || Archive.named(name)
        || assignment.handedInAlone(name);
  }

  private static String student(Path entry, String name) {
    if (Files.isDirectory(entry, NOFOLLOW_LINKS)) {
      return name;
    }
    return Archive.named(name) ? Archive.stem(name) : FileNames.stem(name);
  }

  /** Whose file it is by the rubric's names, such as {@code heuristic_*.pl}. */
  static Optional<String> owner(String name, Rubric rubric) {
    for (String each : rubric.files()) {
      int star = each.indexOf('*');
      if (star >= 0) {
        String before = Pattern.quote(each.substring(0, star));
        String after = Pattern.quote(each.substring(star + 1));
        var match = Pattern.compile(before + "(.+)" + after).matcher(name);
        if (match.matches()) {
          return Optional.of(match.group(1));
        }
      }
    }
    return Optional.empty();
  }

  /** Who handed in twice is marked twice, under the whole names. */
  private static List<Submission> students(
      Map<String, List<Path>> whole, Map<String, List<Path>> further) {
    var students = new ArrayList<Submission>();
    whole.forEach(
        (student, paths) -> {
          var more = further.remove(student);
          for (var path : paths) {
            var parts = new ArrayList<>(List.of(path));
            parts.addAll(more == null ? List.of() : more);
            students.add(new Submission(paths.size() == 1 ? student : FileNames.of(path), parts));
          }
        });
    further.forEach((student, paths) -> students.add(new Submission(student, paths)));
    return students;
  }

  /** A folder may bear the whole name of somebody's archive. */
  private static List<Submission> distinct(List<Submission> students) {
    var taken = new TreeMap<String, Submission>();
    for (var each : students) {
      String name = each.name();
      for (int i = 2; taken.containsKey(name); i++) {
        name = each.name() + " " + i;
      }
      taken.put(name, new Submission(name, each.parts()));
    }
    return List.copyOf(taken.values());
  }
}
