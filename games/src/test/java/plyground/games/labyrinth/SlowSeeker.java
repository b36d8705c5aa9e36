package plyground.games.labyrinth;

import plyground.core.Game;
import plyground.core.LegalMoves;

/** The seeker's three turns as plain minimax, move by move. */
record SlowSeeker(Game<Hunt> game, int player) {
  int value(Hunt hunt, int move) {
    var next = hunt.play(move);
    if (next.home(player)) {
      return Prospect.WIN;
    }
    int least = Integer.MAX_VALUE;
    for (int reply : LegalMoves.of(game, next)) {
      least = Math.min(least, answered(hunt, next.play(reply)));
    }
    return least;
  }

  private int answered(Hunt root, Hunt hunt) {
    if (hunt.home(1 - player)) {
      return -Prospect.WIN;
    }
    int best = Integer.MIN_VALUE;
    for (int shift = 0; shift < Shift.COUNT; shift++) {
      int finds = hunt.found(player) - root.found(player);
      int hisFinds = hunt.found(1 - player) - root.found(1 - player);
      int own = finds * Prospect.TREASURE + own(hunt, shift);
      best = Math.max(best, own - hisFinds * Prospect.TREASURE - his(hunt, shift));
    }
    return best;
  }

  private int own(Hunt hunt, int shift) {
    var maze = hunt.maze().shifted(shift);
    long part = maze.reach(Shift.carry(shift, hunt.square(player)));
    var quest = Quest.of(hunt, player, 0);
    if (!Square.contains(part, quest.target())) {
      return Prospect.moved(quest, ways(maze, quest), part);
    }
    if (quest.last()) {
      return Prospect.LATER_WIN;
    }
    var next = Quest.of(hunt, player, 1);
    return Prospect.TREASURE + Prospect.moved(next, ways(maze, next), Square.bit(quest.target()));
  }

  private int his(Hunt hunt, int shift) {
    var maze = hunt.maze().shifted(shift);
    var quest = Quest.of(hunt, 1 - player, 0);
    int square = Shift.carry(shift, hunt.square(1 - player));
    return Prospect.toMove(quest, ways(maze, quest), square);
  }

  private static Ways ways(Maze maze, Quest quest) {
    var crossroads = new Crossroads();
    crossroads.look(maze);
    var ways = new Ways();
    ways.count(crossroads, quest.target());
    return ways;
  }
}
