package plyground.games.gallery;

import static plyground.core.spec.Parameter.whole;

import plyground.core.Outcome;
import plyground.core.Side;
import plyground.core.kit.BoardGame;
import plyground.core.kit.BoardPosition;
import plyground.core.kit.BoardSetup;
import plyground.core.kit.CellPairs;
import plyground.core.kit.Geometry;
import plyground.core.kit.Keys;
import plyground.core.spi.GameDescriptor;
import plyground.core.spi.GameProvider;
import plyground.core.view.Piece;

/** Breakthrough: two rows of pawns each, and whoever first reaches the other end wins. */
@SuppressWarnings("OperatorPrecedence") // shifts and masks of bits read best without
public final class Breakthrough implements GameProvider<Breakthrough.Pawns> {
  @Override
  public GameDescriptor<Pawns> descriptor() {
    return BoardGame.<Pawns>of(
            "breakthrough",
            "pawns go forward; the first to reach the other end wins",
            settings -> Geometry.squares(settings.whole("rows"), settings.whole("columns")),
            settings -> Pawns.start(new Size(settings.whole("rows"), settings.whole("columns"))))
        .parameters(
            whole("rows", 4, 8, "8", "rows of the board"),
            whole("columns", 2, 8, "8", "columns of the board"))
        .rules(
            "In turn each side moves a pawn one square forward, straight or diagonally.",
            "Diagonally it may capture; straight ahead the square must be free.",
            "A pawn on the last row wins, and so does who takes the last pawn.")
        .opponent("pvs:time=1s")
        .sides("white", "black", Piece.PAWN)
        .fromTo()
        .maxMoves(board -> 6 * board.width())
        .symmetries(Geometry::mirror)
        .evaluator("advance", "pawns, and how far and how well guarded they are", Pawns::advance)
        .descriptor();
  }

  /** Cells are numbered from the top left; white goes up. */
  static final class Size {
    final int columns;
    final int cells;
    final CellPairs moves;
    final long[] rows;
    final long notFirst;
    final long notLast;

    Size(int rows, int columns) {
      this.columns = columns;
      cells = rows * columns;
      moves = new CellPairs(cells);
      this.rows = new long[rows];
      long first = 0;
      long board = 0;
      for (int row = 0; row < rows; row++) {
        this.rows[row] = (1L << columns) - 1 << row * columns;
        first |= 1L << row * columns;
        board |= this.rows[row];
      }
      notFirst = board & ~first;
      notLast = board & ~(first << columns - 1);
    }

    @Override
    public boolean equals(Object other) {
      return other == this
          || other instanceof Size size && size.columns == columns && size.cells == cells;
    }

    @Override
    public int hashCode() {
      return 9 * cells + columns;
    }
  }

  /** The pawns of each side, a bit a cell. */
  public record Pawns(Size size, long white, long black, Side toMove)
      implements BoardPosition<Pawns> {
    /** What a pawn is worth by the rows it has gone. */
    private static final int[] GONE = {10, 10, 11, 13, 17, 24, 40, 80};

    static Pawns start(Size size) {
      int last = size.rows.length - 1;
      long top = size.rows[0] | size.rows[1];
      return new Pawns(size, size.rows[last] | size.rows[last - 1], top, Side.FIRST);
    }

    private long own() {
      return toMove == Side.FIRST ? white : black;
    }

    @Override
    public int moves(int[] into, int from) {
      int end = from;
      if (over()) {
        return end;
      }
      int ahead = toMove == Side.FIRST ? -size.columns : size.columns;
      long left = size.notLast & ~own();
      long right = size.notFirst & ~own();
      long straight = ~(white | black);
      for (long rest = own(); rest != 0; rest &= rest - 1) {
        int at = Long.numberOfTrailingZeros(rest);
        int to = at + ahead;
        int move = size.moves.move(at, to);
        // Written whether legal or not and kept if so: no branch to guess wrong.
        into[end] = move - 1;
        end += (int) (left >>> to - 1 & 1);
        into[end] = move;
        end += (int) (straight >>> to & 1);
        into[end] = move + 1;
        end += (int) (right >>> to + 1 & 1);
      }
      return end;
    }

    private boolean whiteWon() {
      return (white & size.rows[0]) != 0 || black == 0;
    }

    private boolean blackWon() {
      return (black & size.rows[size.rows.length - 1]) != 0 || white == 0;
    }

    @Override
    public boolean over() {
      return whiteWon() || blackWon();
    }

    @Override
    public Pawns play(int move) {
      long away = 1L << size.moves.from(move);
      long there = 1L << size.moves.to(move);
      return toMove == Side.FIRST
          ? new Pawns(size, white ^ away | there, black & ~there, Side.SECOND)
          : new Pawns(size, white & ~there, black ^ away | there, Side.FIRST);
    }

    @Override
    public Outcome outcome() {
      String reason = white == 0 || black == 0 ? "no pawn left" : "last row";
      return Outcome.of(whiteWon() ? 1 : -1, reason);
    }

    @Override
    public long key() {
      return Keys.of(white, black, toMove);
    }

    private int advance() {
      int value = 0;
      for (int row = 0; row < size.rows.length; row++) {
        long cells = size.rows[row];
        value += GONE[size.rows.length - 1 - row] * Long.bitCount(white & cells);
        value -= GONE[row] * Long.bitCount(black & cells);
      }
      int columns = size.columns;
      long whiteGuards =
          (white & size.notFirst) >>> columns + 1 | (white & size.notLast) >>> columns - 1;
      long blackGuards =
          (black & size.notFirst) << columns - 1 | (black & size.notLast) << columns + 1;
      value += 2 * (Long.bitCount(white & whiteGuards) - Long.bitCount(black & blackGuards));
      return value * toMove.sign();
    }

    @Override
    public int at(int cell) {
      return (white >> cell & 1) != 0 ? 'w' : (black >> cell & 1) != 0 ? 'b' : EMPTY;
    }

    @Override
    public Pawns read(BoardSetup setup) {
      long whites = setup.bits('w');
      long blacks = setup.bits('b');
      int most = 2 * size.columns;
      setup.require(
          Math.max(Long.bitCount(whites), Long.bitCount(blacks)) <= most,
          "a side has at most %d pawns".formatted(most));
      var pawns = new Pawns(size, whites, blacks, setup.toMove());
      setup.require(
          !pawns.whiteWon() || setup.toMove() == Side.SECOND, "white has won, black is to move");
      setup.require(
          !pawns.blackWon() || setup.toMove() == Side.FIRST, "black has won, white is to move");
      return pawns;
    }
  }
}
