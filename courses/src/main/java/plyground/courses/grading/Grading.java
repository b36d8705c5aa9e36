package plyground.courses.grading;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import plyground.core.InputException;

/** Marks submissions on several threads; who was marked before is not marked again. */
final class Grading {
  private final Rubric rubric;
  private final GradedAssignment assignment;
  private final List<Exam> exams = new ArrayList<>();
  private final Path out;

  Grading(Rubric rubric, Path out) {
    this.rubric = rubric;
    this.out = out;
    assignment = GradedAssignment.of(rubric.assignment());
    for (var criterion : rubric.criteria()) {
      exams.add(assignment.exam(criterion, rubric));
    }
  }

  /**
   * The marks in the order of the submissions.
   *
   * @param marked hears of every mark as it is given
   */
  List<Mark> run(List<Submission> submissions, int threads, Consumer<Mark> marked) {
    try (var pool = Executors.newFixedThreadPool(threads)) {
      var tasks = new ArrayList<Callable<Mark>>();
      for (var submission : submissions) {
        tasks.add(
            () -> {
              var mark = known(submission);
              marked.accept(mark);
              return mark;
            });
      }
      var marks = new ArrayList<Mark>();
      for (var future : pool.invokeAll(tasks)) {
        marks.add(future.get());
      }
      return marks;
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new InputException("the marking was interrupted; the same command goes on with it");
    } catch (ExecutionException failure) {
      throw failure.getCause() instanceof InputException wrong
          ? wrong
          : new IllegalStateException(failure.getCause());
    }
  }

  private Mark known(Submission submission) {
    String fingerprint = submission.fingerprint(rubric, rubric.seed());
    var file = out.resolve(submission.name()).resolve(ResultsFile.NAME);
    return ResultsFile.read(file, submission.name(), fingerprint)
        .orElseGet(() -> marked(submission, fingerprint, file));
  }

  private Mark marked(Submission submission, String fingerprint, Path file) {
    long begun = System.nanoTime();
    var program = assignment.program(submission.path(), rubric);
    var entries = new ArrayList<Mark.Entry>();
    for (int i = 0; i < exams.size(); i++) {
      entries.add(Mark.entry(finding(i, program)));
    }
    double seconds = (System.nanoTime() - begun) / 1e9;
    String remark =
        program.isPresent()
            ? ""
            : "There is no " + rubric.file() + " in " + submission.path() + ".";
    var mark = new Mark(submission.name(), fingerprint, remark, entries, seconds);
    save(file, mark);
    return mark;
  }

  /** Whatever happens in an exam, the others go on. */
  private Finding finding(int number, Optional<Path> program) {
    var criterion = rubric.criteria().get(number);
    try {
      return program
          .map(exams.get(number)::examine)
          .orElseGet(() -> Finding.of(criterion, 0, "not handed in", List.of("Not handed in.")));
    } catch (RuntimeException failure) {
      String text = "it could not be examined: " + failure.getMessage();
      return Finding.of(criterion, 0, text, List.of(text + "."));
    }
  }

  /** The page first: the results are what says that a student is done. */
  private void save(Path file, Mark mark) {
    try {
      Files.createDirectories(file.getParent());
    } catch (IOException failure) {
      throw new InputException("cannot write " + file + ": " + failure.getMessage(), failure);
    }
    ResultsFile.write(
        file.resolveSibling(StudentPage.NAME), StudentPage.student(mark, rubric.assignment()));
    ResultsFile.write(file, mark);
  }
}
