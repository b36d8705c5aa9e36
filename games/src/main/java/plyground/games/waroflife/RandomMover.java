package plyground.games.waroflife;

import plyground.core.SplitMix;
import plyground.core.agent.Agent;
import plyground.core.search.Limit;

/** Any legal move, each as likely as the others; only the one it draws is ever written down. */
final class RandomMover implements Agent<WarOfLifePosition> {
  private final SplitMix random = new SplitMix(0);

  @Override
  public void newGame(long seed) {
    random.reseed(seed);
  }

  @Override
  public int choose(WarOfLifePosition position, Limit limit) {
    long empty = ~(position.blue() | position.red());
    return move(position.own(), empty, random.nextInt(Cells.moves(position.own(), empty)));
  }

  /** The n-th move in the game's order, counted from 0. */
  private static int move(long pieces, long empty, int n) {
    int left = n;
    for (long rest = pieces; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      long to = Cells.around(cell) & empty;
      int count = Long.bitCount(to);
      if (left < count) {
        return cell << 6 | Long.numberOfTrailingZeros(Long.expand(1L << left, to));
      }
      left -= count;
    }
    throw new IllegalArgumentException("no move " + n);
  }
}
