package plyground.games.waroflife;

import plyground.core.InputException;

/**
 * Boards in writing: {@code [[[1,1],[2,6]],[[1,8]]]}, the blue cells and the red ones, or eight
 * rows of {@code b}, {@code r} and {@code .} joined by slashes. The first form is the one printed.
 */
public final class CellsText {
  private static final int SIZE = Cells.SIZE;

  private final String text;
  private int at;

  private CellsText(String text) {
    this.text = text;
  }

  /** A board and whatever stands behind it. */
  record Parsed(Cells cells, String rest) {}

  /**
   * Reads a board with nothing behind it.
   *
   * @throws InputException naming the place and what was expected there
   */
  public static Cells parse(String text) {
    var parsed = read(text);
    if (!parsed.rest().isEmpty()) {
      throw new InputException("'" + parsed.rest() + "' follows the board; expected nothing more");
    }
    return parsed.cells();
  }

  /** Reads a board at the beginning of the text. */
  static Parsed read(String text) {
    var reader = new CellsText(text.strip());
    var cells = reader.text.startsWith("[") ? reader.lists() : reader.rows();
    return new Parsed(cells, withoutFullStop(reader.text.substring(reader.at)).strip());
  }

  /** As a Prolog goal ends with one. */
  private static String withoutFullStop(String text) {
    return text.endsWith(".") ? text.substring(0, text.length() - 1) : text;
  }

  private Cells lists() {
    expect('[');
    long blue = list(0);
    expect(',');
    long red = list(blue);
    expect(']');
    return new Cells(blue, red);
  }

  private long list(long others) {
    expect('[');
    long cells = 0;
    boolean more = peek() != ']';
    while (more) {
      cells |= cell(cells, others);
      more = peek() == ',';
      if (more) {
        at++;
      }
    }
    expect(']');
    return cells;
  }

  private long cell(long own, long others) {
    expect('[');
    int row = coordinate("row");
    expect(',');
    int column = coordinate("column");
    expect(']');
    long cell = 1L << ((row - 1) * SIZE + column - 1);
    if (((own | others) & cell) != 0) {
      throw new InputException(
          "[%d,%d] is listed %s"
              .formatted(row, column, (own & cell) != 0 ? "twice" : "as blue and as red"));
    }
    return cell;
  }

  private int coordinate(String what) {
    int start = skipped();
    if (at < text.length() && text.charAt(at) == '-') {
      at++;
    }
    while (at < text.length() && Character.isLetterOrDigit(text.charAt(at))) {
      at++;
    }
    String number = text.substring(start, at);
    if (number.length() != 1 || number.charAt(0) < '1' || number.charAt(0) > '0' + SIZE) {
      if (number.isEmpty()) {
        throw unexpected("a " + what + " from 1 to 8");
      }
      throw new InputException(
          "%s %s at character %d: expected 1 to 8".formatted(what, number, start + 1));
    }
    return number.charAt(0) - '0';
  }

  private int skipped() {
    while (at < text.length() && text.charAt(at) == ' ') {
      at++;
    }
    return at;
  }

  private char peek() {
    skipped();
    return at < text.length() ? text.charAt(at) : '\0';
  }

  private void expect(char wanted) {
    if (peek() != wanted) {
      throw unexpected("'" + wanted + "'");
    }
    at++;
  }

  private InputException unexpected(String wanted) {
    return new InputException(
        at < text.length()
            ? "character %d of '%s' is '%s'; expected %s"
                .formatted(at + 1, text, text.charAt(at), wanted)
            : "'%s' ends too early; expected %s".formatted(text, wanted));
  }

  private Cells rows() {
    long blue = 0;
    long red = 0;
    for (int row = 0; row < SIZE; row++) {
      if (row > 0) {
        expectHere("/");
      }
      for (int column = 0; column < SIZE; column++) {
        long cell = 1L << (row * SIZE + column);
        char c = expectHere("br.");
        blue |= c == 'b' ? cell : 0;
        red |= c == 'r' ? cell : 0;
      }
    }
    String rest = text.substring(at);
    if (!rest.isEmpty() && !rest.equals(".") && rest.charAt(0) != ' ') {
      throw unexpected("the end of the board");
    }
    return new Cells(blue, red);
  }

  private char expectHere(String allowed) {
    if (at >= text.length() || allowed.indexOf(text.charAt(at)) < 0) {
      throw unexpected(allowed.length() == 1 ? "'/'" : "b, r or .");
    }
    return text.charAt(at++);
  }

  /** The board as Prolog writes it. */
  public static String format(Cells cells) {
    var text = new StringBuilder("[");
    list(text, cells.blue());
    text.append(',');
    list(text, cells.red());
    return text.append(']').toString();
  }

  private static void list(StringBuilder text, long cells) {
    text.append('[');
    for (long rest = cells; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      text.append(rest == cells ? "[" : ",[").append(cell / SIZE + 1);
      text.append(',').append(cell % SIZE + 1).append(']');
    }
    text.append(']');
  }
}
