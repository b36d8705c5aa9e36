package plyground.arena.plan;

import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import plyground.core.InputException;
import plyground.core.SplitMix;

/**
 * The games of a match or tournament, in order; nothing but arithmetic on the seed, so that every
 * game can be made out again from its number. A tournament goes round by round: all pairings play
 * the first start with both seatings, then all the second, so that it can be stopped at any time.
 */
public final class Schedule {
  private final int size;
  private final int starts;
  private final long seed;
  private final IntFunction<ScheduledGame> games;
  private final Places places;
  private final @Nullable ChosenPairs chosen;

  /** Where in the schedule a game of a seating is. */
  interface Places {
    /**
     * @param number of the game among those of the seating, from 0
     */
    int index(int first, int second, int number);
  }

  Schedule(long size, int starts, long seed, IntFunction<ScheduledGame> games, Places places) {
    this(size, starts, seed, games, places, null);
  }

  private Schedule(
      long size,
      int starts,
      long seed,
      IntFunction<ScheduledGame> games,
      Places places,
      @Nullable ChosenPairs chosen) {
    if (size > Integer.MAX_VALUE) {
      throw new InputException(size + " games in all: expected at most " + Integer.MAX_VALUE);
    }
    this.size = (int) size;
    this.starts = starts;
    this.seed = seed;
    this.games = games;
    this.places = places;
    this.chosen = chosen;
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
        seed,
        index -> {
          int start = swap ? index / 2 : index;
          int first = swap ? index % 2 : 0;
          return game(index, first, 1 - first, start, seed);
        },
        (first, _, number) -> swap ? 2 * number + first : number);
  }

  /** Player 0 against every other, so many games each, seats swapped pair by pair. */
  public static Schedule gauntlet(int players, int games, long seed) {
    int opponents = players - 1;
    return new Schedule(
        (long) opponents * games,
        Math.ceilDiv(games, 2),
        seed,
        index -> {
          int round = index / (2 * opponents);
          int place = index % (2 * opponents);
          boolean both = 2 * round + 1 < games;
          int opponent = 1 + (both ? place / 2 : place);
          boolean returned = both && place % 2 == 1;
          return returned
              ? game(index, opponent, 0, round, seed)
              : game(index, 0, opponent, round, seed);
        },
        (first, second, number) -> {
          int place = first + second - 1;
          boolean both = 2 * number + 1 < games;
          return 2 * opponents * number + (both ? 2 * place + (first == 0 ? 0 : 1) : place);
        });
  }

  /**
   * Every ordered pairing of the players, themselves included unless mirrors are left out: so many
   * rounds, in each of which all play from the same start, so that rows and columns compare.
   */
  public static Schedule roundRobin(int players, int games, boolean mirrors, long seed) {
    int ordered = players * (players - 1);
    int round = mirrors ? ordered + players : ordered;
    return new Schedule(
        (long) round * games,
        games,
        seed,
        index -> {
          int place = index % round;
          int start = index / round;
          if (place >= ordered) {
            return game(index, place - ordered, place - ordered, start, seed);
          }
          int first = first(place / 2, players);
          int second = place / 2 - before(first, players) + first + 1;
          return place % 2 == 0
              ? game(index, first, second, start, seed)
              : game(index, second, first, start, seed);
        },
        (first, second, number) -> {
          int lower = Math.min(first, second);
          int pairing = before(lower, players) + Math.max(first, second) - lower - 1;
          int place = first == second ? ordered + first : 2 * pairing + (first < second ? 0 : 1);
          return number * round + place;
        });
  }

  /**
   * Everybody against everybody else, as many games as {@link #roundRobin} has at most; but which
   * pairings play is said as it goes on. The first round is for all of them.
   */
  static Schedule chosen(int players, int games, long seed) {
    long size = (long) players * (players - 1) * games;
    var chosen = new ChosenPairs((int) Math.min(size, Integer.MAX_VALUE) / 2);
    chosen.addFirst(players);
    return new Schedule(
        size,
        (int) (size / 2),
        seed,
        index -> {
          var pair = chosen.get(index / 2);
          return index % 2 == 0
              ? game(index, pair.a(), pair.b(), pair.start(), seed)
              : game(index, pair.b(), pair.a(), pair.start(), seed);
        },
        chosen::index,
        chosen);
  }

  /** How many pairings have a lower first number. */
  private static int before(int first, int players) {
    return first * (2 * players - first - 1) / 2;
  }

  private static int first(int pairing, int players) {
    int first = 0;
    while (before(first + 1, players) <= pairing) {
      first++;
    }
    return first;
  }

  /** How many games there are in all. */
  public int size() {
    return size;
  }

  /** How many of the games are known by now: all of them, unless results decide who plays. */
  public int known() {
    return chosen == null ? size : 2 * chosen.size();
  }

  /**
   * Adds a round for these pairings to a schedule that is made as it goes on, from starts nobody
   * had before; false if there is no room for any game.
   */
  public boolean extend(List<Seating> pairings) {
    return chosen != null && chosen.addRound(pairings);
  }

  /** A game of one seating: the one of that number, from 0, among those in schedule order. */
  public ScheduledGame game(Seating seats, int number) {
    return game(places.index(seats.a(), seats.b(), number));
  }

  /** How many different starts there are; every pairing has the same ones. */
  public int starts() {
    return starts;
  }

  /** The game of that index, from 0. */
  public ScheduledGame game(int index) {
    return games.apply(index);
  }

  /**
   * Where the start of that number comes from: the very first from the schedule's own seed, so that
   * a game can be played again by itself.
   */
  public long startSeed(int start) {
    return startSeed(seed, start);
  }

  static long startSeed(long seed, int start) {
    return start == 0 ? seed : SplitMix.derive(seed, start) >>> 12;
  }

  /**
   * A game whose players draw from a seed of their own: start and pairing are mixed into it, since
   * pairings that shared their draws would share their luck. The very first game's is the
   * schedule's own; all fit into the numbers every JSON reader keeps exactly.
   */
  private static ScheduledGame game(int index, int first, int second, int start, long seed) {
    long pairing = (long) first << 32 | second;
    boolean own = start == 0 && first == 0 && second == 1;
    long draws = own ? seed : SplitMix.derive(SplitMix.derive(seed, start), pairing) >>> 11;
    return new ScheduledGame(index, first, second, start, draws);
  }
}
