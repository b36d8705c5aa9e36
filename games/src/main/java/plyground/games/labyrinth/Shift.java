package plyground.games.labyrinth;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * The twelve shifts as numbers, in the order in which the heuristics prefer them: up and down move
 * a column, left and right a row; the tile that leaves the board comes in at the other end.
 */
public final class Shift {
  public static final int COUNT = 12;

  private static final String[] NAMES = {
    "2/up", "2/down", "4/up", "4/down", "6/up", "6/down",
    "2/left", "2/right", "4/left", "4/right", "6/left", "6/right"
  };

  private static final long COLUMN = 0b0000001_0000001_0000001_0000001_0000001_0000001_0000001L;
  private static final long ROW = 0b1111111L;

  /** The squares that move. */
  private static final long[] LINE = new long[COUNT];

  /** How far the bits of the line go right, and how far the one that wraps goes left. */
  private static final int[] RIGHT = new int[COUNT];

  private static final int[] LEFT = new int[COUNT];

  private static final byte[] CARRIED = new byte[COUNT * Square.COUNT];

  static {
    for (int shift = 0; shift < COUNT; shift++) {
      boolean column = isColumn(shift);
      int line = NAMES[shift].charAt(0) - '1';
      LINE[shift] = column ? COLUMN << line : ROW << (line * Square.SIZE);
      int step = column ? Square.SIZE : 1;
      boolean back = shift % 2 == 0;
      RIGHT[shift] = back ? step : step * (Square.SIZE - 1);
      LEFT[shift] = back ? step * (Square.SIZE - 1) : step;
      for (int square = 0; square < Square.COUNT; square++) {
        long moved = apply(shift, Square.bit(square));
        CARRIED[shift * Square.COUNT + square] = (byte) Long.numberOfTrailingZeros(moved);
      }
    }
  }

  private Shift() {}

  /** Whether a column is shifted, not a row. */
  static boolean isColumn(int shift) {
    return shift < COUNT / 2;
  }

  /** Moves the squares of a set that are on the line. */
  static long apply(int shift, long squares) {
    long line = LINE[shift];
    long moving = squares & line;
    return (squares & ~line) | ((moving >>> RIGHT[shift] | moving << LEFT[shift]) & line);
  }

  /** Where somebody who stands on a square is after the shift. */
  public static int carry(int shift, int square) {
    return CARRIED[shift * Square.COUNT + square];
  }

  /** The shift that undoes another. */
  static int inverse(int shift) {
    return shift ^ 1;
  }

  public static String format(int shift) {
    return NAMES[shift];
  }

  /** Reads {@code 2/up}; -1 if the text is no shift. */
  public static int parse(String text) {
    String word = text.toLowerCase(Locale.ROOT);
    return IntStream.range(0, COUNT).filter(i -> NAMES[i].equals(word)).findFirst().orElse(-1);
  }

  /** All shifts, in order. */
  public static List<String> names() {
    return List.of(NAMES);
  }
}
