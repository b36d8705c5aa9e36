package plyground.core.kit;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import plyground.core.InputException;
import plyground.core.Side;

/** A board as somebody wrote it: every symbol is known, but no rule has been asked yet. */
public final class BoardSetup {
  private final int[] cells;
  private final Side toMove;
  private final String extra;

  BoardSetup(int[] cells, Side toMove, String extra) {
    this.cells = cells.clone();
    this.toMove = toMove;
    this.extra = extra;
  }

  /** Who is to move. */
  public Side toMove() {
    return toMove;
  }

  /** What is on a cell, as {@link BoardPosition#at} gives it. */
  public int at(int cell) {
    return cells[cell];
  }

  /** All cells, as {@link #at} gives them. */
  public int[] cells() {
    return cells.clone();
  }

  /** How many cells hold this. */
  public int count(int symbol) {
    return (int) Arrays.stream(cells).filter(each -> each == symbol).count();
  }

  /** The cells that hold this, a bit each; for boards of at most 64 cells. */
  public long bits(int symbol) {
    if (cells.length > Long.SIZE) {
      throw new IllegalStateException("a long has no room for " + cells.length + " cells");
    }
    return bits(symbol, cell -> cell);
  }

  /**
   * The cells that hold this, each where the position keeps it.
   *
   * @param bit the place of a cell's bit; a cell with none from 0 to 63 is left out
   */
  public long bits(int symbol, IntUnaryOperator bit) {
    long bits = 0;
    for (int cell = 0; cell < cells.length; cell++) {
      int at = bit.applyAsInt(cell);
      bits |= cells[cell] == symbol && at >= 0 && at < Long.SIZE ? 1L << at : 0;
    }
    return bits;
  }

  /**
   * Refuses boards that no game comes to.
   *
   * @throws InputException with that complaint, unless all is well
   */
  public void require(boolean well, String complaint) {
    if (!well) {
      throw new InputException(complaint);
    }
  }

  /** What was written after the side, as {@link BoardPosition#extra} gives it. */
  public String extra() {
    return extra;
  }
}
