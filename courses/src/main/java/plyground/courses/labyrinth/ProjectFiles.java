package plyground.courses.labyrinth;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import plyground.arena.intake.FileNames;
import plyground.courses.grading.HandIn;
import plyground.courses.prolog.PrologSource;

/** The Prolog files of a project, of which one loads the others. */
record ProjectFiles(List<Path> files, List<String> predicates) {
  /** What is loaded where no file loads all the others. */
  private static final String TOGETHER = "all_files_together.pl";

  /**
   * The file to load: of this name if there is one that says anything, else the one that brings the
   * most of the predicates with what it loads. Where no file brings all that there is, a new one is
   * written into the folder that loads them all.
   */
  Optional<Path> main(String name, Path folder) {
    var named =
        files.stream()
            .filter(file -> FileNames.of(file).equals(name) && !brought(file).isEmpty())
            .findFirst();
    if (named.isPresent()) {
      return named;
    }
    var best = files.stream().max(Comparator.comparingInt(file -> brought(file).size()));
    long all = files.stream().flatMap(file -> brought(file).stream()).distinct().count();
    return best.map(file -> brought(file).size() < all ? together(folder) : file);
  }

  private Path together(Path folder) {
    String goals =
        files.stream()
            .map(file -> folder.relativize(file).toString().replace("\\", "\\\\"))
            .map(file -> ":- ensure_loaded('" + file.replace("'", "\\'") + "').\n")
            .collect(Collectors.joining());
    try {
      return Files.writeString(folder.resolve(TOGETHER), goals);
    } catch (IOException failure) {
      return files.getFirst();
    }
  }

  /** The predicates that a file defines, itself or by what it loads. */
  private Set<String> brought(Path file) {
    var loaded = new LinkedHashSet<Path>();
    load(file, loaded);
    return loaded.stream().flatMap(each -> defined(each).stream()).collect(Collectors.toSet());
  }

  private void load(Path file, Set<Path> loaded) {
    if (loaded.add(file)) {
      for (var load : PrologSource.of(HandIn.text(file)).loads()) {
        files.stream()
            .filter(each -> FileNames.stem(FileNames.of(each)).equals(load.name()))
            .forEach(each -> load(each, loaded));
      }
    }
  }

  private List<String> defined(Path file) {
    String text = HandIn.text(file);
    return predicates.stream()
        .filter(each -> Pattern.compile("(?m)^\\s*" + each + "\\s*\\(").matcher(text).find())
        .toList();
  }
}
