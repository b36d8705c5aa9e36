package plyground.arena.plan;

import plyground.core.SplitMix;

/**
 * The schedules of version 0.1, for runs that were begun with it: pairing after pairing, and all
 * pairings draw from the same seeds. The two games of a pair differ in one bit of theirs.
 */
final class FirstSchedule {
  private static final long RETURN = 1L << 52;

  private FirstSchedule() {}

  static Schedule match(int games, boolean swap, long seed) {
    return new Schedule(
        games,
        swap ? Math.ceilDiv(games, 2) : games,
        seed & (RETURN - 1),
        index -> {
          int start = swap ? index / 2 : index;
          int first = swap ? index % 2 : 0;
          return game(index, first, 1 - first, start, seed, first == 1);
        },
        (first, _, number) -> swap ? 2 * number + first : number);
  }

  static Schedule gauntlet(int players, int games, long seed) {
    return new Schedule(
        (long) (players - 1) * games,
        Math.ceilDiv(games, 2),
        seed & (RETURN - 1),
        index -> {
          int opponent = 1 + index / games;
          int game = index % games;
          return game % 2 == 1
              ? game(index, opponent, 0, game / 2, seed, true)
              : game(index, 0, opponent, game / 2, seed, false);
        },
        (first, second, number) ->
            (first + second - 1) * games + 2 * number + (first == 0 ? 0 : 1));
  }

  static Schedule roundRobin(int players, int games, boolean mirrors, long seed) {
    int opponents = mirrors ? players : players - 1;
    return new Schedule(
        (long) players * opponents * games,
        games,
        seed & (RETURN - 1),
        index -> {
          int pairing = index / games;
          int first = pairing / opponents;
          int column = pairing % opponents;
          int second = mirrors || column < first ? column : column + 1;
          return game(index, first, second, index % games, seed, first > second);
        },
        (first, second, number) -> {
          int column = mirrors || second < first ? second : second - 1;
          return (first * opponents + column) * games + number;
        });
  }

  private static ScheduledGame game(
      int index, int first, int second, int start, long seed, boolean returned) {
    long draws = start == 0 ? seed : SplitMix.derive(seed, start) >>> 12;
    return new ScheduledGame(index, first, second, start, returned ? draws ^ RETURN : draws);
  }
}
