package plyground.courses.grading;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plyground.arena.intake.FileNames;
import plyground.arena.intake.SubmissionReader;
import plyground.console.Streams;
import plyground.core.InputException;

/** Checks a hand-in by the handout and packs it. */
@Command(
    name = "submit",
    description = "Checks a hand-in by the course's handout and packs it, or says what is missing.",
    mixinStandardHelpOptions = true,
    footer = {"", "Example: plyground submit war my-war --out First_Last.zip"})
final class SubmitCommand implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "NAME", description = "The course.")
  String name = "";

  @Parameters(index = "1", paramLabel = "FOLDER", description = "Where the hand-in lies.")
  Path folder = Path.of("");

  @Option(
      names = "--out",
      paramLabel = "FILE",
      required = true,
      description = "The zip file; war wants it named First_Last.zip.")
  Path out = Path.of("");

  private final Streams streams;

  SubmitCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws IOException {
    var kit = CourseKit.of(name);
    if (!Files.isDirectory(folder)) {
      throw new InputException(folder + ": there is no such folder to read");
    }
    if (!FileNames.of(out).endsWith(".zip")) {
      throw new InputException("--out " + out + ": expected a name that ends in .zip");
    }
    var faults = new ArrayList<>(kit.faults(folder));
    var draft = Files.createTempDirectory("plyground-submit");
    var packed = draft.resolve(FileNames.of(out));
    try {
      var files = HandIn.pack(kit, folder, packed);
      faults.addAll(files.isEmpty() ? List.of("nothing in it is to be handed in") : marked(packed));
      if (faults.isEmpty()) {
        place(packed);
        streams.out().println("packed into " + out + ": " + String.join(", ", files));
        return 0;
      }
    } finally {
      Files.deleteIfExists(packed);
      Files.deleteIfExists(draft);
    }
    faults.stream().distinct().forEach(fault -> streams.out().println("- " + fault));
    streams.out().println("nothing is packed");
    return 1;
  }

  /** Read by the same eyes as when it is marked. */
  private List<String> marked(Path packed) throws IOException {
    if (!GradedAssignment.names().contains(name)) {
      return List.of();
    }
    var rubric = RubricFile.read(name, null, given -> given.orElse(1));
    try (var staged = SubmissionReader.stage(List.of(packed))) {
      var prepared = GradedAssignment.of(name).prepare(staged, rubric);
      var faults = new ArrayList<>(prepared.faults());
      staged.refusal().ifPresent(faults::add);
      if (prepared.program().isEmpty()) {
        faults.add(prepared.remark());
        faults.addAll(prepared.notes());
      }
      return faults;
    }
  }

  private void place(Path packed) {
    var target = out.toAbsolutePath();
    var draft = target.resolveSibling("." + FileNames.of(out) + ".part");
    try {
      Files.copy(packed, draft, StandardCopyOption.REPLACE_EXISTING);
      Files.move(draft, target, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException failure) {
      throw new InputException("cannot write " + out + ": " + failure.getMessage(), failure);
    }
  }
}
