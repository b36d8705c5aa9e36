package plyground.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Values, bounds and what the table remembers, held against plain searches. */
@SuppressWarnings("ArgumentSelectionDefectChecker") // the sides change places
final class ExactSearchTest {
  private final SolvedTable table = new SolvedTable(15);
  private final Team team = new Team();

  private ExactSearch search(Size size, EmptySquares rule) {
    return new ExactSearch(size, rule, table, () -> false, team);
  }

  static int truth(OthelloPosition at) {
    return at.empties() <= 6
        ? PlainEndgame.value(at.own(), at.other(), at.empty(), at.turn().empty)
        : PlainEndgame.alphaBeta(at.own(), at.other(), at.empty(), at.turn().empty);
  }

  /** With either rule; somebody can move. */
  static OthelloPosition position(Size size, EmptySquares rule, long seed, int empties) {
    for (long next = seed; ; next += 1000) {
      var at = OthelloSolverTest.random(size, next, empties);
      if (at.places() != 0 && at.empties() == empties) {
        return OthelloPosition.of(size, rule, at.first(), at.second(), at.toMove());
      }
    }
  }

  private static void holds(OthelloPosition at, int bound, int alpha, int truth) {
    assertThat(bound > alpha ? bound <= truth : bound >= truth)
        .as("%s: %d of %d, above %d", at, bound, truth, alpha)
        .isTrue();
  }

  /** Of either side, so that many pass; what is outside of the window is a bound. */
  @ParameterizedTest
  @EnumSource(Size.class)
  void valuesAndBoundsAreThoseOfPlainMinimax(Size size) {
    for (var rule : EmptySquares.values()) {
      var search = search(size, rule);
      for (long seed = 0; seed < 60; seed++) {
        var random = OthelloSolverTest.random(size, seed, (int) (seed % 12));
        var at = OthelloPosition.of(size, rule, random.first(), random.second(), random.toMove());
        for (var side : new OthelloPosition[] {at, at.play(OthelloPosition.PASS)}) {
          int truth = truth(side);
          for (int alpha = truth - 3; alpha <= truth + 2; alpha++) {
            table.forget();
            holds(side, search.value(side.own(), side.other(), alpha, alpha + 1), alpha, truth);
          }
          int below = search.value(side.own(), side.other(), truth - 9, truth - 5);
          assertThat(below).isBetween(truth - 5, truth);
          table.forget();
          assertThat(search.value(side.own(), side.other(), -64, 64))
              .as("%s, seed %d", size, seed)
              .isEqualTo(truth);
          assertThat(search.value(side.own(), side.other(), truth - 1, truth + 1)).isEqualTo(truth);
        }
      }
    }
  }

  /** Neither side can move where one has no stones; few squares and many may be empty. */
  @ParameterizedTest
  @EnumSource(Size.class)
  void aGameThatIsOverHasItsMargin(Size size) {
    for (var rule : EmptySquares.values()) {
      for (int empties = 5; empties <= 9; empties++) {
        long stones = size.board();
        for (int i = 0; i < empties; i++) {
          stones &= stones - 1;
        }
        int margin = rule == EmptySquares.WINNER ? size.cells() : size.cells() - empties;
        assertThat(search(size, rule).value(stones, 0, -64, 64)).isEqualTo(margin);
        assertThat(search(size, rule).value(0, stones, -64, 64)).isEqualTo(-margin);
      }
    }
  }

