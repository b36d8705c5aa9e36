package plyground.teach.exercise;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.core.Evaluator;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.search.Limit;
import plyground.core.spec.Settings;

/** Solutions, compared with a plain recursive search that shares no code with ours. */
class ExerciseTwinTest {
  private static final int SEEDS = 6;

  @ParameterizedTest
  @CsvSource({
    "tic-tac-toe, 3",
    "othello, 2",
    "connect-four, 2",
    "kalah, 2",
    "hex:size=4, 2",
    "dots-and-boxes, 3",
    "war-of-life, 2",
    "war, 2"
  })
  void solutionsAreThoseOfASlowTwin(String game, int depth) throws Exception {
    compare(Catalogue.load(MoveInput.NOBODY).open(game), depth);
  }

  private static <P extends Position<P>> void compare(OpenGame<P> open, int depth)
      throws Exception {
    var maker = new ExerciseMaker<>(open);
    for (long seed = 1; seed <= SEEDS; seed++) {
      for (var kind : ExerciseKind.values()) {
        if (kind == ExerciseKind.VALUES && open.game().name().equals("war-of-life")) {
          continue; // its own minimax sees boards only, and looks on where a game is over
        }
        String search = (kind == ExerciseKind.VALUES ? "minimax" : "alphabeta") + ":depth=" + depth;
        var exercise = new Exercise(kind, open.game().name(), search, seed, 1, "");
        var task = maker.make(exercise, Limit.NONE);
        var twin = new Twin<>(open, depth);
        assertThat(task.solution()).as(exercise.text()).isEqualTo(twin.answer(kind, task));
        var marking = new ExerciseMarker<>(task).mark(task.solution());
        assertThat(marking.score()).as(exercise.text()).isEqualTo(marking.points()).isPositive();
        assertThat(marking.claims()).allMatch(each -> each.sentence().endsWith("."));
      }
    }
  }

  /** Max and min by the book, values always the root player's, nodes numbered on the full tree. */
  private static final class Twin<P extends Position<P>> {
    private final OpenGame<P> open;
    private final int depth;
    private final Evaluator<P> evaluator;
    private final List<String> cut = new ArrayList<>();
    private final Map<Integer, String> values = new TreeMap<>();
    private int named;
    private int visited;

    Twin(OpenGame<P> open, int depth) {
      this.open = open;
      this.depth = depth;
      var kind = open.descriptor().evaluators().getFirst();
      evaluator = kind.maker().make(open.game(), new Settings(kind.parameters(), Map.of()));
    }

    String answer(ExerciseKind kind, ExerciseTask<P> task) {
      P root = task.position();
      return switch (kind) {
        case CUTS -> {
          alphaBeta(root, root, depth, -1_000_000_000, 1_000_000_000);
          yield String.join(" ", cut);
        }
        case VALUES -> {
          minimax(root, root, depth);
          yield String.join(" ", values.values());
        }
        case CHOICE -> best(root);
        case COUNT -> {
          alphaBeta(root, root, depth, -1_000_000_000, 1_000_000_000);
          yield "" + visited;
        }
      };
    }

    private String best(P root) {
      String choice = "";
      int most = Integer.MIN_VALUE;
      for (int move : LegalMoves.of(open.game(), root)) {
        int value = minimax(root, root.play(move), depth - 1);
        if (value > most) {
          most = value;
          choice = open.game().formatMove(root, move);
        }
      }
      return choice;
    }

    private int worth(P root, P at) {
      int value = evaluator.evaluate(at);
      return at.toMove() == root.toMove() ? value : -value;
    }

    private static String letters(int number) {
      String last = Character.toString('A' + number % 26);
      return number < 26 ? last : Character.toString('A' + number / 26 - 1) + last;
    }

    private int minimax(P root, P at, int left) {
      int number = named++;
      if (left == 0 || at.over()) {
        return worth(root, at);
      }
      boolean max = at.toMove() == root.toMove();
      int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
      for (int move : LegalMoves.of(open.game(), at)) {
        int value = minimax(root, at.play(move), left - 1);
        best = max ? Math.max(best, value) : Math.min(best, value);
      }
      values.put(number, letters(number) + "=" + best);
      return best;
    }

    private int alphaBeta(P root, P at, int left, int alpha, int beta) {
      named++;
      visited++;
      if (left == 0 || at.over()) {
        return worth(root, at);
      }
      boolean max = at.toMove() == root.toMove();
      int low = alpha;
      int high = beta;
      int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
      boolean settled = false;
      for (int move : LegalMoves.of(open.game(), at)) {
        if (settled) {
          cut.add(letters(named));
          minimax(root, at.play(move), left - 1);
          continue;
        }
        int value = alphaBeta(root, at.play(move), left - 1, low, high);
        best = max ? Math.max(best, value) : Math.min(best, value);
        low = max ? Math.max(low, best) : low;
        high = max ? high : Math.min(high, best);
        settled = max ? best >= beta : best <= alpha;
      }
      return best;
    }
  }
}
