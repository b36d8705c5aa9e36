package plyground.courses.grading;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import plyground.arena.intake.FileNames;
import plyground.arena.intake.StagedSubmission;
import plyground.arena.intake.SubmissionReader;
import plyground.arena.record.OutputFile;
import plyground.core.InputException;

/**
 * Marks submissions on several threads; who was marked before is not marked again. Nothing that is
 * handed in ends it: who cannot be marked is told so, and the others go on.
 */
final class Grading {
  /** Our own files beside the students' folders. */
  private static final Set<String> TAKEN =
      Set.of(
          "table.md",
          "table.csv",
          RunFile.NAME,
          PersonMarks.NAME,
          "similarity.html",
          "similarity.md",
          "similarity.json");

  private static final int MOST_LEFT_OUT = 8;

  private final Rubric rubric;
  private final GradedAssignment assignment;
  private final List<Optional<Exam>> exams = new ArrayList<>();
  private final Path out;
  private final PersonMarks persons;

  /**
   * Programs are ended with us: what they could not answer any more must not be held against them.
   */
  private volatile boolean ending;

  Grading(Rubric rubric, Path out) {
    this.rubric = rubric;
    this.out = out;
    persons = new PersonMarks(out);
    assignment = GradedAssignment.of(rubric.assignment());
    for (var criterion : rubric.criteria()) {
      boolean byHand = criterion.kind().equals(PersonMarks.KIND);
      exams.add(byHand ? Optional.empty() : Optional.of(assignment.exam(criterion, rubric)));
    }
  }

  /**
   * The marks in the order of the submissions.
   *
   * @param marked hears of every mark as it is given
   */
  List<Mark> run(List<Submission> submissions, int threads, Consumer<Mark> marked) {
    var hook = new Thread(() -> ending = true);
    Runtime.getRuntime().addShutdownHook(hook);
    try (var pool = Executors.newFixedThreadPool(threads)) {
      var tasks = new ArrayList<Callable<Mark>>();
      for (var submission : submissions) {
        tasks.add(
            () -> {
              var mark = mark(submission);
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
    } finally {
      forget(hook);
    }
  }

  private static void forget(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException ending) {
      // Then it is of no more use anyway.
    }
  }

  /** What concerns all of them together. */
  void saveTables(List<Mark> marks, List<String> strays) {
    persons.save(marks, rubric);
    String name = rubric.assignment();
    OutputFile.save(out.resolve("table.md"), StudentPage.table(marks, name, strays));
    OutputFile.save(out.resolve("table.csv"), StudentPage.csv(marks));
  }

  private Mark mark(Submission submission) {
    var folder = FileNames.in(out, folderName(submission.name()));
    var file = folder.resolve(ResultsFile.NAME);
    var mark = persons.applied(known(submission, file), rubric);
    while (ending) {
      LockSupport.park();
    }
    if (!ResultsFile.read(file, mark.student(), mark.fingerprint()).equals(Optional.of(mark))) {
      save(folder, mark);
    }
    return mark;
  }

  /** Where a student's page goes: under a name that is not ours. */
  static String folderName(String student) {
    return TAKEN.contains(student) ? student + "_" : student;
  }

  /** The mark as it was given before, or now; whatever goes wrong with it is its own affair. */
  private Mark known(Submission submission, Path file) {
    try (var staged = SubmissionReader.stage(submission.parts())) {
      String fingerprint = rubric.fingerprint(staged);
      return ResultsFile.read(file, submission.name(), fingerprint)
          .orElseGet(() -> examined(submission.name(), staged, fingerprint));
    } catch (IOException | RuntimeException | StackOverflowError | OutOfMemoryError failure) {
      String remark = "It could not be marked: " + failure + ".";
      return withNothing(submission.name(), "", remark, List.of());
    }
  }

  private Mark examined(String student, StagedSubmission staged, String fingerprint) {
    long begun = System.nanoTime();
    var notes = new ArrayList<>(leftOut(staged));
    if (staged.refusal().isPresent()) {
      String remark = "It is not marked: " + staged.refusal().get() + ".";
      return withNothing(student, fingerprint, remark, notes);
    }
    var contents = new HandedInFiles(staged.folder());
    contents.compared(rubric.files()).ifPresent(notes::add);
    var prepared = assignment.prepare(staged, rubric);
    notes.addAll(prepared.notes());
    if (prepared.program().isEmpty()) {
      return withNothing(student, fingerprint, prepared.remark(), notes);
    }
    var entries = new ArrayList<Mark.Entry>();
    for (int i = 0; i < exams.size(); i++) {
      entries.add(entry(i, prepared.program().get(), contents));
    }
    if (!prepared.faults().isEmpty()) {
      entries.add(penalty(prepared.faults()));
    }
    double seconds = (System.nanoTime() - begun) / 1e9;
    return new Mark(student, fingerprint, "", notes, entries, seconds);
  }

  private static List<String> leftOut(StagedSubmission staged) {
    var all = staged.leftOut();
    var notes = new ArrayList<String>();
    all.stream().limit(MOST_LEFT_OUT).forEach(each -> notes.add("Left out: " + each + "."));
    if (all.size() > MOST_LEFT_OUT) {
      notes.add("Left out: " + (all.size() - MOST_LEFT_OUT) + " more.");
    }
    return notes;
  }

  private Mark withNothing(String student, String fingerprint, String remark, List<String> notes) {
    var entries = new ArrayList<Mark.Entry>();
    for (var criterion : rubric.criteria()) {
      entries.add(Mark.entry(Finding.of(criterion, 0, "nothing to mark", List.of())));
    }
    return new Mark(student, fingerprint, remark, notes, entries, 0);
  }

  /** Whatever happens in an exam, the others go on. */
  private Mark.Entry entry(int number, Path program, HandedInFiles contents) {
    var criterion = rubric.criteria().get(number);
    var exam = exams.get(number);
    if (exam.isEmpty()) {
      return byHand(criterion, contents);
    }
    try {
      return Mark.entry(exam.get().examine(program));
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError failure) {
      String text = "it could not be examined: " + failure.getMessage();
      return Mark.entry(Finding.of(criterion, 0, text, List.of(text + ".")));
    }
  }

  /** An item for a person, if there is anything to read for it. */
  private static Mark.Entry byHand(Criterion criterion, HandedInFiles contents) {
    String file = criterion.text("reads", "");
    boolean there = file.isEmpty() || contents.holdsLike(file);
    String remark = there ? "to be marked by a person" : "there is no " + file;
    var lines = List.of(there ? "A person reads and marks this." : "There is no " + file + ".");
    return new Mark.Entry(criterion.name(), 0, criterion.points(), remark, lines, there);
  }

  private Mark.Entry penalty(List<String> faults) {
    var lines = faults.stream().map(fault -> "Handed in the wrong way: " + fault + ".").toList();
    return new Mark.Entry(
        Mark.HANDING_IN, 0 - rubric.penalty(), 0, String.join("; ", faults), lines, false);
  }

  /** The pages first: the results are what says that a student is done. */
  private void save(Path folder, Mark mark) {
    try {
      Files.createDirectories(folder);
    } catch (IOException failure) {
      throw new InputException("cannot write " + folder + ": " + failure.getMessage(), failure);
    }
    OutputFile.save(
        folder.resolve(StudentPage.NAME), StudentPage.student(mark, rubric.assignment()));
    OutputFile.save(
        folder.resolve(StudentPage.HTML_NAME), StudentPage.html(mark, rubric.assignment()));
    ResultsFile.write(folder.resolve(ResultsFile.NAME), mark);
  }
}
