package plyground.courses.grading;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import plyground.arena.intake.Archive;
import plyground.arena.intake.FileNames;
import plyground.arena.intake.PlainFiles;
import plyground.arena.intake.StagedSubmission;

/** How a Prolog file is found in a submission. */
public final class PrologFiles {
  /** What students were given; it is not theirs, wherever it lies. */
  private static final Set<String> SUPPLIED =
      Set.of("play.pl", "abplay.pl", "testboards.pl", "ttt.pl", "war_of_life.pl");

  /** What editors and downloads make of the ending. */
  private static final Pattern NOT_PROLOG =
      Pattern.compile("\\.(pl\\.txt|pro|prolog)$", Pattern.CASE_INSENSITIVE);

  private PrologFiles() {}

  /** Whether a file that lies among the submissions is one. */
  public static boolean handedInAlone(String name) {
    return name.endsWith(".pl") && !SUPPLIED.contains(name);
  }

  /** The file of the rubric's name, or else the only Prolog file there is. */
  public static Prepared prepare(StagedSubmission staged, Rubric rubric) {
    var all = prologFiles(staged.folder(), rubric);
    boolean alone = !staged.unpacked() && !Archive.named(staged.packing());
    var named = all.stream().filter(file -> FileNames.of(file).equals(rubric.file())).toList();
    return named.stream()
        .findFirst()
        .map(file -> Prepared.of(file, named.size() == 1 ? List.of() : several(named, staged)))
        .or(
            () ->
                only(all)
                    .map(file -> Prepared.of(file, alone ? List.of() : misnamed(file, rubric))))
        .orElseGet(() -> Prepared.nothing("There is no " + rubric.file() + " in it.", List.of()));
  }

  private static List<String> several(List<Path> files, StagedSubmission staged) {
    var marked = staged.folder().relativize(files.getFirst());
    return List.of("there are %d files of that name; marked is %s".formatted(files.size(), marked));
  }

  private static List<String> misnamed(Path file, Rubric rubric) {
    return List.of("the file is called " + FileNames.of(file) + "; expected " + rubric.file());
  }

  private static Optional<Path> only(List<Path> files) {
    return files.size() == 1 ? Optional.of(files.getFirst()) : Optional.empty();
  }

  /** The students' own, those near the top first; what belongs to further parts is left out. */
  private static List<Path> prologFiles(Path folder, Rubric rubric) {
    return PlainFiles.below(folder).stream()
        .filter(file -> handedInAlone(NOT_PROLOG.matcher(FileNames.of(file)).replaceAll(".pl")))
        .filter(file -> Submissions.owner(FileNames.of(file), rubric).isEmpty())
        .toList();
  }
}
