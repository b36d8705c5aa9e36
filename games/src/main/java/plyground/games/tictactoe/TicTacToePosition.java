package plyground.games.tictactoe;

import plyground.core.Outcome;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.SplitMix;

/**
 * A tic-tac-toe position in the low bits of an int: cell 1 is the top left, cell 9 the bottom
 * right.
 *
 * <pre>
 * 18      17......9 8.......0
 * o to    o on      x on
 * move    9....1    9....1
 * </pre>
 */
public record TicTacToePosition(int bits) implements Position<TicTacToePosition> {
  private static final int CELLS = 9;
  private static final int FULL = 0b111_111_111;
  private static final int O_TO_MOVE = 1 << 18;
  private static final int[] LINES = {
    0b000_000_111, 0b000_111_000, 0b111_000_000, // rows
    0b001_001_001, 0b010_010_010, 0b100_100_100, // columns
    0b100_010_001, 0b001_010_100 // diagonals
  };

  /** For every set of cells whether it holds a line. */
  private static final boolean[] HAS_LINE = new boolean[FULL + 1];

  static {
    for (int cells = 0; cells <= FULL; cells++) {
      for (int line : LINES) {
        HAS_LINE[cells] |= (cells & line) == line;
      }
    }
  }

  static final TicTacToePosition EMPTY = new TicTacToePosition(0);

  static TicTacToePosition of(int x, int o, Side toMove) {
    return new TicTacToePosition(x | o << CELLS | (toMove == Side.SECOND ? O_TO_MOVE : 0));
  }

  int x() {
    return bits & FULL;
  }

  int o() {
    return bits >>> CELLS & FULL;
  }

  @Override
  public Side toMove() {
    return bits < O_TO_MOVE ? Side.FIRST : Side.SECOND;
  }

  boolean xWon() {
    return HAS_LINE[x()];
  }

  boolean oWon() {
    return HAS_LINE[o()];
  }

  /** The cells of finished lines. */
  int won() {
    int cells = 0;
    for (int line : LINES) {
      boolean full = (x() & line) == line || (o() & line) == line;
      cells |= full ? line : 0;
    }
    return cells;
  }

  private int empty() {
    return FULL & ~(x() | o());
  }

  @Override
  public int moves(int[] into, int from) {
    if (xWon() || oWon()) {
      return from;
    }
    int end = from;
    for (int rest = empty(); rest != 0; rest &= rest - 1) {
      into[end++] = Integer.numberOfTrailingZeros(rest);
    }
    return end;
  }

  @Override
  public boolean over() {
    return empty() == 0 || xWon() || oWon();
  }

  @Override
  public TicTacToePosition play(int move) {
    int stone = bits < O_TO_MOVE ? 1 << move : 1 << CELLS << move;
    return new TicTacToePosition((bits | stone) ^ O_TO_MOVE);
  }

  @Override
  public Outcome outcome() {
    if (xWon()) {
      return Outcome.win(Side.FIRST, 1, "line");
    }
    return oWon() ? Outcome.win(Side.SECOND, -1, "line") : Outcome.draw(0, "full board");
  }

  @Override
  public long key() {
    return SplitMix.mix(bits + 1L);
  }

  /** Lines in which only this side has stones, counted by how many stones it has there. */
  int openLines(Side side, int stones) {
    int own = side == Side.FIRST ? x() : o();
    int other = side == Side.FIRST ? o() : x();
    int count = 0;
    for (int line : LINES) {
      if ((line & other) == 0 && Integer.bitCount(line & own) == stones) {
        count++;
      }
    }
    return count;
  }
}
