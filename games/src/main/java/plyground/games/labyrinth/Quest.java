package plyground.games.labyrinth;

/**
 * What a player is after.
 *
 * @param target the square to get to
 * @param last whether getting there wins
 */
record Quest(int target, boolean last) {
  /** A player's quest after so many others. */
  static Quest of(LabyrinthPosition hunt, int player, int later) {
    int found = hunt.found(player) + later;
    return new Quest(hunt.target(player, later), found >= hunt.deal().size(player));
  }
}
