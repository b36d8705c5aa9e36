package plyground.arena.plan;

import java.util.function.IntFunction;
import plyground.core.InputException;
import plyground.core.SplitMix;

/**
 * The games of a match or tournament, in order; nothing but arithmetic on the seed, so that every
 * game can be made out again from its number.
 */
public final class Schedule {
  private final int size;
  private final int starts;
  private final IntFunction<ScheduledGame> games;

  private Schedule(long size, int starts, IntFunction<ScheduledGame> games) {
    if (size > Integer.MAX_VALUE) {
      throw new InputException(size + " games in all: expected at most " + Integer.MAX_VALUE);
    }
    this.size = (int) size;
    this.starts = starts;
    this.games = games;
  }

  /**
   * Player 0 against player 1: games 2k and 2k+1 have the same start and swapped seats.
   *
   * @param swap whether seats are swapped at all; if not, every game has its own start
   */
  public static Schedule match(int games, boolean swap, long seed) {
    return new Schedule(
        games,
        swap ? Math.ceilDiv(games, 2) : games,
        index -> {
          int start = swap ? index / 2 : index;
          int first = swap ? index % 2 : 0;
          return new ScheduledGame(
              index, first, 1 - first, start, gameSeed(seed, start, first == 1));
        });
  }

  /** Player 0 against every other in turn, so many games each, seats swapped pair by pair. */
  public static Schedule gauntlet(int players, int games, long seed) {
    return new Schedule(
        (long) (players - 1) * games,
        Math.ceilDiv(games, 2),
        index -> {
          int opponent = 1 + index / games;
          int game = index % games;
          boolean returned = game % 2 == 1;
          return new ScheduledGame(
              index,
              returned ? opponent : 0,
              returned ? 0 : opponent,
              game / 2,
              gameSeed(seed, game / 2, returned));
        });
  }

  /**
   * Every ordered pairing of the players, themselves included unless mirrors are left out, row by
   * row. The k-th game of every pairing has the same start, so that rows and columns compare.
   */
  public static Schedule roundRobin(int players, int games, boolean mirrors, long seed) {
    int opponents = mirrors ? players : players - 1;
    return new Schedule(
        (long) players * opponents * games,
        games,
        index -> {
          int pairing = index / games;
          int first = pairing / opponents;
          int column = pairing % opponents;
          int second = mirrors || column < first ? column : column + 1;
          int start = index % games;
          return new ScheduledGame(
              index, first, second, start, gameSeed(seed, start, first > second));
        });
  }

  public int size() {
    return size;
  }

  /** How many different starts there are; every pairing has the same ones. */
  public int starts() {
    return starts;
  }

  public ScheduledGame game(int index) {
    return games.apply(index);
  }

  /**
   * The seed of a game from the k-th start: the very first is the schedule's own, so that a game
   * can be played again by itself; all fit into the numbers every JSON reader keeps exactly.
   */
  private static long gameSeed(long seed, int k, boolean returned) {
    long start = k == 0 ? seed : SplitMix.derive(seed, k) >>> 12;
    return returned ? start ^ ScheduledGame.RETURN : start;
  }
}