  /** Bounds of positions a move away are kept as well. */
  @ParameterizedTest
  @EnumSource(Size.class)
  void whatIsRememberedIsTrue(Size size) {
    var rule = EmptySquares.usual(size);
    int found = 0;
    for (long seed = 0; seed < 4; seed++) {
      var at = position(size, rule, seed, 13);
      int truth = truth(at);
      for (int alpha : new int[] {-64, truth - 4, truth, truth + 3}) {
        table.forget();
        search(size, rule).value(at.own(), at.other(), alpha, alpha == -64 ? 64 : alpha + 2);
        found += remembered(at, 1);
      }
      table.forget();
      search(size, rule).value(at.own(), at.other(), -64, 64);
      long facts = table.find(at.own(), at.other());
      assertThat(SolvedTable.lower(facts)).isEqualTo(truth);
      assertThat(SolvedTable.upper(facts)).isEqualTo(truth);
      assertThat(-truth(at.play(SolvedTable.move(facts)))).isEqualTo(truth);
    }
    assertThat(found).isGreaterThan(40);
  }

  private int remembered(OthelloPosition at, int plies) {
    int found = 0;
    long facts = table.find(at.own(), at.other());
    if (facts != SolvedTable.NOTHING) {
      found++;
      assertThat(truth(at)).isBetween(SolvedTable.lower(facts), SolvedTable.upper(facts));
      int move = SolvedTable.move(facts);
      assertThat(move == SolvedTable.NO_MOVE || (at.places() >>> move & 1) != 0).isTrue();
    }
    int[] moves = new int[64];
    int end = plies == 0 ? 0 : at.moves(moves, 0);
    for (int i = 0; i < end; i++) {
      found += remembered(at.play(moves[i]), plies - 1);
    }
    return found;
  }

  private int known(OthelloPosition at, int lower, int upper, int alpha, int beta) {
    table.forget();
    table.store(at.own(), at.other(), lower, upper, SolvedTable.NO_MOVE, at.empties());
    var search = search(at.size(), at.turn().empty);
    int value = search.value(at.own(), at.other(), alpha, beta);
    assertThat(search.nodes()).as("the position itself").isEqualTo(1);
    return value;
  }

  /** Bounds that no search would find show where they come from. */
  @Test
  void whatIsKnownIsNotSearched() {
    var at = position(Size.EIGHT, EmptySquares.WINNER, 1, 12);
    assertThat(known(at, 7, 7, -64, 64)).isEqualTo(7);
    assertThat(known(at, 7, 60, -64, 7)).isEqualTo(7);
    assertThat(known(at, 8, 60, -64, 7)).isEqualTo(8);
    assertThat(known(at, -64, 5, 5, 64)).isEqualTo(5);
    assertThat(known(at, -64, 4, 5, 64)).isEqualTo(4);
  }

  @Test
  void boundsNarrowTheWindow() {
    for (long seed = 0; seed < 10; seed++) {
      var at = position(Size.EIGHT, EmptySquares.WINNER, seed, 12);
      int truth = truth(at);
      for (int slack = 0; slack < 4; slack += 2) {
        table.forget();
        table.store(at.own(), at.other(), truth - slack, 64, SolvedTable.NO_MOVE, 12);
        var search = search(at.size(), EmptySquares.WINNER);
        assertThat(search.value(at.own(), at.other(), -64, 64)).isEqualTo(truth);
        long narrow = search.nodes();
        table.forget();
        table.store(at.own(), at.other(), -64, truth + slack, SolvedTable.NO_MOVE, 12);
        assertThat(search.value(at.own(), at.other(), -64, 64)).isEqualTo(truth);
        long facts = table.find(at.own(), at.other());
        assertThat(SolvedTable.upper(facts)).isBetween(truth, truth + slack);
        assertThat(SolvedTable.lower(facts)).isEqualTo(truth);
        table.forget();
        long before = search.nodes();
        search.value(at.own(), at.other(), -64, 64);
        assertThat(narrow).as("seed %d", seed).isLessThanOrEqualTo(search.nodes() - before);
      }
    }
  }

