package plyground.web.live;

import java.util.List;
import plyground.core.InputException;
import plyground.web.json.Body;

/**
 * What a match is made from.
 *
 * @param start a position by text or name; empty if the seed gives it
 * @param moves made already, in the first game
 * @param swap whether the players change seats from game to game
 * @param delay between the moves of agents, in milliseconds
 * @param clock seconds each side has for a game; 0 for no clocks
 * @param increment seconds more after every move
 */
public record Setup(
    String game,
    List<String> agents,
    long seed,
    String start,
    List<String> moves,
    int games,
    boolean swap,
    int delay,
    boolean paused,
    int clock,
    int increment) {
  static final int MOST_GAMES = 10_000;
  static final int LONGEST_DELAY = 60_000;
  static final int LONGEST_CLOCK = 24 * 60 * 60;
  static final int LONGEST_INCREMENT = 600;

  /** Without clocks. */
  public Setup(
      String game,
      List<String> agents,
      long seed,
      String start,
      List<String> moves,
      int games,
      boolean swap,
      int delay,
      boolean paused) {
    this(game, agents, seed, start, moves, games, swap, delay, paused, 0, 0);
  }

  public static Setup read(Body body) {
    return read(body, PositionRequest.MOST_MOVES);
  }

  /** The same from its start. */
  Setup withoutMoves() {
    return new Setup(
        game, agents, seed, start, List.of(), games, swap, delay, paused, clock, increment);
  }

  /**
   * @param mostMoves people may ask for so many at once, but games may be longer
   */
  static Setup read(Body body, int mostMoves) {
    var setup =
        new Setup(
            body.text("game", PositionRequest.LONGEST_NAME),
            body.texts("agents", 2, PositionRequest.LONGEST_AGENT),
            body.whole("seed", 0, PositionRequest.LARGEST_SEED, 1),
            body.text("start", PositionRequest.LONGEST_POSITION, ""),
            body.texts("moves", mostMoves, PositionRequest.LONGEST_MOVE),
            (int) body.whole("games", 1, MOST_GAMES, 1),
            body.flag("swap", false),
            (int) body.whole("delay", 0, LONGEST_DELAY, 0),
            body.flag("paused", false),
            (int) body.whole("clock", 0, LONGEST_CLOCK, 0),
            (int) body.whole("increment", 0, LONGEST_INCREMENT, 0));
    if (setup.agents.size() != 2) {
      throw new InputException("'agents': expected two of them");
    }
    return setup;
  }
}
