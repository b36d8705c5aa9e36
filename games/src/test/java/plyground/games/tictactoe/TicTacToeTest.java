package plyground.games.tictactoe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plyground.core.FinalScore;
import plyground.core.InputException;
import plyground.core.LegalMoves;
import plyground.core.Side;
import plyground.core.spec.Settings;
import plyground.core.spi.GameDescriptor;
import plyground.testkit.GameContract;
import plyground.testkit.PerftTable;
import plyground.testkit.SlowMinimax;

final class TicTacToeTest extends GameContract<TicTacToePosition> {
  private final TicTacToe game = new TicTacToe();

  @Override
  protected GameDescriptor<TicTacToePosition> descriptor() {
    return new TicTacToeProvider().descriptor();
  }

  @Test
  void perft() {
    PerftTable.check(game, getClass(), "perft.txt", Long.MAX_VALUE);
  }

  @Test
  void thereAreAsManyPositionsAsEverybodyCounts() {
    var seen = new HashSet<TicTacToePosition>();
    visit(TicTacToePosition.EMPTY, seen);
    assertThat(seen).hasSize(5478);
  }

  private void visit(TicTacToePosition position, Set<TicTacToePosition> seen) {
    if (seen.add(position)) {
      for (int move : LegalMoves.of(game, position)) {
        visit(position.play(move), seen);
      }
    }
  }

  @Test
  void everyReachablePositionAgreesWithTheSlowTwin() {
    var seen = new HashSet<TicTacToePosition>();
    visit(TicTacToePosition.EMPTY, seen);
    for (var position : seen) {
      var twin = SlowTicTacToePosition.of(game.format(position));
      assertThat(LegalMoves.words(game, position)).isEqualTo(twin.legal());
      assertThat(position.over()).isEqualTo(twin.legal().isEmpty());
      if (position.over()) {
        var winner = position.outcome().winner();
        assertThat(winner == null ? "none" : game.sideName(winner)).isEqualTo(twin.winner());
      }
      for (String move : twin.legal()) {
        assertThat(game.format(position.play(game.parseMove(position, move))))
            .isEqualTo(twin.after(move));
      }
    }
  }

  private int value(String evaluator, TicTacToePosition position) {
    var kind = Objects.requireNonNull(descriptor().evaluator(evaluator));
    return kind.maker().make(game, new Settings(kind.parameters(), Map.of())).evaluate(position);
  }

  @Test
  void evaluatorsAgreeWithTheSlowTwin() {
    var seen = new HashSet<TicTacToePosition>();
    visit(TicTacToePosition.EMPTY, seen);
    for (var position : seen) {
      var twin = SlowTicTacToePosition.of(game.format(position));
      int forX = List.of("o", "none", "x").indexOf(twin.winner()) - 1;
      int win = twin.side() == 'x' ? forX : -forX;
      assertThat(value("win", position)).as(twin.cells()).isEqualTo(win);
      int lines = twin.openLines('x') - twin.openLines('o');
      int open = twin.legal().isEmpty() ? 0 : twin.side() == 'x' ? lines : -lines;
      assertThat(value("lines", position)).as(twin.cells()).isEqualTo(100 * win + open);
    }
  }

  @Test
  void eitherSideMayBegin() {
    var start = game.parse(".../.../... o");
    assertThat(start.toMove()).isEqualTo(Side.SECOND);
    assertThat(game.format(start.play(4))).isEqualTo(".../.o./... x");
  }

  @Test
  void perfectPlayIsADraw() {
    assertThat(SlowMinimax.value(game, new FinalScore<>(), TicTacToePosition.EMPTY, 9)).isZero();
    assertThat(SlowMinimax.nodes(game, TicTacToePosition.EMPTY, 9)).isEqualTo(549_946);
  }

  @Test
  void outcomes() {
    assertThat(game.parse("xxx/oo./... o").outcome().winner()).isEqualTo(Side.FIRST);
    assertThat(game.parse("xx./ooo/x.. x").outcome().winner()).isEqualTo(Side.SECOND);
    assertThat(game.parse("xox/xxo/oxo o").outcome().reason()).isEqualTo("full board");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          .../.z./... x   | character 6 of '.../.z./...' is 'z'; expected x, o or .
          ....../... x    | character 4 of '....../...' is '.'; expected /
          .../.../..      | '.../.../..' has not a board and a side
          .../.../.. x    | '.../.../..' ends after 8 of 9 cells
          .../.../.... x  | character 12 of '.../.../....' is '.'; expected the end of the board
          .../.../.../ x  | character 12 of '.../.../.../' is '/'; expected the end of the board
          .../.../... z   | side 'z': expected x or o
          xxx/ooo/... x   | 'xxx/ooo/...': x and o cannot both have a line
          """)
  void badPositionsAreNamed(String text, String complaint) {
    assertThatThrownBy(() -> game.parse(text))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith(complaint);
  }

  @Test
  void illegalMovesAreAnsweredWithTheLegalOnes() {
    assertThatThrownBy(() -> game.parseMove(game.parse("x../.o./... x"), "5"))
        .hasMessage("'5' is not a legal move; legal: 2 3 4 6 7 8 9");
  }
}
