package plyground.games.labyrinth;

import plyground.core.Game;
import plyground.core.LegalMoves;

/** The seeker's three turns as plain minimax, move by move. */
record SlowSeeker(Game<LabyrinthPosition> game, int player) {
  int value(LabyrinthPosition hunt, int move) {
    var next = hunt.play(move);
    if (next.home(player)) {
      return SeekerValue.WIN;
    }
    int least = Integer.MAX_VALUE;
    for (int reply : LegalMoves.of(game, next)) {
      least = Math.min(least, answered(hunt, next.play(reply)));
    }
    return least;
  }

  private int answered(LabyrinthPosition root, LabyrinthPosition hunt) {
    if (hunt.home(1 - player)) {
      return -SeekerValue.WIN;
    }
    int best = Integer.MIN_VALUE;
    for (int shift = 0; shift < Shift.COUNT; shift++) {
      int finds = hunt.found(player) - root.found(player);
      int hisFinds = hunt.found(1 - player) - root.found(1 - player);
      int own = finds * SeekerValue.TREASURE + own(hunt, shift);
      best = Math.max(best, own - hisFinds * SeekerValue.TREASURE - his(hunt, shift));
    }
    return best;
  }

  private int own(LabyrinthPosition hunt, int shift) {
    var maze = hunt.maze().shifted(shift);
    long part = maze.reach(Shift.carry(shift, hunt.square(player)));
    var quest = Quest.of(hunt, player, 0);
    if (!Square.contains(part, quest.target())) {
      return SeekerValue.moved(quest, ways(maze, quest), part);
    }
    if (quest.last()) {
      return SeekerValue.LATER_WIN;
    }
    var next = Quest.of(hunt, player, 1);
    return SeekerValue.TREASURE
        + SeekerValue.moved(next, ways(maze, next), Square.bit(quest.target()));
  }

  private int his(LabyrinthPosition hunt, int shift) {
    var maze = hunt.maze().shifted(shift);
    var quest = Quest.of(hunt, 1 - player, 0);
    int square = Shift.carry(shift, hunt.square(1 - player));
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
