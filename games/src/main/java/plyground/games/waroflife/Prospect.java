package plyground.games.waroflife;

import plyground.core.Evaluator;

/**
 * How many times more a side has than the other: of pieces now, of pieces after one crank and after
 * two without a move, and of moves. Ratios tell who will die out better than differences do, and
 * the crank undoes much of what stands on the board.
 *
 * @param now weight of the pieces now, as the others out of a hundred
 */
record Prospect(int now, int next, int later, int mobility)
    implements Evaluator<WarOfLifePosition> {
  private static final int SCALE = 100;

  /** A hundred times the natural logarithm of one more than the index. */
  private static final int[] LOGARITHM = new int[2 * WarOfLifePosition.MOST_MOVES];

  static {
    for (int i = 0; i < LOGARITHM.length; i++) {
      LOGARITHM[i] = (int) Math.round(SCALE * Math.log1p(i));
    }
  }

  @Override
  public int evaluate(WarOfLifePosition position) {
    long own = position.own();
    long other = position.other();
    int value = now * ratio(Long.bitCount(own), Long.bitCount(other));
    if (mobility != 0) {
      long empty = ~(own | other);
      value += mobility * ratio(Cells.moves(own, empty), Cells.moves(other, empty));
    }
    long living = Crank.living(own | other);
    long ownNext = Crank.blue(own, other, living);
    long otherNext = living & ~ownNext;
    value += next * ratio(Long.bitCount(ownNext), Long.bitCount(otherNext));
    if (later != 0) {
      long last = Crank.living(living);
      int ownLast = Long.bitCount(Crank.blue(ownNext, otherNext, last));
      value += later * ratio(ownLast, Long.bitCount(last) - ownLast);
    }
    return value;
  }

  /** A one, then the ratios of pieces now, next and later, and of moves, in hundredths. */
  static void ratios(long own, long other, int[] into) {
    long empty = ~(own | other);
    long living = Crank.living(own | other);
    long ownNext = Crank.blue(own, other, living);
    long otherNext = living & ~ownNext;
    long last = Crank.living(living);
    int ownLast = Long.bitCount(Crank.blue(ownNext, otherNext, last));
    into[0] = 1;
    into[1] = ratio(Long.bitCount(own), Long.bitCount(other));
    into[2] = ratio(Long.bitCount(ownNext), Long.bitCount(otherNext));
    into[3] = ratio(ownLast, Long.bitCount(last) - ownLast);
    into[4] = ratio(Cells.moves(own, empty), Cells.moves(other, empty));
  }

  private static int ratio(int own, int other) {
    return LOGARITHM[own] - LOGARITHM[other];
  }

  @Override
  public int bound() {
    int weights = Math.abs(now) + Math.abs(next) + Math.abs(later) + Math.abs(mobility);
    return weights * LOGARITHM[LOGARITHM.length - 1] + 1;
  }
}
