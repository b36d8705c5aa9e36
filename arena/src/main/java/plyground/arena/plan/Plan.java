package plyground.arena.plan;

import java.util.List;
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
    @Nullable Sprt sprt) {
  /** Enough for variety; further in, the agents have nothing left to decide. */
  private static final int MOST_PLIES = 30;

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
  }

  public Schedule schedule() {
    int players = agents.size();
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
