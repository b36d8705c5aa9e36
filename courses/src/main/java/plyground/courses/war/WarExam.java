package plyground.courses.war;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import plyground.agents.sandbox.ResourceLimits;
import plyground.core.agent.Fault;
import plyground.courses.grading.Criterion;
import plyground.courses.grading.Exam;
import plyground.courses.grading.Finding;

/**
 * One task of the assignment: the program is run on several maps, and both files it writes count
 * the same.
 */
final class WarExam implements Exam {
  private final Criterion criterion;
  private final Task task;
  private final int depth;
  private final boolean exact;
  private final ResourceLimits limits;
  private final List<Question> questions = new ArrayList<>();

  private record Question(WarCase map, WarReference reference) {}

  WarExam(Criterion criterion, Task task, int depth, boolean exact, ResourceLimits limits) {
    this.criterion = criterion;
    this.task = task;
    this.depth = depth;
    this.exact = exact;
    this.limits = limits;
  }

  WarExam ask(WarCase map) {
    questions.add(new Question(map, new WarReference(map.game(), task, depth)));
    return this;
  }

  @Override
  public Finding examine(Path program) {
    var runs = runs(new WarProgram(program, limits));
    var moves =
        written(
            "moves file",
            runs,
            WarProgram.Output::moves,
            WarReference::moves,
            WarReference::movesMistakes);
    var log =
        written("log", runs, WarProgram.Output::log, WarReference::log, WarReference::logMistakes);
    double share = (moves.correct() + log.correct()) / (2.0 * questions.size());
    var lines = new ArrayList<>(moves.lines());
    lines.addAll(log.lines());
    moves.wrong().or(log::wrong).ifPresent(each -> lines.addAll(question(each.number())));
    fault(runs).ifPresent(text -> lines.add("What happened: " + text + "."));
    return Finding.of(criterion, share, remark(moves, log, runs), lines);
  }

  /** Who does not end is not waited for a second time. */
  private List<WarProgram.Output> runs(WarProgram program) {
    var runs = new ArrayList<WarProgram.Output>();
    for (int i = 0; i < questions.size(); i++) {
      runs.add(program.run(questions.get(i).map, task, depth, i + 1));
      if (runs.getLast().end().fault() == Fault.TIME_OUT) {
        break;
      }
    }
    return runs;
  }

  private WrittenFile written(
      String title,
      List<WarProgram.Output> runs,
      Function<WarProgram.Output, Optional<String>> file,
      Function<WarReference, String> right,
      Function<WarReference, Map<String, String>> mistakes) {
    var attempts = new ArrayList<WrittenFile.Attempt>();
    for (int i = 0; i < questions.size(); i++) {
      var reference = questions.get(i).reference;
      var output = i < runs.size() ? file.apply(runs.get(i)) : Optional.<String>empty();
      attempts.add(
          new WrittenFile.Attempt(
              i + 1, output, right.apply(reference), mistakes.apply(reference)));
    }
    return new WrittenFile(title, exact, attempts);
  }

  /** Why a file is missing, if one is. */
  private Optional<String> fault(List<WarProgram.Output> runs) {
    return runs.stream()
        .filter(each -> each.moves().isEmpty() || each.log().isEmpty())
        .map(each -> String.valueOf(each.end().getMessage()))
        .findFirst()
        .map(text -> runs.size() < questions.size() ? text + "; it was not run again" : text);
  }

  private String remark(WrittenFile moves, WrittenFile log, List<WarProgram.Output> runs) {
    var said = new LinkedHashSet<String>();
    moves.mistake().ifPresent(said::add);
    log.mistake().ifPresent(said::add);
    if (moves.otherFormat() || log.otherFormat()) {
      said.add("same moves, other format");
    }
    fault(runs).ifPresent(said::add);
    String counts =
        "moves %d/%d, log %d/%d"
            .formatted(moves.correct(), questions.size(), log.correct(), questions.size());
    return said.isEmpty() ? counts : counts + ": " + String.join(", ", said);
  }

  /** How to see it oneself. */
  private List<String> question(int number) {
    var map = questions.get(number - 1).map;
    return List.of(
        "To see it: war " + String.join(" ", WarProgram.arguments(task, depth, number)) + " with",
        Finding.listing(
            "%s\n%s\n\n%s\n%s"
                .formatted(
                    WarCase.mapFile(number) + ":",
                    map.map(),
                    WarCase.initFile(number) + ":",
                    map.init())));
  }
}
