package plyground.courses.labyrinth;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import plyground.core.Side;
import plyground.core.agent.AgentException;
import plyground.core.agent.Fault;
import plyground.games.labyrinth.LabyrinthPosition;
import plyground.games.labyrinth.Shift;
import plyground.games.labyrinth.Square;

/**
 * What a file's own game was before and after one of its predicates; judged by what it says itself
 * where it keeps its treasures in a way of its own.
 */
record TurnReport(State before, State after) {
  static final String NO_WAY = ", where there is no way";
  static final String STAYS = ", where it was";
  static final String LOST = ", but the treasure there does not count";
  static final String SHIFTED = ", and the board is another";

  /** Of each player, the square and what is said of the target: an index, a square or nothing. */
  record State(TileGrid tiles, List<Integer> squares, List<String> targets) {
    int square(Side side) {
      return squares.get(side.index());
    }

    String told(Side side) {
      return targets.get(side.index());
    }

    /** The target, if it is told. */
    int target(Side side, int given) {
      String word = told(side);
      return word.contains("/") ? Square.parse(word) : word.equals("?") ? -1 : given;
    }
  }

  static TurnReport of(String answer) throws AgentException {
    var parts = answer.split(" \\| ");
    if (parts.length != 2) {
      throw new AgentException(Fault.PROTOCOL, "the answer is not two states of a game");
    }
    return new TurnReport(state(parts[0]), state(parts[1]));
  }

  private static State state(String text) throws AgentException {
    String[] words = text.split(" ");
    var tiles = TileGrid.parse(words[0]);
    if (words.length != 5 || tiles.isEmpty()) {
      throw new AgentException(
          Fault.PROTOCOL, "the board is not seven rows of seven tiles like 0110 any more");
    }
    return new State(
        tiles.get(), List.of(square(words[1]), square(words[2])), List.of(words[3], words[4]));
  }

  private static int square(String word) throws AgentException {
    int square = Square.parse(word);
    if (square < 0) {
      throw new AgentException(
          Fault.PROTOCOL, "a player is on " + word + "; expected I/J, each from 1 to 7");
    }
    return square;
  }

  /** The shift in words; one of the best if it is that in the game the file had. */
  String shift(LabyrinthPosition at, Set<Integer> best) {
    if (before.tiles.equals(after.tiles)) {
      return "no shift: the board stays as it is";
    }
    int made =
        IntStream.range(0, Shift.COUNT)
            .filter(each -> TileGrid.of(before.tiles.maze().shifted(each)).equals(after.tiles))
            .findFirst()
            .orElse(-1);
    if (made < 0) {
      return "no shift: the board is none of the twelve";
    }
    for (var side : Side.values()) {
      int should = Shift.carry(made, before.square(side));
      if (after.square(side) != should) {
        return "%s, but %s is on %s instead of %s"
            .formatted(
                Shift.format(made),
                side == Side.FIRST ? "a" : "b",
                Square.format(after.square(side)),
                Square.format(should));
      }
    }
    var side = at.toMove();
    int own = before.square(side);
    int target = before.target(side, at.target(side));
    boolean asked = before.tiles.equals(TileGrid.of(at.maze())) && target == at.target(side);
    if (asked) {
      return Shift.format(made);
    }
    boolean right = target < 0 || TurnProbes.best(before.tiles, own, target).contains(made);
    return right
        ? Shift.format(best.iterator().next())
        : Shift.format(made) + " for its own target";
  }

  /** The walk in words. */
  String walk(LabyrinthPosition at) {
    var side = at.toMove();
    int from = before.square(side);
    int to = after.square(side);
    String walked = "to " + Square.format(to);
    if (!before.tiles.equals(after.tiles)) {
      return walked + SHIFTED;
    }
    if (!MazeProbes.reached(before.tiles, from).contains(to)) {
      return walked + NO_WAY;
    }
    int target = before.target(side, at.target(side));
    if (target >= 0
        && TurnProbes.distance(to, target) > TurnProbes.nearest(before.tiles, from, target)) {
      return from == to
          ? walked + STAYS
          : "%s, %d from the target, where %d can be had"
              .formatted(
                  walked,
                  TurnProbes.distance(to, target),
                  TurnProbes.nearest(before.tiles, from, target));
    }
    boolean counts = to != target || !before.told(side).equals(after.told(side));
    return counts || before.told(side).contains("/") ? TurnProbes.NEAREST : walked + LOST;
  }
}
