package plyground.games.gallery;

import static org.assertj.core.api.Assertions.assertThat;
import static plyground.games.gallery.SlowValues.check;
import static plyground.games.gallery.SlowValues.walk;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plyground.core.Side;
import plyground.core.kit.BoardPosition;
import plyground.games.gallery.SlowValues.Rows;

/** What the gallery's positions are worth, and a finished line, read cell by cell. */
final class GalleryEvaluatorsTest {
  @ParameterizedTest
  @CsvSource({"8,8", "4,2", "5,4", "8,3", "6,7"})
  void pawnsCountByTheRowsGoneAndTheirGuards(int rows, int columns) {
    int[] worth = {10, 10, 11, 13, 17, 24, 40, 80};
    check(
        new Breakthrough().descriptor(),
        "breakthrough:rows=%d,columns=%d".formatted(rows, columns),
        "advance",
        pawns -> {
          var board = new Rows(pawns, rows, columns);
          int value = 0;
          for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
              int away = board.at(row, column) == 'w' ? 1 : -1;
              char pawn = board.at(row, column);
              if (pawn == 'w' || pawn == 'b') {
                int gone = pawn == 'w' ? rows - 1 - row : row;
                boolean left = board.at(row + away, column - 1) == pawn;
                boolean right = board.at(row + away, column + 1) == pawn;
                value += away * (worth[gone] + (left || right ? 2 : 0));
              }
            }
          }
          return value;
        });
  }

  @Test
  void threatsCountMoreInRowsOfTheirParity() {
    check(
        new ConnectFour().descriptor(),
        "connect-four",
        "threats",
        grid -> {
          var board = new Rows(grid, 6, 7);
          int value = 2 * (board.count('r', 3, 3) - board.count('b', 3, 3));
          value += board.count('r', 2, 4) - board.count('b', 2, 4);
          for (int row = 0; row < 6; row++) {
            boolean odd = (6 - row) % 2 == 1;
            for (int column = 0; column < 7; column++) {
              if (board.at(row, column) == BoardPosition.EMPTY) {
                value += board.inLine(row, column, 'r', 4) ? odd ? 12 : 6 : 0;
                value -= board.inLine(row, column, 'b', 4) ? odd ? 6 : 12 : 0;
              }
            }
          }
          return value;
        });
  }

  @Test
  void theStonesOfAFourAreThoseInIt() {
    walk(
        new ConnectFour().descriptor(),
        "connect-four",
        grid -> {
          var board = new Rows(grid, 6, 7);
          char last = grid.toMove() == Side.FIRST ? 'b' : 'r';
          for (int cell = 0; cell < 42; cell++) {
            boolean inFour =
                board.at(cell / 7, cell % 7) == last && board.inLine(cell / 7, cell % 7, last, 4);
            assertThat(((grid.fours() >> ConnectFour.Grid.bit(cell)) & 1) != 0)
                .as("cell %d of %s", cell, grid)
                .isEqualTo(inFour);
          }
        });
  }

  /** The number of a line above, below, left or right of a box. */
  private static int[] around(int box, int columns) {
    int top = box / columns * (2 * columns + 1) + box % columns;
    return new int[] {top, top + 2 * columns + 1, top + columns, top + columns + 1};
  }

  @ParameterizedTest
  @CsvSource({"3,3", "1,5", "5,2", "4,4"})
  void whoMustGiveBoxesAwayIsBehind(int rows, int columns) {
    int lines = rows * (columns + 1) + columns * (rows + 1);
    check(
        new DotsAndBoxes().descriptor(),
        "dots-and-boxes:rows=%d,columns=%d".formatted(rows, columns),
        "boxes",
        drawn -> {
          int lead = 0;
          int open = 0;
          boolean[] unsafe = new boolean[lines];
          for (int box = 0; box < rows * columns; box++) {
            int owner = drawn.at(lines + box);
            lead += owner == 'r' ? 1 : owner == 'b' ? -1 : 0;
            int[] sides = around(box, columns);
            long left =
                Arrays.stream(sides).filter(line -> drawn.at(line) == BoardPosition.EMPTY).count();
            open += left == 1 ? 1 : 0;
            for (int line : sides) {
              unsafe[line] |= left <= 2;
            }
          }
          int safe = 0;
          for (int line = 0; line < lines; line++) {
            safe += drawn.at(line) == BoardPosition.EMPTY && !unsafe[line] ? 1 : 0;
          }
          int next = open > 0 ? 8 * open : safe % 2 == 1 ? 3 : -3;
          return 10 * lead + next * drawn.toMove().sign();
        });
  }

  @ParameterizedTest
  @CsvSource({"6,4", "2,5", "4,6"})
  void seedsInStoreCountMostAndSoDoTurnsToCome(int pits, int seeds) {
    check(
        new Kalah().descriptor(),
        "kalah:pits=%d,seeds=%d".formatted(pits, seeds),
        "stores",
        board -> {
          int own = board.toMove() == Side.FIRST ? 0 : pits + 1;
          int value = 4 * (board.at(pits) - board.at(2 * pits + 1));
          int again = 0;
          for (int pit = 0; pit < pits; pit++) {
            value += board.at(pit) - board.at(pits + 1 + pit);
            again += board.at(own + pit) == pits - pit ? 1 : 0;
          }
          return value + 2 * again * board.toMove().sign();
        });
  }

  @Test
  void runnersCountBySquaresGone() {
    check(
        new DiceRace().descriptor(),
        "dice-race",
        "lead",
        track -> {
          int lead = 0;
          for (int square = 0; square <= track.home(); square++) {
            int red = track.at(square);
            int blue = track.at(track.home() + 1 + square);
            lead += square * (red == 'R' ? 2 : red == 'r' ? 1 : 0);
            lead -= square * (blue == 'B' ? 2 : blue == 'b' ? 1 : 0);
          }
          return lead;
        });
  }

  private static final int[][] HEX_SIDES = {{0, 1}, {0, -1}, {1, 0}, {-1, 0}, {-1, 1}, {1, -1}};

  /** Empty hexagons on the cheapest way across, by going round until no way gets cheaper. */
  private static int lacking(Rows board, int size, char own) {
    var cost = new int[size][size];
    for (int[] row : cost) {
      Arrays.fill(row, size * size);
    }
    for (boolean cheaper = true; cheaper; ) {
      cheaper = false;
      for (int cell = 0; cell < size * size; cell++) {
        int row = cell / size;
        int column = cell % size;
        char here = board.at(row, column);
        if (here != own && here != BoardPosition.EMPTY) {
          continue;
        }
        int before = (own == 'r' ? row : column) == 0 ? 0 : size * size;
        for (int[] side : HEX_SIDES) {
          if (board.at(row + side[0], column + side[1]) != ' ') {
            before = Math.min(before, cost[row + side[0]][column + side[1]]);
          }
        }
        int now = before + (here == own ? 0 : 1);
        cheaper |= now < cost[row][column];
        cost[row][column] = Math.min(now, cost[row][column]);
      }
    }
    int least = size * size;
    for (int i = 0; i < size; i++) {
      least = Math.min(least, own == 'r' ? cost[size - 1][i] : cost[i][size - 1]);
    }
    return least;
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 5, 8, 9, 11})
  void whoLacksFewerStonesIsAhead(int size) {
    check(
        new Hex().descriptor(),
        "hex:size=" + size,
        "distance",
        stones -> {
          var board = new Rows(stones, size, size);
          int lead = lacking(board, size, 'b') - lacking(board, size, 'r');
          return 2 * lead + stones.toMove().sign();
        });
  }

  /** Else positions of two games of the same size would not be the same. */
  @Test
  void boardsOfTheSameSizeAreEqual() {
    var size = new Breakthrough.Size(8, 4);
    assertThat(size).isEqualTo(new Breakthrough.Size(8, 4)).isNotEqualTo("8x4");
    assertThat(size).isNotEqualTo(new Breakthrough.Size(4, 8));
    assertThat(size).isNotEqualTo(new Breakthrough.Size(7, 4));
    assertThat(size).hasSameHashCodeAs(new Breakthrough.Size(8, 4));
    var layout = new DotsAndBoxes.Layout(3, 2);
    assertThat(layout).isEqualTo(new DotsAndBoxes.Layout(3, 2)).isNotEqualTo("3x2");
    assertThat(layout).isNotEqualTo(new DotsAndBoxes.Layout(2, 3));
    assertThat(layout).hasSameHashCodeAs(new DotsAndBoxes.Layout(3, 2));
  }
}
