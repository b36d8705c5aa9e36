package plyground.courses.grading;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A submission made ready for its exams.
 *
 * @param program what is examined; empty if there is nothing, which earns nothing
 * @param remark why there is nothing; empty if there is something
 * @param notes more about that, as a {@link Finding} has them
 * @param faults in the way it was handed in, for which the rubric may take points off
 */
public record Prepared(
    Optional<Path> program, String remark, List<String> notes, List<String> faults) {

  public static Prepared of(Path program, List<String> faults) {
    return new Prepared(Optional.of(program), "", List.of(), faults);
  }

  public static Prepared nothing(String remark, List<String> notes) {
    return new Prepared(Optional.empty(), remark, notes, List.of());
  }
}
