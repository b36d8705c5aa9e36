package plyground.games.waroflife;

import plyground.core.Outcome;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.SplitMix;

/**
 * A War of Life position, the crank of the last move turned. The first player is blue.
 *
 * <p>A move is {@code from << 6 | to}. How many moves were played belongs to the position, because
 * the game ends after {@value #LONGEST}.
 *
 * @param blue the blue cells, as in {@link Cells}
 * @param red the red cells
 * @param played single moves of either player so far
 */
public record WarOfLifePosition(long blue, long red, int played, Side toMove)
    implements Position<WarOfLifePosition> {
  /** A game of so many moves ends as an exhausted draw. */
  public static final int LONGEST = 250;

  /** The reason such a game ends for. */
  public static final String EXHAUST = "exhaust";

  /** Neighbouring pairs of cells; every move is from one of a pair to the other. */
  static final int MOST_MOVES = 210;

  public static WarOfLifePosition of(Cells cells, int played, Side toMove) {
    return new WarOfLifePosition(cells.blue(), cells.red(), played, toMove);
  }

  public Cells cells() {
    return new Cells(blue, red);
  }

  long own() {
    return toMove == Side.FIRST ? blue : red;
  }

  long other() {
    return toMove == Side.FIRST ? red : blue;
  }

  /** Whether the game ended before anybody looks for a move. */
  private boolean ended() {
    return blue == 0 || red == 0 || played >= LONGEST;
  }

  @Override
  public int moves(int[] into, int from) {
    return ended() ? from : moves(own(), ~(blue | red), into, from);
  }

  /**
   * The moves of some pieces, sorted, each to its empty neighbours, sorted.
   *
   * <p>Eight moves are written for every piece, however many it has, and the next piece's overwrite
   * what was too much: a loop that ends at another place each time costs more. There is room for
   * it, because of the six pairs in a square of four cells at most four are moves: 196 in all.
   */
  static int moves(long pieces, long empty, int[] into, int from) {
    int end = from;
    for (long rest = pieces; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      long to = Cells.around(cell) & empty;
      int count = Long.bitCount(to);
      for (int i = 0; i < 8; i++) {
        into[end + i] = cell << 6 | Long.numberOfTrailingZeros(to);
        to &= to - 1;
      }
      end += count;
    }
    return end;
  }

  @Override
  public boolean over() {
    return ended() || !Cells.canMove(own(), ~(blue | red));
  }

  /** The two cells a move touches. */
  static long touched(int move) {
    return 1L << (move >>> 6) | 1L << move;
  }

  /** The board between a move and the crank. */
  public Cells moved(int move) {
    long both = touched(move);
    return toMove == Side.FIRST ? new Cells(blue ^ both, red) : new Cells(blue, red ^ both);
  }

  @Override
  public WarOfLifePosition play(int move) {
    long both = touched(move);
    boolean first = toMove == Side.FIRST;
    long movedBlue = first ? blue ^ both : blue;
    long movedRed = first ? red : red ^ both;
    long living = Crank.living(movedBlue | movedRed);
    long nextBlue = Crank.blue(movedBlue, movedRed, living);
    return new WarOfLifePosition(nextBlue, living & ~nextBlue, played + 1, toMove.other());
  }

  /**
   * The checks in the order of the original program; a wipe-out on the last move comes too late.
   */
  @Override
  public Outcome outcome() {
    int score = Long.bitCount(blue) - Long.bitCount(red);
    if ((blue | red) == 0) {
      return Outcome.draw(score, "draw");
    }
    if (played >= LONGEST) {
      return Outcome.draw(score, EXHAUST);
    }
    if (blue == 0) {
      return Outcome.win(Side.SECOND, score, "win");
    }
    return red == 0 ? Outcome.win(Side.FIRST, score, "win") : Outcome.draw(score, "stalemate");
  }

  @Override
  public long key() {
    return SplitMix.mix(SplitMix.mix(blue + 2L * played + toMove.index()) ^ red);
  }
}
