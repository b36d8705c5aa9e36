package plyground.games.labyrinth;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Squares as numbers, row by row from the top left, and as people write them.
 *
 * <pre>
 * 1/1 =  0   1/2 =  1  ...  1/7 =  6
 * 2/1 =  7   2/2 =  8  ...  2/7 = 13
 * ...
 * 7/1 = 42   7/2 = 43  ...  7/7 = 48
 * </pre>
 *
 * <p>A set of squares is a long with bit n for square n.
 */
public final class Square {
  public static final int SIZE = 7;
  public static final int COUNT = SIZE * SIZE;

  private static final List<String> NAMES =
      IntStream.range(0, COUNT).mapToObj(square -> row(square) + "/" + column(square)).toList();

  private Square() {}

  /** Row and column count from 1. */
  public static int of(int row, int column) {
    return (row - 1) * SIZE + column - 1;
  }

  public static int row(int square) {
    return square / SIZE + 1;
  }

  public static int column(int square) {
    return square % SIZE + 1;
  }

  public static String format(int square) {
    return NAMES.get(square);
  }

  /** Reads {@code 5/3}; -1 if the text is no square of the board. */
  public static int parse(String text) {
    if (text.length() != 3 || text.charAt(1) != '/') {
      return -1;
    }
    int row = text.charAt(0) - '0';
    int column = text.charAt(2) - '0';
    boolean inside = row >= 1 && row <= SIZE && column >= 1 && column <= SIZE;
    return inside ? of(row, column) : -1;
  }

  static long bit(int square) {
    return 1L << square;
  }

  static boolean contains(long squares, int square) {
    return (squares >>> square & 1) != 0;
  }
}
