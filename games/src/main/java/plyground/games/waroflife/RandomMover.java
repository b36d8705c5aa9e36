package plyground.games.waroflife;

import plyground.core.Agent;
import plyground.core.Limit;
import plyground.core.SplitMix;

/** Any legal move, each as likely as the others; only the one it draws is ever written down. */
final class RandomMover implements Agent<Battle> {
  private final SplitMix random = new SplitMix(0);

  @Override
  public void newGame(long seed) {
    random.reseed(seed);
  }

  @Override
  public int choose(Battle battle, Limit limit) {
    long empty = ~(battle.blue() | battle.red());
    int count = 0;
    for (long rest = battle.own(); rest != 0; rest &= rest - 1) {
      count += Long.bitCount(Cells.around(Long.numberOfTrailingZeros(rest)) & empty);
    }
    return move(battle.own(), empty, random.nextInt(count));
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
