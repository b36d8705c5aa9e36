package plyground.games.labyrinth;

import plyground.core.Evaluator;

/** Who is ahead: what each has found, and how far each still is from its target. */
final class Race implements Evaluator<LabyrinthPosition> {
  private static final int TREASURE = 1000;
  private static final int STEP = 20;

  @Override
  public int evaluate(LabyrinthPosition position) {
    int mover = position.mover();
    return way(position, mover) - way(position, 1 - mover);
  }

  private static int way(LabyrinthPosition position, int player) {
    if (position.home(player)) {
      return TREASURE * (position.deal().size(player) + 1);
    }
    int far = Distance.CIRCULAR.between(position.square(player), position.target(player, 0));
    return TREASURE * position.found(player) - STEP * far;
  }

  @Override
  public int bound() {
    return TREASURE * 14;
  }
}
