package plyground.courses.grading;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plyground.agents.sandbox.Sandbox;
import plyground.arena.json.JsonFields;
import plyground.arena.report.Escape;
import plyground.console.Json;
import plyground.console.LimitOptions;
import plyground.console.Streams;
import plyground.console.Words;
import plyground.core.InputException;
import plyground.core.spec.Nearest;
import tools.jackson.core.JsonGenerator;

/** Marks a folder of submissions. */
@Command(
    name = "grade",
    description = {
      "Marks a folder of submissions against a rubric: a file, folder or archive a student.",
      "Writes a table, a page a student and Gradescope's results.json. Run again, it goes on where"
          + " it was."
    },
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Example: plyground grade war-of-life submissions --out marks --threads 4",
      "         plyground grade othello submissions --print-rubric > rubric.json"
    })
public final class GradeCommand implements Callable<Integer> {
  @Parameters(
      index = "0",
      paramLabel = "ASSIGNMENT",
      description = "war-of-life, othello, war or labyrinth.")
  String assignment = "";

  @Parameters(index = "1", arity = "0..1", paramLabel = "FOLDER", description = "The submissions.")
  @Nullable Path folder;

  @Option(names = "--rubric", paramLabel = "FILE", description = "Your own instead of the shipped.")
  @Nullable Path rubricFile;

  @Option(names = "--print-rubric", description = "Print the shipped rubric and do nothing else.")
  boolean printRubric;

  @Option(
      names = "--out",
      paramLabel = "FOLDER",
      description = "Where marks go (default: beside the submissions, with -marks at the end).")
  @Nullable Path out;

  @Option(names = "--only", paramLabel = "NAME", description = "Mark this student alone.")
  @Nullable String only;

  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "1",
      description = "Submissions marked at once (default: ${DEFAULT-VALUE}).")
  int threads;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Draw the questions from it (default: the rubric's, the last run's, or a new).")
  @Nullable Long seed;

  @Option(
      names = "--similarity",
      description = "Also compare the submissions with each other: a hint, not a verdict.")
  boolean similarity;

  @Option(
      names = "--template",
      paramLabel = "FILE",
      description = "Code that everybody was given; --similarity leaves it out.")
  List<Path> templates = new ArrayList<>();

  @Option(names = "--json", description = "Print a line of JSON a student.")
  boolean json;

  private final Streams streams;

  public GradeCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws IOException {
    if (!GradedAssignment.names().contains(assignment)) {
      throw new InputException(
          "no assignment '%s'; %s"
              .formatted(assignment, Nearest.hint(assignment, GradedAssignment.names())));
    }
    if (printRubric) {
      streams.out().print(RubricFile.shipped(assignment));
      return 0;
    }
    if (folder == null) {
      throw new InputException("FOLDER is missing: expected the folder of submissions");
    }
    var rubric =
        RubricFile.read(assignment, rubricFile, given -> RunFile.seed(place(), seed, given));
    var submissions = submissions(folder, rubric);
    GradedAssignment.of(assignment).checkTools();
    var marks = marks(rubric, submissions);
    print(marks, rubric);
    return 0;
  }

  private Submissions submissions(Path from, Rubric rubric) {
    var all = Submissions.in(from, GradedAssignment.of(assignment), rubric);
    var chosen =
        all.students().stream().filter(each -> only == null || each.name().equals(only)).toList();
    if (chosen.isEmpty()) {
      throw new InputException(
          from
              + (all.students().isEmpty()
                  ? ": there is nothing to mark in it; expected a folder, a zip or a file a student"
                  : ": there is no '" + only + "'"));
    }
    return new Submissions(chosen, all.strays());
  }

  private List<Mark> marks(Rubric rubric, Submissions all) throws IOException {
    var place = place();
    var submissions = all.students();
    Files.createDirectories(place);
    if (!all.strays().isEmpty()) {
      streams.say("nobody's, and left aside: " + Escape.line(String.join(", ", all.strays())));
    }
    streams.say("programs run under " + Sandbox.sentence(rubric.limits()));
    RunFile.write(place, rubric);
    var done = new AtomicInteger();
    var grading = new Grading(rubric, place);
    int most = (int) LimitOptions.positive("--threads", threads);
    var marks =
        grading.run(submissions, most, mark -> tell(done.incrementAndGet(), submissions, mark));
    if (only == null) {
      grading.saveTables(marks, all.strays());
      if (similarity) {
        ClassSimilarity.write(place, rubric, submissions, marks, templates);
        streams.say("which look alike: " + place.resolve(ClassSimilarity.NAME + ".html"));
      }
    }
    return marks;
  }

  private Path place() {
    return Optional.ofNullable(out)
        .orElseGet(
            () -> {
              var whole =
                  Optional.ofNullable(folder).orElse(Path.of("")).toAbsolutePath().normalize();
              return whole.resolveSibling(whole.getFileName() + "-marks");
            });
  }

  private synchronized void tell(int done, List<Submission> submissions, Mark mark) {
    if (streams.terminal()) {
      streams
          .err()
          .print(
              "\r"
                  + done
                  + " of "
                  + submissions.size()
                  + "  "
                  + Escape.line(mark.student())
                  + "   ");
      streams.err().print(done == submissions.size() ? "\n" : "");
      streams.err().flush();
    }
  }

  private void print(List<Mark> marks, Rubric rubric) {
    if (json) {
      marks.forEach(mark -> Json.line(streams.out(), line -> write(line, mark)));
      return;
    }
    int width =
        marks.stream().mapToInt(mark -> Escape.line(mark.student()).length()).max().orElse(0);
    for (var mark : marks) {
      streams
          .out()
          .printf(
              "%-" + width + "s  %6s  %s%n",
              Escape.line(mark.student()),
              StudentPage.number(mark.score()),
              Escape.line(StudentPage.remarks(mark)));
    }
    streams
        .out()
        .printf(
            "%s of %s points possible; pages in %s%n",
            Words.plural(marks.size(), "submission"), StudentPage.number(rubric.points()), place());
  }

  private static void write(JsonGenerator line, Mark mark) {
    line.writeStringProperty("student", Escape.line(mark.student()));
    JsonFields.number(line, "score", mark.score());
    JsonFields.number(line, "points", mark.points());
    line.writeStringProperty("remarks", Escape.line(StudentPage.remarks(mark)));
    line.writeArrayPropertyStart("items");
    for (var entry : mark.entries()) {
      line.writeStartObject();
      line.writeStringProperty("item", Escape.line(entry.name()));
      JsonFields.number(line, "score", entry.score());
      JsonFields.number(line, "points", entry.points());
      line.writeStringProperty("text", entry.text());
      line.writeEndObject();
    }
    line.writeEndArray();
  }
}
