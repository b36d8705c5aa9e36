package plyground.games.othello;

import plyground.core.Outcome;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.SplitMix;

/**
 * An Othello position: the stones of the side to move and those of the other, in the bits of {@link
 * Size}. A move is the number of a square's bit, or {@link #PASS}.
 */
@SuppressWarnings("ArgumentSelectionDefectChecker") // the sides change places at every move
public record OthelloPosition(long own, long other, BoardTurn turn)
    implements Position<OthelloPosition> {
  /** The move of a player who cannot place a stone while the other can. */
  public static final int PASS = 64;

  /** The start of that board by its usual rule. */
  public static OthelloPosition start(Size size) {
    return start(size, EmptySquares.usual(size));
  }

  /**
   * Four stones crosswise, player 1 (black) to move. On the small board black has the upper left of
   * them, as the course sets them up, on the large one white, as everybody does.
   */
  public static OthelloPosition start(Size size, EmptySquares empty) {
    int middle = size.side() / 2;
    long falling = 1L << size.square(middle - 1, middle - 1) | 1L << size.square(middle, middle);
    long rising = 1L << size.square(middle - 1, middle) | 1L << size.square(middle, middle - 1);
    return size == Size.SIX
        ? of(size, empty, falling, rising, Side.FIRST)
        : of(size, empty, rising, falling, Side.FIRST);
  }

  /** A position on that board by its usual rule. */
  public static OthelloPosition of(Size size, long first, long second, Side toMove) {
    return of(size, EmptySquares.usual(size), first, second, toMove);
  }

  static OthelloPosition of(Size size, EmptySquares empty, long first, long second, Side toMove) {
    var turn = BoardTurn.of(size, empty, toMove);
    return turn.first
        ? new OthelloPosition(first, second, turn)
        : new OthelloPosition(second, first, turn);
  }

  public Size size() {
    return turn.size;
  }

  /** The stones of player 1. */
  public long first() {
    return turn.first ? own : other;
  }

  /** The stones of player 2. */
  public long second() {
    return turn.first ? other : own;
  }

  long empty() {
    return turn.board & ~(own | other);
  }

  int empties() {
    return Long.bitCount(empty());
  }

  /** Where the side to move may place a stone. */
  long places() {
    return FlipLines.places(own, other, empty());
  }

  /** Where the other could, were it its turn. */
  long otherPlaces() {
    return FlipLines.places(other, own, empty());
  }

  /** Stones of the side to move beyond those of the other. */
  public int lead() {
    return Long.bitCount(own) - Long.bitCount(other);
  }

  /** How many of these squares the side to move holds more than the other. */
  int lead(long squares) {
    return Long.bitCount(own() & squares) - Long.bitCount(other() & squares);
  }

  /** What the side to move wins the game by; only to be asked once it is over. */
  int margin() {
    return turn.empty.margin(lead(), empties());
  }

  @Override
  public Side toMove() {
    return turn.side;
  }

  @Override
  public int moves(int[] into, int from) {
    long places = places();
    if (places == 0) {
      into[from] = PASS;
      return otherPlaces() == 0 ? from : from + 1;
    }
    // Eight at a time, some of them past the end: the processor guesses such a loop's end better.
    long rest = places;
    for (int at = from; rest != 0; at += 8) {
      into[at] = Long.numberOfTrailingZeros(rest);
      rest &= rest - 1;
      into[at + 1] = Long.numberOfTrailingZeros(rest);
      rest &= rest - 1;
      into[at + 2] = Long.numberOfTrailingZeros(rest);
      rest &= rest - 1;
      into[at + 3] = Long.numberOfTrailingZeros(rest);
      rest &= rest - 1;
      into[at + 4] = Long.numberOfTrailingZeros(rest);
      rest &= rest - 1;
      into[at + 5] = Long.numberOfTrailingZeros(rest);
      rest &= rest - 1;
      into[at + 6] = Long.numberOfTrailingZeros(rest);
      rest &= rest - 1;
      into[at + 7] = Long.numberOfTrailingZeros(rest);
      rest &= rest - 1;
    }
    return from + Long.bitCount(places);
  }

  @Override
  public boolean over() {
    return places() == 0 && otherPlaces() == 0;
  }

  @Override
  public OthelloPosition play(int move) {
    if (move == PASS) {
      return new OthelloPosition(other, own, turn.next());
    }
    long flips = FlipLines.flips(move, own, other);
    return new OthelloPosition(other ^ flips, own ^ (flips | 1L << move), turn.next());
  }

  @Override
  public Outcome outcome() {
    int score = margin() * turn.side.sign();
    return score == 0
        ? Outcome.draw(0, "equal discs")
        : Outcome.win(score > 0 ? Side.FIRST : Side.SECOND, score, "most discs");
  }

  @Override
  public long key() {
    return SplitMix.mix(own + SplitMix.mix(other + turn.salt));
  }
}
