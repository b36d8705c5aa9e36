package plyground.arena.plan;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import plyground.arena.stats.Sprt;
import plyground.core.Game;
import plyground.core.InputException;
import plyground.core.Position;

/**
 * A match or tournament, said completely: whoever has the plan can play every game of it and gets
 * the same games.
 *
 * @param game by name
 * @param agents by name
 * @param games of a pairing
 * @param start the position all games start from; null: the game's own starts
 * @param openings how many plies into the game the agents take over; null: at the start
 * @param sprt a test that ends a match early; null: all games count
 * @param repeats whether to play on where the games only repeat themselves
 * @param scheme how games follow from the seed: 0 as in version 0.1, for runs begun with it
 * @param until what ends a tournament early, whose pairings get games as it needs them; null: all
 *     play alike
 */
public record Plan(
    String game,
    List<String> agents,
    Form form,
    int games,
    long seed,
    @Nullable String start,
    @Nullable Integer openings,
    TimeControl control,
    @Nullable Sprt sprt,
    boolean repeats,
    int scheme,
    @Nullable Goal until) {
  /** Enough for variety; further in, the agents have nothing left to decide. */
  private static final int MOST_PLIES = 30;

  /** How games follow from the seed today. */
  public static final int SCHEME = 1;

  /** Who plays whom. */
  public enum Form {
    /** The first against the second, seats swapped pair by pair. */
    MATCH,
    /** The first against the second, always moving first. */
    ONE_SIDED,
    /** Everybody against everybody, themselves included. */
    ROUND_ROBIN,
    /** Everybody against everybody else. */
    NO_MIRRORS,
    /** The first against everybody else, seats swapped pair by pair. */
    GAUNTLET
  }

  /** What a tournament may want to know. */
  public enum Goal {
    /** Who is better, of every two. */
    RANKS,
    /** Who beats each of the others. */
    BEST
  }

  /** Refuses what cannot be played. */
  public Plan {
    agents = List.copyOf(agents);
    if (games < 1) {
      throw InputException.of("games", games, "expected a whole number from 1");
    }
    if (seed < 0 || seed >= 1L << 53) {
      throw InputException.of("seed", seed, "expected a whole number from 0 below 2^53");
    }
    if (openings != null && (openings < 0 || openings > MOST_PLIES)) {
      throw InputException.of(
          "openings", openings, "expected a whole number from 0 to " + MOST_PLIES);
    }
    if (until != null && form != Form.NO_MIRRORS) {
      throw InputException.of(
          "until",
          until.name().toLowerCase(Locale.ROOT),
          "expected a tournament of everybody against everybody else");
    }
  }

  /** A plan of today that ends where the games repeat themselves. */
  public Plan(
      String game,
      List<String> agents,
      Form form,
      int games,
      long seed,
      @Nullable String start,
      @Nullable Integer openings,
      TimeControl control,
      @Nullable Sprt sprt) {
    this(game, agents, form, games, seed, start, openings, control, sprt, false, SCHEME, null);
  }

  /** The same plan, played on where the games repeat themselves. */
  public Plan withRepeats() {
    return new Plan(
        game, agents, form, games, seed, start, openings, control, sprt, true, scheme, until);
  }

  /** The same plan, whose pairings get games until it knows so much. */
  public Plan until(Goal goal) {
    return new Plan(
        game, agents, form, games, seed, start, openings, control, sprt, repeats, scheme, goal);
  }

  /** Whether the results decide when the run ends. */
  public boolean sequential() {
    return sprt != null || until != null;
  }

  /** The same plan as version 0.1 would have made it. */
  public Plan asFirst() {
    return new Plan(
        game, agents, form, games, seed, start, openings, control, sprt, false, 0, null);
  }

  /** Whether games are made as in version 0.1: all of them count, and images are different. */
  public boolean first() {
    return scheme == 0;
  }

  /** Whether the run ends where its games only repeat themselves. */
  public boolean endsOnRepeats() {
    return !repeats && !first();
  }

  /** Who plays whom, game by game, with which seeds. */
  public Schedule schedule() {
    int players = agents.size();
    if (until != null) {
      return Schedule.chosen(players, games, seed);
    }
    if (first()) {
      return switch (form) {
        case MATCH -> FirstSchedule.match(games, true, seed);
        case ONE_SIDED -> FirstSchedule.match(games, false, seed);
        case ROUND_ROBIN -> FirstSchedule.roundRobin(players, games, true, seed);
        case NO_MIRRORS -> FirstSchedule.roundRobin(players, games, false, seed);
        case GAUNTLET -> FirstSchedule.gauntlet(players, games, seed);
      };
    }
    return switch (form) {
      case MATCH -> Schedule.match(games, true, seed);
      case ONE_SIDED -> Schedule.match(games, false, seed);
      case ROUND_ROBIN -> Schedule.roundRobin(players, games, true, seed);
      case NO_MIRRORS -> Schedule.roundRobin(players, games, false, seed);
      case GAUNTLET -> Schedule.gauntlet(players, games, seed);
    };
  }

  /** Whether every start is played with both seatings. */
  public boolean paired() {
    return form != Form.ONE_SIDED;
  }

  /** Reads the start that is named. */
  public <P extends Position<P>> P start(Game<P> rules) {
    try {
      P position = rules.position(String.valueOf(start));
      if (position.over()) {
        throw new InputException("the game is over there");
      }
      return position;
    } catch (InputException wrong) {
      throw wrong.in("start");
    }
  }
}
