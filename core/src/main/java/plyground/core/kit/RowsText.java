package plyground.core.kit;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plyground.core.InputException;

/**
 * A board as rows joined by slashes: a symbol a cell, or numbers between commas.
 *
 * @param symbols all that may be on a cell, that of an empty one included
 */
public record RowsText(Geometry geometry, String symbols) {
  private static final int MOST_SEEDS = 1_000_000;

  String format(IntUnaryOperator at) {
    return Arrays.stream(geometry.rows())
        .map(row -> row(IntStream.of(row).map(at)))
        .collect(Collectors.joining("/"));
  }

  private String row(IntStream contents) {
    return geometry.counts()
        ? contents.mapToObj(Integer::toString).collect(Collectors.joining(","))
        : contents.mapToObj(Character::toString).collect(Collectors.joining());
  }

  /**
   * What is on every cell.
   *
   * @throws InputException naming the character at fault
   */
  public int[] parse(String board) {
    return geometry.counts() ? counts(board) : symbols(board);
  }

  /** Character by character, so that the one at fault can be named. */
  private int[] symbols(String board) {
    int[] cells = new int[geometry.size()];
    int at = 0;
    for (int row = 0; row < geometry.rows().length; row++) {
      if (row > 0) {
        expect(board, at++, "/", "/");
      }
      for (int cell : geometry.rows()[row]) {
        expect(board, at, symbols, either());
        cells[cell] = board.charAt(at++);
      }
    }
    if (at < board.length()) {
      throw misplaced(board, at, "the end of the board");
    }
    return cells;
  }

  private String either() {
    var words = symbols.chars().mapToObj(Character::toString).collect(Collectors.joining(", "));
    int last = words.lastIndexOf(", ");
    return last < 0 ? words : words.substring(0, last) + " or " + words.substring(last + 2);
  }

  private void expect(String board, int at, String wanted, String words) {
    if (at >= board.length()) {
      long cells = board.chars().filter(each -> each != '/').count();
      throw new InputException(
          "'%s' ends after %d of %d cells; expected a board like '%s'"
              .formatted(board, cells, geometry.size(), format(_ -> BoardPosition.EMPTY)));
    }
    if (wanted.indexOf(board.charAt(at)) < 0) {
      throw misplaced(board, at, words);
    }
  }

  private static InputException misplaced(String board, int at, String expected) {
    return new InputException(
        "character %d of '%s' is '%s'; expected %s"
            .formatted(at + 1, board, board.charAt(at), expected));
  }

  private int[] counts(String board) {
    String[] rows = board.split("/", -1);
    if (rows.length != geometry.rows().length) {
      throw new InputException(
          "'%s' has %d rows; expected %d".formatted(board, rows.length, geometry.rows().length));
    }
    int[] cells = new int[geometry.size()];
    for (int row = 0; row < rows.length; row++) {
      String[] numbers = rows[row].split(",", -1);
      int[] places = geometry.rows()[row];
      if (numbers.length != places.length) {
        throw new InputException(
            "row '%s' has %d numbers; expected %d"
                .formatted(rows[row], numbers.length, places.length));
      }
      for (int i = 0; i < places.length; i++) {
        cells[places[i]] = count(numbers[i], board);
      }
    }
    return cells;
  }

  private static int count(String number, String board) {
    if (!number.matches("\\d{1,7}") || Integer.parseInt(number) > MOST_SEEDS) {
      throw new InputException("'%s' in '%s': expected a number of seeds".formatted(number, board));
    }
    return Integer.parseInt(number);
  }
}
