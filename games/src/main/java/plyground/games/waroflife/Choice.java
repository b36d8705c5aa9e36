package plyground.games.waroflife;

import plyground.core.SplitMix;

/**
 * Keeps the best of the moves it is shown one after the other: of equal ones the first, or each
 * with the same chance.
 */
final class Choice {
  private final boolean randomTies;
  private final SplitMix random = new SplitMix(0);
  private int move;
  private int value;
  private int equals;

  Choice(boolean randomTies) {
    this.randomTies = randomTies;
  }

  void reseed(long seed) {
    random.reseed(seed);
  }

  void clear() {
    equals = 0;
  }

  void offer(int offered, int worth) {
    if (equals == 0 || worth > value) {
      move = offered;
      value = worth;
      equals = 1;
    } else if (worth == value) {
      equals++;
      if (randomTies && random.nextInt(equals) == 0) {
        move = offered;
      }
    }
  }

  /** What a move must at least be worth to matter, once there is one. */
  int needed() {
    return equals == 0 ? 1 - Integer.MAX_VALUE : randomTies ? value : value + 1;
  }

  int move() {
    return move;
  }

  int value() {
    return value;
  }
}
