package plyground.games.othello;

/**
 * A few plies of alpha-beta on the ordering's evaluator: what a position is worth by a guess, in
 * {@link OrderingWeights#UNIT}s of a disc.
 */
@SuppressWarnings("ArgumentSelectionDefectChecker") // the sides change places at every move
public final class ShallowSearch {
  public static final int INFINITY = 1_000_000;

  private final long board;
  private final EmptySquares rule;
  private final OrderingWeights weights;
  private final MovePicker[] frames = new MovePicker[61];
  private long positions;

  public ShallowSearch(Size size, EmptySquares rule, OrderingWeights weights) {
    board = size.board();
    this.rule = rule;
    this.weights = weights;
  }

  long takePositions() {
    long seen = positions;
    positions = 0;
    return seen;
  }

  /** The value if it is inside the window; otherwise a bound on it. */
  public int value(long own, long other, int alpha, int beta, int plies) {
    positions++;
    long empty = board & ~(own | other);
    long places = FlipLines.places(own, other, empty);
    if (places == 0) {
      return FlipLines.places(other, own, empty) == 0
          ? OrderingWeights.UNIT
              * rule.margin(Long.bitCount(own) - Long.bitCount(other), Long.bitCount(empty))
          : -value(other, own, -beta, -alpha, plies);
    }
    if (plies == 0) {
      return weights.value(own, other, empty, places);
    }
    return plies == 1
        ? lastPly(own, other, beta, places)
        : inner(own, other, alpha, beta, plies, places);
  }

  private int lastPly(long own, long other, int beta, long places) {
    int best = -INFINITY;
    for (long rest = places; rest != 0 && best < beta; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long flips = FlipLines.flips(square, own, other);
      best = Math.max(best, -value(other ^ flips, own ^ (flips | 1L << square), -beta, -best, 0));
    }
    return best;
  }

  private int inner(long own, long other, int alpha, int beta, int plies, long places) {
    var frame = frame(plies);
    frame.count = 0;
    for (long rest = places; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long flips = FlipLines.flips(square, own, other);
      frame.add(square, flips, -replies(other ^ flips, own ^ (flips | 1L << square)));
    }
    int best = -INFINITY;
    for (int i = 0; i < frame.count && best < beta; i++) {
      frame.pick(i);
      long flips = frame.flips[i];
      long nextOther = own ^ (flips | 1L << frame.squares[i]);
      int low = Math.max(alpha, best);
      best = Math.max(best, -value(other ^ flips, nextOther, -beta, -low, plies - 1));
    }
    return best;
  }

  private int replies(long own, long other) {
    return Long.bitCount(FlipLines.places(own, other, board & ~(own | other)));
  }

  private MovePicker frame(int plies) {
    if (frames[plies] == null) {
      frames[plies] = new MovePicker();
    }
    return frames[plies];
  }
}
