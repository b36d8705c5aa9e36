package plyground.courses.grading;

import java.util.List;
import plyground.agents.sandbox.ResourceLimits;

/**
 * What an assignment's submissions are marked by.
 *
 * @param file the name of the file that is handed in
 * @param allowance what a submission may use
 * @param text the rubric as it was written, by which a change to it is noticed
 */
public record Rubric(
    String assignment,
    String file,
    long seed,
    ResourceLimits allowance,
    List<Criterion> criteria,
    String text) {

  double points() {
    return criteria.stream().mapToDouble(Criterion::points).sum();
  }
}
