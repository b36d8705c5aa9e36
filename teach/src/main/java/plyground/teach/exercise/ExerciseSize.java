package plyground.teach.exercise;

import plyground.core.LegalMoves;
import plyground.core.Position;

/**
 * How large a board's exercise may be: what makes it as difficult as another.
 *
 * @param fewest nodes of the tree people see, or moves at the root where they see none
 * @param least claims that are marked
 */
record ExerciseSize(int fewest, int most, int least, int greatest) {
  /** What fits on paper and is not done at a glance. */
  static final ExerciseSize USUAL = new ExerciseSize(8, 40, 0, Integer.MAX_VALUE);

  /** About as large as an exercise that is there. */
  static <P extends Position<P>> ExerciseSize like(ExerciseTask<P> model) {
    int nodes = nodes(model);
    int claims = claims(model);
    return new ExerciseSize(
        Math.max(2, nodes * 3 / 4),
        nodes * 4 / 3 + 1,
        Math.max(0, claims - 1 - claims / 4),
        claims + 1 + claims / 4);
  }

  private static <P extends Position<P>> int nodes(ExerciseTask<P> task) {
    return task.shown().nodes().isEmpty()
        ? LegalMoves.of(task.open().game(), task.position()).length
        : task.shown().nodes().size();
  }

  /** What a search cuts makes it hard, whatever is asked of it. */
  private static <P extends Position<P>> int claims(ExerciseTask<P> task) {
    return task.exercise().kind() == ExerciseKind.VALUES
        ? task.shown().inner().size()
        : task.cutBranches().size();
  }

  /** The same, however many claims there are. */
  ExerciseSize anyClaims() {
    return new ExerciseSize(fewest, most, 0, Integer.MAX_VALUE);
  }

  <P extends Position<P>> boolean fits(ExerciseTask<P> task) {
    int nodes = nodes(task);
    int claims = claims(task);
    return nodes >= fewest && nodes <= most && claims >= least && claims <= greatest;
  }
}
