package plyground.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import plyground.core.search.Limit;
import plyground.core.search.Trace;

/**
 * How many positions the solver and its parts visit: the order of moves, the table's cut-offs and
 * the guesses of quick passes change no value, only this. Renewed with {@code -Dsignature=renew}.
 */
final class SolverSignatureTest {
  private static final Path FILE =
      Path.of("src/test/resources/plyground/games/othello/solver-signature.txt");

  @Test
  void positionsVisitedAreTheCommittedOnes() throws IOException {
    var lines = new ArrayList<String>();
    for (var size : Size.values()) {
      shallow(size, lines);
      ordering(size, lines);
      exact(size, lines);
      whole(size, lines);
    }
    if ("renew".equals(System.getProperty("signature"))) {
      Files.write(FILE, lines);
    }
    assertThat(lines).isEqualTo(Files.readAllLines(FILE, StandardCharsets.UTF_8));
  }

  private static void shallow(Size size, List<String> lines) {
    var shallow = new ShallowSearch(size, EmptySquares.usual(size), OrderingWeights.of(size));
    for (int plies = 2; plies <= 5; plies++) {
      int sum = 0;
      for (long seed = 0; seed < 4; seed++) {
        var at = OthelloSolverTest.random(size, seed, 22);
        sum += shallow.value(at.own(), at.other(), -10_000, 10_000, plies);
        sum += shallow.value(at.own(), at.other(), 0, 1, plies);
      }
      lines.add(
          "%s, shallow search of %d plies: sum %d, %d positions"
              .formatted(size, plies, sum, shallow.takePositions()));
    }
  }

  /** What the replies to some moves are promised. */
  private static void ordering(Size size, List<String> lines) {
    var rule = EmptySquares.usual(size);
    for (int empties = 8; empties <= 24; empties += 2) {
      var shallow = new ShallowSearch(size, rule, OrderingWeights.of(size));
      var ordering = new MoveOrdering(size, shallow);
      long sum = 0;
      for (long seed = 0; seed < 4; seed++) {
        var at = OthelloSolverTest.random(size, seed, empties);
        for (int square : new int[] {9, 18, 0, 36}) {
          sum = 31 * sum + ordering.rate(at.own(), at.other(), square, 0x0F0F0000L);
        }
      }
      lines.add("%s, ordering with %d empties: %d".formatted(size, empties, sum));
    }
  }

  private static void exact(Size size, List<String> lines) {
    var rule = EmptySquares.usual(size);
    var table = new SolvedTable(15);
    for (int empties = 6; empties <= 16; empties += 2) {
      var at = OthelloSolverTest.random(size, empties, empties);
      for (double caution : new double[] {SolvedTable.CERTAIN, 1.5}) {
        if (caution == SolvedTable.CERTAIN ? empties > 14 : empties < 14) {
          continue;
        }
        table.forget();
        table.nextPass(caution);
        int[] looks = {0};
        var search = new ExactSearch(size, rule, table, () -> looks[0]++ < 0, new Team());
        int value = search.value(at.own(), at.other(), -64, 64);
        long full = search.nodes();
        table.forget();
        table.nextPass(caution);
        int below = search.value(at.own(), at.other(), value - 5, value - 4);
        int above = search.value(at.own(), at.other(), value + 4, value + 5);
        lines.add(
            "%s, %d empties, caution %.1f: value %d, bounds %d and %d, %d and %d positions, %d looks at the clock"
                .formatted(
                    size,
                    empties,
                    caution,
                    value,
                    below,
                    above,
                    full,
                    search.nodes() - full,
                    looks[0]));
      }
    }
  }

  private static void whole(Size size, List<String> lines) {
    for (int empties = 10; empties <= 16; empties += 3) {
      var at = OthelloSolverTest.random(size, 3, empties);
      for (boolean everyMove : new boolean[] {false, true}) {
        if (everyMove && empties == 16) {
          continue;
        }
        var result = new OthelloSolver(1, everyMove).search(at, Limit.NONE, Trace.NONE);
        lines.add(
            "%s, solver, %d empties%s: move %d, value %s, %d positions"
                .formatted(
                    size,
                    empties,
                    everyMove ? ", every move" : "",
                    result.move(),
                    result.value(),
                    result.nodes()));
      }
    }
  }
}
