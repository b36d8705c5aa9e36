package plyground.games.kit;

import plyground.core.*;
import plyground.core.kit.*;
import plyground.core.spi.*;
import plyground.core.view.*;

/** Stones fall into columns; four in a line win: connect four in one file. */
public final class FourInARow implements GameProvider<FourInARow.Grid> {
  private static final int ROWS = 6;
  private static final int COLUMNS = 7;
  private static final Geometry BOARD = Geometry.squares(ROWS, COLUMNS, Naming.COLUMNS);

  @Override
  public GameDescriptor<Grid> descriptor() {
    return BoardGame.of("four-in-a-row", "four stones in a line win", BOARD, new Grid(0, 0))
        .rules("In turn each side drops a stone into a column.", "Four own stones in a line win.")
        .sides("red", "blue", Piece.DISC)
        .moveCells((grid, column) -> new int[] {grid.landing(column)})
        .moveText((_, column) -> Integer.toString(column + 1))
        .symmetries(Geometry::mirror)
        .descriptor();
  }

  /** The stones of each side: columns of bits from the bottom, an empty bit above each. */
  public record Grid(long red, long blue) implements BoardPosition<Grid> {
    @Override
    public Side toMove() {
      return Long.bitCount(red) == Long.bitCount(blue) ? Side.FIRST : Side.SECOND;
    }

    private int height(int column) {
      return Long.bitCount(((red | blue) >> (column * (ROWS + 1))) & 0x3F);
    }

    int landing(int column) {
      return (ROWS - 1 - height(column)) * COLUMNS + column;
    }

    private static boolean line(long stones, int step) {
      long pairs = stones & stones >> step;
      return (pairs & (pairs >> (2 * step))) != 0;
    }

    private static boolean won(long stones) {
      return line(stones, 1) || line(stones, 6) || line(stones, 7) || line(stones, 8);
    }

    @Override
    public int moves(int[] into, int from) {
      int end = from;
      for (int column = 0; column < COLUMNS && !won(red) && !won(blue); column++) {
        if (height(column) < ROWS) {
          into[end++] = column;
        }
      }
      return end;
    }

    @Override
    public boolean over() {
      return Long.bitCount(red | blue) == ROWS * COLUMNS || won(red) || won(blue);
    }

    @Override
    public Grid play(int column) {
      long stone = 1L << (column * (ROWS + 1) + height(column));
      return toMove() == Side.FIRST ? new Grid(red | stone, blue) : new Grid(red, blue | stone);
    }

    @Override
    public Outcome outcome() {
      int score = won(red) ? 1 : won(blue) ? -1 : 0;
      return Outcome.of(score, score == 0 ? "full board" : "line");
    }

    @Override
    public long key() {
      return Keys.of(red, blue);
    }

    private static int bit(int cell) {
      return cell % COLUMNS * (ROWS + 1) + ROWS - 1 - cell / COLUMNS;
    }

    @Override
    public int at(int cell) {
      return (red >> bit(cell) & 1) != 0 ? 'r' : (blue >> bit(cell) & 1) != 0 ? 'b' : EMPTY;
    }

    @Override
    public Grid read(BoardSetup setup) {
      var grid = new Grid(setup.bits('r', Grid::bit), setup.bits('b', Grid::bit));
      long all = grid.red | grid.blue;
      setup.require((all & (all + 0x40810204081L)) == 0, "a stone hangs over an empty cell");
      return grid;
    }
  }
}
