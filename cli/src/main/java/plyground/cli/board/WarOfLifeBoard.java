package plyground.cli.board;

import plyground.games.waroflife.Cells;
import plyground.games.waroflife.WarOfLife;
import plyground.games.waroflife.WarOfLifePosition;

/**
 * The board with its coordinates. After a move it shows what came of it: capitals were born, a
 * cross died, brackets mark the cell left and parentheses the cell moved to.
 */
record WarOfLifeBoard(WarOfLife game) implements Board<WarOfLifePosition> {
  private static final String LEGEND = "B R born  x died  [ ] left  ( ) moved to";

  @Override
  public String draw(WarOfLifePosition battle, Ansi ink) {
    var cells = battle.cells();
    return grid((cell, text) -> text.append(' ').append(piece(cells.at(cell), ink)).append(' '))
        + scores(battle, ink);
  }

  @Override
  public String drawMove(WarOfLifePosition before, int move, WarOfLifePosition after, Ansi ink) {
    var moved = before.moved(move);
    var grid =
        grid((cell, text) -> mark(text, cell, move, change(moved, after.cells(), cell, ink)));
    return grid + scores(after, ink) + ink.dim(LEGEND) + "\n";
  }

  /** Both boards: the one with the piece moved, and what the crank made of it. */
  @Override
  public String drawClosely(WarOfLifePosition before, int move, WarOfLifePosition after, Ansi ink) {
    var moved = before.moved(move);
    var grid = grid((cell, text) -> mark(text, cell, move, piece(moved.at(cell), ink)));
    return "%s moves %s\n%s\nafter the crank\n%s"
        .formatted(
            game.sideName(before.toMove()),
            game.formatMove(before, move),
            grid,
            drawMove(before, move, after, ink));
  }

  /** Writes a cell, three columns wide. */
  private interface CellWriter {
    void write(int cell, StringBuilder text);
  }

  private static String grid(CellWriter writer) {
    var text = new StringBuilder("   1  2  3  4  5  6  7  8\n");
    for (int cell = 0; cell < Cells.SIZE * Cells.SIZE; cell++) {
      if (cell % Cells.SIZE == 0) {
        text.append(cell / Cells.SIZE + 1).append(' ');
      }
      writer.write(cell, text);
      if (cell % Cells.SIZE == Cells.SIZE - 1) {
        text.append('\n');
      }
    }
    return text.toString();
  }

  private static void mark(StringBuilder text, int cell, int move, String piece) {
    boolean from = cell == move >>> 6;
    boolean to = cell == (move & 63);
    text.append(from ? '[' : to ? '(' : ' ').append(piece).append(from ? ']' : to ? ')' : ' ');
  }

  private static String change(Cells before, Cells after, int cell, Ansi ink) {
    char was = before.at(cell);
    char is = after.at(cell);
    if (was == '.' && is != '.') {
      return is == 'b' ? ink.first("B") : ink.second("R");
    }
    return was != '.' && is == '.' ? ink.dim("x") : piece(is, ink);
  }

  private static String piece(char piece, Ansi ink) {
    return switch (piece) {
      case 'b' -> ink.first("b");
      case 'r' -> ink.second("r");
      default -> ink.dim(".");
    };
  }

  private static String scores(WarOfLifePosition battle, Ansi ink) {
    var cells = battle.cells();
    return "%s %d   %s %d   %s\n"
        .formatted(
            ink.first("blue"),
            cells.blues(),
            ink.second("red"),
            cells.reds(),
            ink.dim(battle.played() + " of " + WarOfLifePosition.LONGEST + " moves"));
  }
}
