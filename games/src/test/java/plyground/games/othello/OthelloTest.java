package plyground.games.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plyground.core.InputException;
import plyground.core.LegalMoves;
import plyground.core.Perft;
import plyground.core.Side;

final class OthelloTest extends OthelloContract {
  private static final long LARGEST_COUNT = 3_000_000;
  private final Othello game = new Othello(Size.SIX);

  @Override
  boolean winnerTakesEmpty() {
    return false;
  }

  @Test
  void perftEqualsTheGoldenCounts() {
    var perft = new Perft<>(game);
    int checked = 0;
    for (var row : Golden.matches("perft.json", "\"depth\": (\\d+),\\s+\"full_depth\": (\\d+)")) {
      long expected = Long.parseLong(row.group(2));
      if (expected <= LARGEST_COUNT) {
        int depth = Integer.parseInt(row.group(1));
        assertThat(perft.count(OthelloPosition.start(Size.SIX), depth)).isEqualTo(expected);
        checked++;
      }
    }
    assertThat(checked).isEqualTo(9);
  }

  @Test
  void testBoardsAreKnownByName() {
    assertThat(game.named()).containsOnlyKeys("testboard1", "testboard2", "testboard3");
    assertThat(game.position("testBoard2")).isEqualTo(game.position("testboard2"));
    assertThatThrownBy(() -> game.position("testboard4"))
        .hasMessageContaining("(known by name: testboard1, testboard2, testboard3)");
    for (var row :
        Golden.matches("testboards.json", "\"(testBoard\\d)\": [{]\\s+(\"rows\"[^]]*])")) {
      String name = row.group(1).toLowerCase(Locale.ROOT);
      assertThat(game.format(game.position(name))).isEqualTo(Golden.board(row.group(2)) + " 2");
    }
  }

  @Test
  void movesAreListedRowByRow() {
    assertThat(LegalMoves.words(game, OthelloPosition.start(Size.SIX)))
        .containsExactly("[1,3]", "[2,4]", "[3,1]", "[4,2]");
    assertThat(LegalMoves.words(game, game.position("testboard3")))
        .containsExactly(
            "[0,5]", "[1,0]", "[1,2]", "[2,4]", "[2,5]", "[3,3]", "[4,2]", "[5,1]", "[5,2]");
  }

  @Test
  void whoCannotPlaceAStonePasses() {
    var stuck = game.parse(".2...2/..1.1./...1../..111./.1.1../...2.. 1");
    assertThat(LegalMoves.words(game, stuck)).containsExactly("n");
    assertThat(stuck.play(game.parseMove(stuck, "n"))).isEqualTo(game.position("testboard2"));
  }

  @Test
  void passingWhileAMoveExistsIsRefused() {
    assertThatThrownBy(() -> game.parseMove(OthelloPosition.start(Size.SIX), "n"))
        .isInstanceOf(InputException.class)
        .hasMessage("'n' is not a legal move; legal: [1,3] [2,4] [3,1] [4,2]");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[1,3]",
        "[1,3].",
        " [ 1 , 3 ] .",
        "1 3",
        "1,3",
        "1 3.",
        "d2",
        "D2",
        "d2.",
        "2-d",
        "2-D."
      })
  void movesMayBeWrittenInManyWays(String text) {
    var start = OthelloPosition.start(Size.SIX);
    assertThat(game.formatMove(start, game.parseMove(start, text))).isEqualTo("[1,3]");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"[1,3", "1,3]", "13", "[0,0]", "[6,6]", "[9,9]", "g2", "d9", "n", "[-1,3]"})
  void otherMovesAreRefused(String text) {
    assertThatThrownBy(() -> game.parseMove(OthelloPosition.start(Size.SIX), text))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("legal: [1,3] [2,4] [3,1] [4,2]");
  }

  @Test
  void thePerfectLineEndsSixteenToTwenty() {
    String line =
        "13 34 43 12 31 21 02 03 04 42 52 30 24 14 20 10 11 54 35 53 55 15 44 45 51 41 25 05 40 50"
            + " n 01 00";
    var position = OthelloPosition.start(Size.SIX);
    for (String move : line.split(" ")) {
      String text = move.equals("n") ? move : move.charAt(0) + "," + move.charAt(1);
      position = position.play(game.parseMove(position, text));
    }
    assertThat(position.over()).isTrue();
    assertThat(position.outcome().score()).isEqualTo(-4);
    assertThat(position.outcome().winner()).isEqualTo(Side.SECOND);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          ....../....../..12../..21../....../...... 3 | side '3': expected 1 or 2
          ....../....../..12../..21../....../......   | '....../....../..12../..21../....../......' \
          has not a board and a side
          ....../....../..12../..21../...... 1        | '....../....../..12../..21../......' has 5 \
          rows; expected 6
          ....../...../..12../..21../....../...... 1  | row 2 of the board, '.....', has 5 cells; \
          expected 6
          ....../....../..12../..2x../....../...... 1 | cell 4 of row 4 of the board is 'x'; expected \
          1, 2 or .
          ......../......../......../...12.../...21.../......../......../........ 1 | \
          '......../......../......../...12.../...21.../......../......../........' has 8 rows; \
          expected 6 (the game for it is othello:size=8)
          """)
  void badPositionsAreNamed(String text, String complaint) {
    assertThatThrownBy(() -> game.parse(text))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith(complaint);
  }
}
