package plyground.courses.labyrinth;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import plyground.arena.intake.FileNames;
import plyground.arena.intake.PlainFiles;
import plyground.arena.intake.StagedSubmission;
import plyground.courses.grading.Criterion;
import plyground.courses.grading.Exam;
import plyground.courses.grading.HandIn;
import plyground.courses.grading.LoadFailures;
import plyground.courses.grading.Prepared;
import plyground.courses.grading.Probe;
import plyground.courses.grading.PrologAssignment;
import plyground.courses.grading.PrologFiles;
import plyground.courses.grading.PrologSubject;
import plyground.courses.grading.QuestionExam;
import plyground.courses.grading.Reading;
import plyground.courses.grading.Rubric;
import plyground.courses.grading.RuleExam;
import plyground.courses.grading.Subject;

/** The Labyrinth project: its six predicates, in whatever file defines them. */
public final class LabyrinthAssignment implements PrologAssignment {
  static final List<String> PREDICATES =
      List.of(
          "setup",
          "create_shifted_player",
          "create_shifted_board",
          "graph_search_BFS",
          "try_and_make_move",
          "make_best_local_move");

  /** What students were given, and ours; none of it is theirs. */
  private static final Set<String> SUPPLIED =
      Set.of("labyrinth_maze.pl", "labyrinth_heuristics.pl", "labyrinth_tests.pl");

  private static final int QUESTIONS = 24;
  private static final int HEARD = 2;

  private final LoadFailures failures = new LoadFailures();

  @Override
  public String name() {
    return "labyrinth";
  }

  @Override
  public Exam exam(Criterion criterion, Rubric rubric) {
    return switch (criterion.kind()) {
      case "predicate" -> predicate(criterion, rubric);
      case "rule" -> RuleExam.of(criterion, heard(rubric), opener(rubric));
      default ->
          throw criterion.wrong("no kind '" + criterion.kind() + "'; expected predicate or rule");
    };
  }

  private Exam predicate(Criterion criterion, Rubric rubric) {
    String predicate = criterion.text("predicate");
    int count = criterion.whole("questions", QUESTIONS);
    var maker = makers(rubric.seed(), count).get(predicate);
    if (maker == null) {
      throw criterion.wrong(
          "no predicate '%s'; expected one of %s".formatted(predicate, PREDICATES));
    }
    var probes = maker.apply(predicate);
    criterion.checkMistakes(
        probes.stream()
            .flatMap(each -> each.mistakes().stream())
            .map(Reading::name)
            .collect(Collectors.toCollection(TreeSet::new)));
    return new QuestionExam(criterion, probes, opener(rubric));
  }

  private static Map<String, Function<String, List<Probe>>> makers(long seed, int count) {
    return Map.of(
        "setup", _ -> SetupProbes.all(),
        "create_shifted_player", _ -> MazeProbes.players(seed, count),
        "create_shifted_board", _ -> MazeProbes.boards(seed, count),
        "graph_search_BFS", _ -> MazeProbes.searches(seed, count),
        "try_and_make_move", _ -> TurnProbes.shifts(seed, count),
        "make_best_local_move", _ -> TurnProbes.walks(seed, count));
  }

  /** Every predicate is asked a little, to hear whether it prints. */
  private static List<Probe> heard(Rubric rubric) {
    return makers(rubric.seed(), HEARD).values().stream()
        .flatMap(maker -> maker.apply("").stream().limit(HEARD))
        .toList();
  }

  private Subject.Opener opener(Rubric rubric) {
    return file ->
        PrologSubject.open("labyrinth_project", file, List.of(), rubric.limits(), failures);
  }

  @Override
  public boolean handedInAlone(String name) {
    return PrologFiles.handedInAlone(name) && !SUPPLIED.contains(name);
  }

  /** The file of the rubric's name, or else the one that defines most of the predicates. */
  @Override
  public Prepared prepare(StagedSubmission staged, Rubric rubric) {
    var files =
        PlainFiles.below(staged.folder()).stream()
            .filter(file -> handedInAlone(FileNames.of(file)))
            .filter(file -> !ours(file))
            .toList();
    return new ProjectFiles(files, PREDICATES)
        .main(rubric.file(), staged.folder())
        .map(file -> Prepared.of(file, List.of()))
        .orElseGet(
            () ->
                Prepared.nothing("There is no Prolog file of the student's own in it.", List.of()));
  }

  /** The library that everybody has. */
  private static boolean ours(Path file) {
    return HandIn.text(file).contains(":- reexport(labyrinth_heuristics, [heuristic/1");
  }
}
