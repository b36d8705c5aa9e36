package plyground.games.gallery;

import org.jspecify.annotations.Nullable;
import plyground.core.InputException;
import plyground.core.Outcome;
import plyground.core.Side;
import plyground.core.kit.BoardGame;
import plyground.core.kit.BoardPosition;
import plyground.core.kit.BoardSetup;
import plyground.core.kit.Geometry;
import plyground.core.kit.Keys;
import plyground.core.kit.Naming;
import plyground.core.spi.GameDescriptor;
import plyground.core.spi.GameProvider;
import plyground.core.spi.SolverDescriptor;
import plyground.core.view.Piece;

/** Connect four: stones fall into seven columns, four in a line win. */
@SuppressWarnings("OperatorPrecedence") // shifts and masks of bits read best without
public final class ConnectFour implements GameProvider<ConnectFour.Grid> {
  static final int ROWS = 6;
  static final int COLUMNS = 7;
  private static final int KNOWN_AT_ONCE = 20;

  @Override
  public GameDescriptor<Grid> descriptor() {
    var board = Geometry.squares(ROWS, COLUMNS, Naming.COLUMNS);
    return BoardGame.of("connect-four", "stones fall; four in a line win", board, new Grid(0, 0))
        .rules(
            "In turn each side drops a stone into one of seven columns; it falls as far as it can.",
            "Four own stones in a row, a column or a diagonal win; a full board is a draw.",
            "The score is how many stones the winner has left, and one more. A position may also"
                + " be given by the columns played, as in 4455.")
        .opponent("pvs:time=1s")
        .sides("red", "blue", Piece.DISC)
        .moveCells((grid, column) -> new int[] {grid.landing(column)})
        .moveText((_, column) -> Integer.toString(column + 1))
        .otherText(Grid::played)
        .maxMoves(_ -> COLUMNS)
        .symmetries(Geometry::mirror, (to, column) -> COLUMNS - 1 - column)
        .winning((grid, cell) -> (grid.fours() >> Grid.bit(cell) & 1) != 0)
        .evaluator("threats", "cells that would make four, and middle columns", Grid::threats)
        .solver(
            new SolverDescriptor<>(
                (_, _, _) -> new ConnectFourSolver(),
                grid -> grid.stones() >= KNOWN_AT_ONCE,
                false,
                false))
        .descriptor();
  }

  /** Columns of seven bits from the bottom, the top one always empty: red's stones, and all. */
  public record Grid(long red, long all) implements BoardPosition<Grid> {
    static final long BOTTOM = 0x40810204081L;
    static final long BOARD = BOTTOM * 0x3F;
    private static final long MIDDLE = 0x3FL << 21;
    private static final long INNER = 0x1FFFFFL << 14 & BOARD;
    private static final long ODD_ROWS = BOTTOM * 0x15;
    private static final int[] STEPS = {1, 6, 7, 8};

    int stones() {
      return Long.bitCount(all);
    }

    @Override
    public Side toMove() {
      return (stones() & 1) == 0 ? Side.FIRST : Side.SECOND;
    }

    long blue() {
      return red ^ all;
    }

    private long last() {
      return toMove() == Side.FIRST ? blue() : red;
    }

    static boolean won(long stones) {
      for (int step : STEPS) {
        long pairs = stones & stones >> step;
        if ((pairs & pairs >> 2 * step) != 0) {
          return true;
        }
      }
      return false;
    }

    /** The stones of all fours on the board. */
    long fours() {
      long fours = 0;
      for (int step : STEPS) {
        long pairs = last() & last() >> step;
        long lowest = pairs & pairs >> 2 * step;
        fours |= lowest | lowest << step | lowest << 2 * step | lowest << 3 * step;
      }
      return fours;
    }

    @Override
    public int moves(int[] into, int from) {
      int end = from;
      if (!won(last())) {
        for (int column = 0; column < COLUMNS; column++) {
          if ((all & 1L << 7 * column + ROWS - 1) == 0) {
            into[end++] = column;
          }
        }
      }
      return end;
    }

    @Override
    public boolean over() {
      return all == BOARD || won(last());
    }

    @Override
    public Grid play(int column) {
      long next = all | all + (1L << 7 * column);
      return new Grid(toMove() == Side.FIRST ? red | next ^ all : red, next);
    }

    /** Half the stones left when somebody wins: quick wins count most. */
    @Override
    public Outcome outcome() {
      int score = ROWS * COLUMNS / 2 + 1 - (stones() + 1) / 2;
      return won(last())
          ? Outcome.of(-toMove().sign() * score, "four in a line")
          : Outcome.of(0, "full board");
    }

    @Override
    public long key() {
      return Keys.of(red, all);
    }

    /** Empty cells that would make four for these stones. */
    static long winningCells(long stones, long all) {
      long cells = stones << 1 & stones << 2 & stones << 3;
      for (int i = 1; i < STEPS.length; i++) {
        int step = STEPS[i];
        long pairs = stones << step & stones << 2 * step;
        cells |= pairs & (stones << 3 * step | stones >> step);
        pairs = stones >> step & stones >> 2 * step;
        cells |= pairs & (stones << step | stones >> 3 * step);
      }
      return cells & (BOARD ^ all);
    }

    /** Whoever has a threat in a row of their parity gets there in the end: red in odd rows. */
    private int threats() {
      long reds = winningCells(red, all);
      long blues = winningCells(blue(), all);
      int value =
          6 * (Long.bitCount(reds) - Long.bitCount(blues))
              + 6 * (Long.bitCount(reds & ODD_ROWS) - Long.bitCount(blues & ~ODD_ROWS))
              + 2 * (Long.bitCount(red & MIDDLE) - Long.bitCount(blue() & MIDDLE))
              + Long.bitCount(red & INNER)
              - Long.bitCount(blue() & INNER);
      return value * toMove().sign();
    }

    int landing(int column) {
      return (ROWS - 1 - Long.bitCount(all >> 7 * column & 0x3F)) * COLUMNS + column;
    }

    static int bit(int cell) {
      return cell % COLUMNS * 7 + ROWS - 1 - cell / COLUMNS;
    }

    @Override
    public int at(int cell) {
      long stone = 1L << bit(cell);
      return (all & stone) == 0 ? EMPTY : (red & stone) != 0 ? 'r' : 'b';
    }

    @Override
    public Grid read(BoardSetup setup) {
      long reds = setup.bits('r', Grid::bit);
      long every = reds | setup.bits('b', Grid::bit);
      setup.require((every & every + BOTTOM & BOARD) == 0, "a stone hangs over an empty cell");
      var grid = new Grid(reds, every);
      int more = Long.bitCount(reds) - Long.bitCount(grid.blue());
      setup.require(more == 0 || more == 1, "red has as many stones as blue, or one more");
      setup.require(!won(grid.last() ^ every), "the game was over before");
      return grid;
    }

    /** The position after these columns from the start; null if the text is something else. */
    static @Nullable Grid played(String columns) {
      if (!columns.matches("[1-7]+")) {
        return null;
      }
      var grid = new Grid(0, 0);
      for (int i = 0; i < columns.length(); i++) {
        int column = columns.charAt(i) - '1';
        if (grid.over() || (grid.all & 1L << 7 * column + ROWS - 1) != 0) {
          String why = grid.over() ? "the game is over" : "the column is full";
          throw new InputException("move %d of '%s': %s".formatted(i + 1, columns, why));
        }
        grid = grid.play(column);
      }
      return grid;
    }
  }
}
