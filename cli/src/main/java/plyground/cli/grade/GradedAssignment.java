package plyground.cli.grade;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** What can be handed in: how its program is found and how it is examined. */
interface GradedAssignment {
  /** The exam a criterion asks for; worked out once, whoever sits it. */
  Exam exam(Criterion criterion, Rubric rubric);

  /** The program in what somebody handed in: a file, or a folder. */
  Optional<Path> program(Path submission, Rubric rubric);

  /** All of them, by name. */
  static List<String> names() {
    return List.of("war-of-life", "othello", "war");
  }

  static GradedAssignment of(String name) {
    return switch (name) {
      case "war-of-life" -> new WarOfLifeAssignment();
      case "othello" -> new OthelloAssignment();
      case "war" -> new WarAssignment();
      default -> throw new IllegalArgumentException(name);
    };
  }
}
