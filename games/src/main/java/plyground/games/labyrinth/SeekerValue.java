package plyground.games.labyrinth;

/** What the {@link Seeker} gives for what is to come, in thousandths of a treasure. */
final class SeekerValue {
  static final int TREASURE = 1000;

  /** A game won at once; one won later is worth less, and one not quite won still less. */
  static final int WIN = 1_000_000;

  static final int LATER_WIN = WIN / 2;
  private static final int NEARLY_WON = WIN / 4;

  /** A treasure that lies open to the player to move. */
  private static final int OPEN = 900;

  private static final int WAY = 20;
  private static final int STEP = 10;

  /** How much of a treasure remains if the opponent moves first: each way is one more to close. */
  private static final int[] THREAT = new int[Shift.COUNT + 1];

  static {
    for (int ways = 0; ways <= Shift.COUNT; ways++) {
      THREAT[ways] = (int) Math.round(0.8 * TREASURE * (1 - Math.pow(0.8, ways)));
    }
  }

  private SeekerValue() {}

  /** For the player to move, from a square. */
  static int toMove(Quest quest, Ways ways, int square) {
    int open = ways.from(square);
    int far = STEP * Distance.CIRCULAR.between(square, quest.target());
    return open == 0 ? -far : (quest.last() ? NEARLY_WON : OPEN) + WAY * open - far;
  }

  /** For the player who has just moved, from the best square of a part of the maze. */
  static int moved(Quest quest, Ways ways, long part) {
    int threat = THREAT[ways.most(part)];
    int far = STEP * Distance.CIRCULAR.nearest(part, quest.target());
    return (quest.last() ? 2 * threat : threat) - far;
  }
}
