package plyground.courses.war;

import java.util.List;
import org.jspecify.annotations.Nullable;
import plyground.games.war.War;
import plyground.games.war.WarPosition;

/**
 * Where in the search a row of the right log belongs.
 *
 * @param path the moves from the root to the node the row is about
 * @param node its number in the order of visits, from 0
 * @param kind why the row is written
 * @param child the move that has just come back; -1 where none has
 */
record LogPlace(List<Integer> path, long node, Kind kind, int child) {
  /** Why a row is written. */
  enum Kind {
    ENTERED,
    LEAF,
    CHILD_BACK
  }

  /** The node's position. */
  WarPosition position(War game) {
    var position = game.start();
    for (int move : path) {
      position = position.play(move);
    }
    return position;
  }

  /** The position above it; null at the root. */
  @Nullable WarPosition parent(War game) {
    return path.isEmpty()
        ? null
        : new LogPlace(path.subList(0, path.size() - 1), node, kind, child).position(game);
  }

  /** The moves to it, in words. */
  String words(War game) {
    if (path.isEmpty()) {
      return "the root";
    }
    var text = new StringBuilder();
    var position = game.start();
    for (int move : path) {
      text.append(text.isEmpty() ? "" : ", ");
      text.append(MovesFile.player(position.toMove())).append(' ');
      text.append(moveWords(game, move));
      position = position.play(move);
    }
    return text.toString();
  }

  static String moveWords(War game, int move) {
    return MovesFile.action(move) + " " + game.map().name(WarPosition.city(move));
  }
}
