package plyground.games.labyrinth;

/**
 * What a player is after.
 *
 * @param target the square to get to
 * @param last whether getting there wins
 */
record Quest(int target, boolean last) {
  /** A player's quest after so many others. */
  static Quest of(LabyrinthPosition position, int player, int later) {
    int found = position.found(player) + later;
    return new Quest(position.target(player, later), found >= position.deal().size(player));
  }
}