  /** What was found in a quick pass says with which move to begin, and nothing else. */
  @Test
  void anEarlierPassIsNotBelieved() {
    var at = position(Size.EIGHT, EmptySquares.WINNER, 2, 12);
    table.nextPass(1);
    table.store(at.own(), at.other(), 7, 7, Long.numberOfTrailingZeros(at.places()), 12);
    table.nextPass(SolvedTable.CERTAIN);
    var search = search(at.size(), EmptySquares.WINNER);
    assertThat(search.value(at.own(), at.other(), -64, 64)).isEqualTo(truth(at));
  }

  /** A bound on the other's value after one move is enough, where it pays to look. */
  @Test
  void aKnownReplySettlesThePosition() {
    for (int empties = 12; empties <= 13; empties++) {
      var at = position(Size.EIGHT, EmptySquares.WINNER, 3, empties);
      int[] moves = new int[64];
      int end = at.moves(moves, 0);
      assertThat(end).isGreaterThan(2);
      var next = at.play(moves[end - 1]);
      table.forget();
      table.nextPass(1);
      table.store(next.own(), next.other(), -64, -41, 7, empties - 1);
      var search = search(at.size(), EmptySquares.WINNER);
      int value = search.value(at.own(), at.other(), 40, 41);
      if (empties == 13) {
        assertThat(value).isEqualTo(41);
        assertThat(search.nodes()).as("its moves were put in order").isEqualTo(1 + end);
        assertThat(SolvedTable.lower(table.find(at.own(), at.other()))).isEqualTo(41);
        assertThat(search.value(at.own(), at.other(), 41, 42)).as("too little").isLessThan(42);
        table.nextPass(SolvedTable.CERTAIN);
        assertThat(search.value(at.own(), at.other(), 40, 41)).isEqualTo(truth(at) > 40 ? 41 : 40);
      } else {
        assertThat(search.nodes()).isGreaterThan(1);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Size.class)
  void aGuessChangesNoValue(Size size) {
    var rule = EmptySquares.usual(size);
    for (long seed = 0; seed < 6; seed++) {
      var at = position(size, rule, seed, 9);
      int truth = truth(at);
      for (int guess = -size.cells() - 8; guess <= size.cells() + 8; guess += 3) {
        table.forget();
        assertThat(search(size, rule).valueNear(at.own(), at.other(), guess))
            .as("seed %d, guess %d", seed, guess)
            .isEqualTo(truth);
      }
    }
  }

  /** Far outside of the window a pass believes its guess; when it is to be sure, never. */
  @Test
  void onlyAPassThatMayErrGuesses() {
    for (int empties = 13; empties <= 14; empties++) {
      var at = position(Size.EIGHT, EmptySquares.WINNER, 4, empties);
      int truth = truth(at);
      for (int alpha : new int[] {truth - 21, truth + 20}) {
        long certain = passed(at, SolvedTable.CERTAIN, alpha, truth);
        assertThat(passed(at, 50, alpha, truth)).as("guesses nothing").isGreaterThan(certain - 1);
        long quick = passed(at, 0.01, alpha, truth);
        if (empties == 13) {
          assertThat(quick).isEqualTo(certain);
        } else {
          assertThat(quick).as("%d of %d", alpha, truth).isLessThan(Math.min(certain, 200));
        }
      }
      table.forget();
      table.nextPass(0.01);
      var wide = search(at.size(), EmptySquares.WINNER);
      int value = wide.value(at.own(), at.other(), -64, 64);
      assertThat(value).isBetween(-64, 64);
    }
  }

  /** The positions that a pass of that caution visits. */
  private long passed(OthelloPosition at, double caution, int alpha, int truth) {
    table.forget();
    table.nextPass(caution);
    var search = search(at.size(), at.turn().empty);
    int value = search.value(at.own(), at.other(), alpha, alpha + 1);
    assertThat(value > alpha).isEqualTo(truth > alpha);
    if (caution == 0.01 && at.empties() >= 14) {
      assertThat(value).as("a guess is on the edge of the window").isBetween(alpha, alpha + 1);
    }
    table.nextPass(SolvedTable.CERTAIN);
    return search.nodes();
  }
}
