package plyground.games.labyrinth;

import plyground.core.Evaluator;

/** Who is ahead: what each has found, and how far each still is from its target. */
final class Race implements Evaluator<LabyrinthPosition> {
  private static final int TREASURE = 1000;
  private static final int STEP = 20;

  @Override
  public int evaluate(LabyrinthPosition hunt) {
    int mover = hunt.mover();
    return way(hunt, mover) - way(hunt, 1 - mover);
  }

  private static int way(LabyrinthPosition hunt, int player) {
    if (hunt.home(player)) {
      return TREASURE * (hunt.deal().size(player) + 1);
    }
    int far = Distance.CIRCULAR.between(hunt.square(player), hunt.target(player, 0));
    return TREASURE * hunt.found(player) - STEP * far;
  }

  @Override
  public int bound() {
    return TREASURE * 14;
  }
}
