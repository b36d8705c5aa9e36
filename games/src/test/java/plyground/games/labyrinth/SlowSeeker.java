package plyground.games.labyrinth;

import plyground.core.Game;
import plyground.core.LegalMoves;

/** The seeker's three turns as plain minimax, move by move. */
record SlowSeeker(Game<LabyrinthPosition> game, int player) {
  int value(LabyrinthPosition position, int move) {
    var next = position.play(move);
    if (next.home(player)) {
      return SeekerValue.WIN;
    }
    int least = Integer.MAX_VALUE;
    for (int reply : LegalMoves.of(game, next)) {
      least = Math.min(least, answered(position, next.play(reply)));
    }
    return least;
  }

  /** The worth of a position to the seeker, to move again after both have moved. */
  int answered(LabyrinthPosition root, LabyrinthPosition position) {
    if (position.home(1 - player)) {
      return -SeekerValue.WIN;
    }
    int best = Integer.MIN_VALUE;
    for (int shift = 0; shift < Shift.COUNT; shift++) {
      int finds = position.found(player) - root.found(player);
      int hisFinds = position.found(1 - player) - root.found(1 - player);
      int own = finds * SeekerValue.TREASURE + own(position, shift);
      best = Math.max(best, own - hisFinds * SeekerValue.TREASURE - his(position, shift));
    }
    return best;
  }

  private int own(LabyrinthPosition position, int shift) {
    var maze = position.maze().shifted(shift);
    long part = maze.reach(Shift.carry(shift, position.square(player)));
    var quest = Quest.of(position, player, 0);
    if (!Square.contains(part, quest.target())) {
      return SeekerValue.moved(quest, ways(maze, quest), part);
    }
    if (quest.last()) {
      return SeekerValue.LATER_WIN;
    }
    var next = Quest.of(position, player, 1);
    return SeekerValue.TREASURE
        + SeekerValue.moved(next, ways(maze, next), Square.bit(quest.target()));
  }

  private int his(LabyrinthPosition position, int shift) {
    var maze = position.maze().shifted(shift);
    var quest = Quest.of(position, 1 - player, 0);
    int square = Shift.carry(shift, position.square(1 - player));
    return SeekerValue.toMove(quest, ways(maze, quest), square);
  }

  private static Ways ways(Maze maze, Quest quest) {
    var crossroads = new Crossroads();
    crossroads.look(maze);
    var ways = new Ways();
    ways.count(crossroads, quest.target());
    return ways;
  }
}
