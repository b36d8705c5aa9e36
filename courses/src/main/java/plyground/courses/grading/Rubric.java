package plyground.courses.grading;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import plyground.agents.sandbox.ResourceLimits;
import plyground.arena.intake.StagedSubmission;
import plyground.arena.record.FileHash;

/**
 * What an assignment's submissions are marked by.
 *
 * @param file the name of the file that is handed in
 * @param files all that the handout asks for; {@code *} stands for the student
 * @param penalty points taken off for what was handed in the wrong way
 * @param seed the questions are drawn from
 * @param limits what a submission may use
 * @param text the rubric as it was written, by which a change to it is noticed
 */
public record Rubric(
    String assignment,
    String file,
    List<String> files,
    double penalty,
    long seed,
    ResourceLimits limits,
    List<Criterion> criteria,
    String text) {

  double points() {
    return criteria.stream().mapToDouble(Criterion::points).sum();
  }

  /** Changes whenever a submission, the rubric or the seed does. */
  String fingerprint(StagedSubmission staged) {
    String all = String.join("\n", staged.packing(), staged.digest(), Long.toString(seed), text);
    byte[] hash = FileHash.digest().digest(all.getBytes(StandardCharsets.UTF_8));
    return HexFormat.of().formatHex(hash).substring(0, 16);
  }
}
