package plyground.games.othello;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The openings of the large board that players have names for, by the moves that lead there from
 * the usual start. The first move is always c4; others are turned so that it is.
 */
final class OpeningNames {
  private static final String TABLE =
      """
      diagonal       c4c3
      x-square       c4c3d3c5b2
      snake          c4c3d3c5b3
      lysons         c4c3d3c5b3f3
      heath          c4c3d3c5b4
      heath-bat      c4c3d3c5b4d2d6
      heath-chimney  c4c3d3c5b4e3
      raccoon-dog    c4c3d3c5b5
      hamilton       c4c3d3c5b6
      rocket         c4c3d3c5b6c6b5
      cow            c4c3d3c5d6
      chimney        c4c3d3c5d6e3
      cow-bat        c4c3d3c5d6f4b4
      rose-v-toth    c4c3d3c5d6f4f5
      tanida         c4c3d3c5d6f4f5d2
      aircraft       c4c3d3c5d6f4f5d2b5
      sailboat       c4c3d3c5d6f4f5d2g4d7
      maruoka        c4c3d3c5d6f4f5e6c6d7
      landau         c4c3d3c5d6f4f5e6f6
      buffalo        c4c3d3c5f6
      wing           c4c3e6c5
      semi-wing      c4c3f5c5
      parallel       c4c5
      perpendicular  c4e3
      mimura         c4e3f4c5d6e6
      shaman         c4e3f4c5d6f3c6
      inoue          c4e3f4c5d6f3d3
      iago           c4e3f4c5d6f3d3c3
      bhagat         c4e3f4c5d6f3e2
      rose           c4e3f4c5d6f3e6c3d3e2
      flat           c4e3f4c5d6f3e6c3d3e2b5
      rose-bill      c4e3f4c5d6f3e6c3d3e2b6f5
      horse          c4e3f4c5e6
      no-cat         c4e3f5b4
      italian        c4e3f5e6d3
      cat            c4e3f5e6f4
      bent-ganglion  c4e3f6b4
      tiger          c4e3f6e6f5
      stephenson     c4e3f6e6f5c5c3
      no-kung        c4e3f6e6f5c5c3b4
      comp-oth       c4e3f6e6f5c5c3c6
      kung           c4e3f6e6f5c5c3g5
      aubrey         c4e3f6e6f5g6
      """;

  private OpeningNames() {}

  /** The positions by their names. */
  static Map<String, OthelloPosition> of(Othello game) {
    var openings = new LinkedHashMap<String, OthelloPosition>();
    TABLE
        .lines()
        .map(line -> line.split(" +"))
        .forEach(words -> openings.put(words[0], game.parse(words[1])));
    return openings;
  }
}
