package plyground.games.kit;

import plyground.core.*;
import plyground.core.kit.*;
import plyground.core.spi.*;

/** Three in a row on nine cells: tic-tac-toe in one file. */
public final class Noughts implements GameProvider<Noughts.Grid> {
  private static final Geometry BOARD = Geometry.squares(3, 3, Naming.NUMBERS);
  private static final long[] LINES = BOARD.lines(3);

  @Override
  public GameDescriptor<Grid> descriptor() {
    return BoardGame.of("noughts", "three in a row on a 3x3 board; x begins", BOARD, new Grid(0, 0))
        .rules("In turn each side marks an empty cell.", "Three own marks in a line win.")
        .opponent("alphabeta:depth=9")
        .symmetries(Geometry::turnsAndMirrors)
        .winning((grid, cell) -> (grid.line() >> cell & 1) != 0)
        .descriptor();
  }

  /** The cells of each side, a bit each. */
  public record Grid(int x, int o) implements BoardPosition<Grid> {
    @Override
    public Side toMove() {
      return Integer.bitCount(x) == Integer.bitCount(o) ? Side.FIRST : Side.SECOND;
    }

    /** The cells of finished lines, which are those of the side that moved last. */
    long line() {
      long won = 0;
      long last = toMove() == Side.FIRST ? o : x;
      for (long line : LINES) {
        won |= (last & line) == line ? line : 0;
      }
      return won;
    }

    @Override
    public int moves(int[] into, int from) {
      int end = from;
      for (int free = line() != 0 ? 0 : ~(x | o) & 0x1FF; free != 0; free &= free - 1) {
        into[end++] = Integer.numberOfTrailingZeros(free);
      }
      return end;
    }

    @Override
    public boolean over() {
      return (x | o) == 0x1FF || line() != 0;
    }

    @Override
    public Grid play(int cell) {
      return toMove() == Side.FIRST ? new Grid(x | 1 << cell, o) : new Grid(x, o | 1 << cell);
    }

    @Override
    public Outcome outcome() {
      return line() == 0 ? Outcome.of(0, "full board") : Outcome.of(-toMove().sign(), "line");
    }

    @Override
    public long key() {
      return Keys.of(x, o);
    }

    @Override
    public int at(int cell) {
      return (x >> cell & 1) != 0 ? 'x' : (o >> cell & 1) != 0 ? 'o' : EMPTY;
    }

    @Override
    public Grid read(BoardSetup setup) {
      return new Grid((int) setup.bits('x'), (int) setup.bits('o'));
    }
  }
}
