package plyground.courses.war;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import plyground.arena.intake.StagedSubmission;
import plyground.core.SplitMix;
import plyground.courses.grading.Criterion;
import plyground.courses.grading.Exam;
import plyground.courses.grading.Finding;
import plyground.courses.grading.GradedAssignment;
import plyground.courses.grading.Prepared;
import plyground.courses.grading.Rubric;

/**
 * The war program as the handout asks for it: {@code First_Last.zip} with sources in Java or C++,
 * which are compiled here, and a readme.
 */
public final class WarAssignment implements GradedAssignment {
  private static final int MAPS = 4;
  private static final int DEPTH = 3;

  /** A first and a last name. */
  private static final Pattern ZIP =
      Pattern.compile("[^_\\s]+(_[^_\\s]+)+\\.zip", Pattern.CASE_INSENSITIVE);

  private static final Pattern ALONE =
      Pattern.compile(".+\\.(java|cpp|cc|cxx|c\\+\\+|jar)", Pattern.CASE_INSENSITIVE);

  @Override
  public String name() {
    return "war";
  }

  @Override
  public boolean handedInAlone(String name) {
    return ALONE.matcher(name).matches();
  }

  @Override
  public Prepared prepare(StagedSubmission staged, Rubric rubric) {
    var build = new WarBuild(staged.folder(), rubric.limits());
    if (build.sources().ours()) {
      return Prepared.nothing(
          "It is Plyground's own program, which earns nothing.",
          List.of("The sources or classes in it are those of Plyground."));
    }
    var program = build.program();
    if (program.isPresent()) {
      var faults = new ArrayList<>(packing(staged));
      faults.addAll(build.faults());
      return Prepared.of(program.get(), faults);
    }
    return build.complaint().isEmpty()
        ? Prepared.nothing(
            "There is no program in it: neither war.java nor sources in C++.", List.of())
        : Prepared.nothing(
            "It does not compile, which earns nothing.",
            List.of("The compiler says:", Finding.listing(build.complaint())));
  }

  /** What is wrong with the archive; a folder may have been one before it was unpacked. */
  private static List<String> packing(StagedSubmission staged) {
    String name = staged.packing();
    if (staged.unpacked() || ZIP.matcher(name).matches()) {
      return List.of();
    }
    return List.of(
        name.toLowerCase(Locale.ROOT).endsWith(".zip")
            ? "the archive is called " + name + "; expected firstname_lastname.zip"
            : name + " is no zip file; expected firstname_lastname.zip");
  }

  @Override
  public Exam exam(Criterion criterion, Rubric rubric) {
    if (!criterion.kind().equals("task")) {
      throw criterion.wrong("no kind '" + criterion.kind() + "'; expected task or person");
    }
    int number = criterion.whole("task", 1);
    var task =
        Task.of(number)
            .orElseThrow(() -> criterion.wrong("'task' is " + number + "; expected 1, 2 or 3"));
    var exam =
        new WarExam(
            criterion, task, criterion.whole("depth", DEPTH), exact(criterion), rubric.limits());
    var random = new SplitMix(SplitMix.derive(rubric.seed(), number));
    for (int i = 0; i < criterion.whole("maps", MAPS); i++) {
      exam.ask(WarCase.draw(random));
    }
    return exam;
  }

  private static boolean exact(Criterion criterion) {
    String format = criterion.text("format", "any");
    if (!List.of("any", "exact").contains(format)) {
      throw criterion.wrong("'format' is " + format + "; expected any or exact");
    }
    return format.equals("exact");
  }
}
