package plyground.courses.othello;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import plyground.agents.sandbox.ResourceLimits;
import plyground.arena.intake.FileNames;
import plyground.core.agent.AgentException;
import plyground.core.search.Stop;
import plyground.courses.grading.Criterion;
import plyground.courses.grading.Exam;
import plyground.courses.grading.Finding;
import plyground.courses.prolog.Driver;
import plyground.courses.prolog.Library;

/**
 * Whether the optional {@code heuristic_ID.pl} can enter the competition. The handout gives no
 * points for it, so none are taken either.
 */
record HeuristicExam(Criterion criterion, List<String> boards, ResourceLimits limits)
    implements Exam {
  static Exam of(Criterion criterion, PositionPool pool, ResourceLimits limits) {
    var boards =
        Stream.of(pool.open(), pool.passes(), pool.won(), pool.tied())
            .flatMap(List::stream)
            .map(OthelloAssignment::rows)
            .toList();
    return new HeuristicExam(criterion, boards, limits);
  }

  @Override
  public Finding examine(Path program) {
    var parent = program.getParent();
    var files = HeuristicFiles.below(parent == null ? program : parent);
    var faults = new ArrayList<>(files.faults());
    var lines = new ArrayList<String>();
    for (var file : files.heuristics()) {
      var asked = asked(file);
      faults.addAll(asked);
      lines.add(
          FileNames.of(file)
              + (asked.isEmpty() ? " plays, with values between its bounds." : " does not play."));
    }
    faults.forEach(fault -> lines.add("**Recognised**: " + fault + "."));
    if (lines.isEmpty()) {
      lines.add("None was handed in; it is optional.");
    }
    return Finding.of(criterion, 0, String.join("; ", faults), lines);
  }

  /** Its values on boards of every kind, over our rules as in the competition. */
  private List<String> asked(Path file) {
    String name = FileNames.of(file);
    var driver =
        new Driver("othello", file, List.of(HeuristicFiles.id(file)), limits, Library.WHOLE);
    try (driver) {
      String[] bounds = driver.ask("bounds.", limits.move(), Stop.NEVER).split(" ");
      double low = Double.parseDouble(bounds[0]);
      double high = Double.parseDouble(bounds[1]);
      for (String board : boards) {
        String said = driver.ask("h('" + board + "').", limits.move(), Stop.NEVER);
        double value = Double.parseDouble(said);
        if (value <= low || value >= high) {
          return List.of(
              "%s gives %s on %s, which is not between its bounds %s and %s"
                  .formatted(name, said, board, bounds[0], bounds[1]));
        }
      }
      return List.of();
    } catch (AgentException fault) {
      return List.of(name + ": " + fault.getMessage());
    } catch (NumberFormatException | ArrayIndexOutOfBoundsException strange) {
      return List.of(name + " does not give numbers");
    }
  }
}
