package plyground.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Stop;
import plyground.core.search.Trace;

final class SolverLimitsTest {
  private final OthelloSolver solver = new OthelloSolver(1, false);

  private Result solve(OthelloPosition position, Limit limit) {
    return solver.search(position, limit, Trace.NONE);
  }

  private static void cutShort(Result result, OthelloPosition position) {
    assertThat(result.exact()).isFalse();
    assertThat(result.value()).isNull();
    assertThat(result.moves()).isEmpty();
    assertThat(result.depth()).isZero();
    assertThat(result.nodes()).isPositive();
    assertThat(position.places() >>> result.move() & 1).isEqualTo(1);
  }

  @Test
  void withoutTimeNothingIsProved() {
    var position = OthelloSolverTest.random(Size.EIGHT, 1, 20);
    cutShort(solve(position, Limit.time(Duration.ZERO)), position);
  }

  @Test
  void aRaisedSignalEndsItWithAndWithoutATime() {
    var position = OthelloSolverTest.random(Size.EIGHT, 1, 20);
    var stop = new Stop();
    stop.raise();
    cutShort(solve(position, Limit.NONE.withStop(stop)), position);
    cutShort(solve(position, Limit.time(Duration.ofHours(1)).withStop(stop)), position);
  }

  @Test
  void enoughTimeIsAsGoodAsAnyTime() {
    var position = OthelloSolverTest.random(Size.EIGHT, 1, 12);
    var result = solve(position, Limit.time(Duration.ofHours(1)));
    assertThat(result.exact()).isTrue();
    assertThat(result).isEqualTo(solve(position, Limit.NONE));
  }

  /** A search that was stopped while it guessed leaves no guesses to the next. */
  @Test
  void aStoppedSearchLeavesNothingBehind() {
    for (long seed = 0; seed < 4; seed++) {
      var position = OthelloSolverTest.random(Size.EIGHT, seed, 15);
      var fresh = new OthelloSolver(1, false).search(position, Limit.NONE, Trace.NONE);
      solve(OthelloSolverTest.random(Size.EIGHT, 1, 20), Limit.time(Duration.ZERO));
      assertThat(solve(position, Limit.NONE)).as("seed %d", seed).isEqualTo(fresh);
    }
  }

  /** A larger position makes a larger table; a smaller one keeps it. */
  @Test
  void positionsOfAllKindsFollowEachOther() {
    for (int empties : new int[] {8, 24, 8, 22, 1}) {
      for (var size : Size.values()) {
        var position = OthelloSolverTest.random(size, 3, empties);
        if (empties > 12) {
          cutShort(solve(position, Limit.time(Duration.ZERO)), position);
        } else if (!position.over()) {
          assertThat(solve(position, Limit.NONE).value())
              .isEqualTo(
                  PlainEndgame.alphaBeta(
                      position.own(), position.other(), position.empty(), position.turn().empty));
        }
      }
    }
  }

  @Test
  void onTheLargeBoardAnEmptySquareMoreTakesTwiceAsLong() {
    var at = OthelloSolverTest.random(Size.EIGHT, 1, 24);
    assertThat(at.empties()).isEqualTo(24);
    assertThat(OthelloSolver.expectedSeconds(at)).isEqualTo(8);
  }

  /** Both have 25 empty squares; one takes the solver 307 million positions, the other four. */
  @Test
  void onTheSmallBoardTheTreeCountsToo() {
    var game = new Othello(Size.SIX);
    var hard = game.parse("....../...2../..121./.1211./11..1./...... 2");
    var easy = game.parse("....../....../..222./..122./.1212./....1. 2");
    assertThat(hard.empties()).isEqualTo(easy.empties()).isEqualTo(25);
    assertThat(OthelloSolver.expectedSeconds(hard)).isBetween(1.2, 4.8);
    assertThat(OthelloSolver.expectedSeconds(easy)).isBetween(0.08, 0.48);
  }

  /**
   * From 32,768 entries on, to 16 million of 24 bytes; the large board's begins to grow earlier.
   */
  @Test
  void anEmptySquareMoreDoublesTheTable() {
    long plenty = 1L << 40;
    for (int empties = 0; empties <= 60; empties++) {
      assertThat(OthelloSolver.tableBits(Size.EIGHT, empties, plenty))
          .as("%d empty squares", empties)
          .isEqualTo(empties < 20 ? 15 : empties > 29 ? 24 : empties - 5);
      assertThat(OthelloSolver.tableBits(Size.SIX, empties, plenty))
          .as("%d empty squares", empties)
          .isEqualTo(empties < 23 ? 15 : empties > 32 ? 24 : empties - 8);
    }
  }

  @Test
  void theTableTakesAThirdOfTheMemoryAtMost() {
    long full = (3 * 24L) << 24;
    assertThat(OthelloSolver.tableBits(Size.EIGHT, 60, full)).isEqualTo(24);
    assertThat(OthelloSolver.tableBits(Size.EIGHT, 60, full - 3)).isEqualTo(23);
    assertThat(OthelloSolver.tableBits(Size.EIGHT, 60, full / 64)).isEqualTo(18);
    assertThat(OthelloSolver.tableBits(Size.EIGHT, 60, 0)).as("or its least").isEqualTo(15);
  }
}
