package plyground.games.gallery;

import static org.assertj.core.api.Assertions.assertThat;
import static plyground.games.gallery.SlowValues.check;
import static plyground.games.gallery.SlowValues.walk;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import plyground.core.kit.BoardPosition;
import plyground.games.gallery.SlowValues.Rows;

/** What nine small boards are worth, and the boards of a finished line, read cell by cell. */
final class UltimateEvaluatorTest {
  private static final int[][] LINES = {
    {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}
  };

  /** Of nine cells: two of a line that is still open count most, and the middle one more. */
  private static int promise(char... cells) {
    int value = cells[4] == 'x' ? 1 : cells[4] == 'o' ? -1 : 0;
    for (int[] line : LINES) {
      int mine = count('x', cells, line);
      int theirs = count('o', cells, line);
      value += theirs == 0 ? mine * mine : mine == 0 ? -theirs * theirs : 0;
    }
    return value;
  }

  private static int count(char mark, char[] cells, int... line) {
    return (int) Arrays.stream(line).filter(cell -> cells[cell] == mark).count();
  }

  private static boolean won(char mark, char... cells) {
    return Arrays.stream(LINES).anyMatch(line -> count(mark, cells, line) == 3);
  }

  private static char[] small(BoardPosition<?> boards, int board) {
    var rows = new Rows(boards, 9, 9);
    char[] cells = new char[9];
    for (int i = 0; i < 9; i++) {
      cells[i] = rows.at(board / 3 * 3 + i / 3, board % 3 * 3 + i % 3);
    }
    return cells;
  }

  /** Who has won each small board. */
  private static char[] large(BoardPosition<?> boards) {
    char[] owners = new char[9];
    for (int board = 0; board < 9; board++) {
      char[] cells = small(boards, board);
      owners[board] = won('x', cells) ? 'x' : won('o', cells) ? 'o' : '.';
    }
    return owners;
  }

  @Test
  void smallBoardsPromiseWhatTheirOpenLinesDo() {
    int[] all = {0, 1, 2, 3, 4, 5, 6, 7, 8};
    check(
        new UltimateTicTacToe().descriptor(),
        "ultimate-tic-tac-toe",
        "boards",
        boards -> {
          char[] owners = large(boards);
          int value = 24 * (count('x', owners, all) - count('o', owners, all));
          value += 12 * promise(owners);
          for (int board = 0; board < 9; board++) {
            char[] cells = small(boards, board);
            boolean full = count('.', cells, all) == 0;
            value += owners[board] == '.' && !full ? promise(cells) : 0;
          }
          return value;
        });
  }

  @Test
  void theSmallBoardsOfALineAreThoseInIt() {
    walk(
        new UltimateTicTacToe().descriptor(),
        "ultimate-tic-tac-toe",
        boards -> {
          char[] owners = large(boards);
          int expected = 0;
          for (int[] line : LINES) {
            if (count('x', owners, line) == 3 || count('o', owners, line) == 3) {
              expected |= (1 << line[0]) | (1 << line[1]) | (1 << line[2]);
            }
          }
          assertThat(boards.line()).isEqualTo(expected);
        });
  }
}
