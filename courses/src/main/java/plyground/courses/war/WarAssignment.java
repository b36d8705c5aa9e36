package plyground.courses.war;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plyground.core.SplitMix;
import plyground.courses.grading.Criterion;
import plyground.courses.grading.Exam;
import plyground.courses.grading.GradedAssignment;
import plyground.courses.grading.Probe;
import plyground.courses.grading.QuestionExam;
import plyground.courses.grading.Reading;
import plyground.courses.grading.Rubric;

/** The war program: a jar, a folder of classes, an executable, or a file with a command. */
public final class WarAssignment implements GradedAssignment {
  static final String MAIN = "war";
  static final String COMMAND = "command";
  private static final int MAPS = 6;
  private static final int DEPTH = 3;
  private static final int SEARCHED = 3;

  @Override
  public String name() {
    return "war";
  }

  @Override
  public Optional<Path> program(Path submission, Rubric rubric) {
    if (Files.isRegularFile(submission)) {
      return Optional.of(submission);
    }
    try (var files = Files.walk(submission, SEARCHED)) {
      var all = files.sorted().toList();
      return named(all, COMMAND)
          .or(() -> named(all, MAIN + ".class").map(Path::getParent))
          .or(() -> all.stream().filter(file -> file.toString().endsWith(".jar")).findFirst())
          .or(() -> named(all, MAIN).filter(Files::isExecutable));
    } catch (IOException unreadable) {
      return Optional.empty();
    }
  }

  private static Optional<Path> named(List<Path> files, String name) {
    return files.stream()
        .filter(Files::isRegularFile)
        .filter(file -> file.endsWith(name))
        .findFirst();
  }

  @Override
  public Exam exam(Criterion criterion, Rubric rubric) {
    boolean log =
        switch (criterion.kind()) {
          case "moves" -> false;
          case "log" -> true;
          default ->
              throw criterion.wrong("no kind '" + criterion.kind() + "'; expected moves or log");
        };
    int number = criterion.whole("task", 1);
    var task =
        Task.of(number)
            .orElseThrow(() -> criterion.wrong("'task' is " + number + "; expected 1, 2 or 3"));
    int depth = criterion.whole("depth", DEPTH);
    var random = new SplitMix(rubric.seed());
    var probes = new ArrayList<Probe>();
    var maps = new ArrayList<WarCase>();
    for (int i = 0; i < criterion.whole("maps", MAPS); i++) {
      var map = WarCase.draw(random);
      maps.add(map);
      var reference = new WarReference(map.game(), task, depth);
      probes.add(
          new Probe(
              Integer.toString(i),
              "-t %d -d %d on\n%s\n\n%s".formatted(number, depth, map.map(), map.init()),
              Reading.exactly("", log ? reference.log() : reference.moves()),
              log ? reference.logMistakes() : reference.movesMistakes()));
    }
    return new QuestionExam(
        criterion,
        probes,
        program -> new WarProgram(program, maps, task, depth, log, rubric.allowance()));
  }
}
