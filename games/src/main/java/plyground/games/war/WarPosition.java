package plyground.games.war;

import org.jspecify.annotations.Nullable;
import plyground.core.Outcome;
import plyground.core.Position;
import plyground.core.Side;

/**
 * Who holds which city, and who is to move; the Union is the first side.
 *
 * <p>A move is the number of an empty city, with {@link #DROP} added for a Paratroop Drop.
 */
public sealed interface WarPosition extends Position<WarPosition>
    permits SmallWarPosition, LargeWarPosition {
  int DROP = WarMap.MOST_CITIES;

  /** The city a move takes. */
  static int city(int move) {
    return move & ~DROP;
  }

  static boolean drops(int move) {
    return (move & DROP) != 0;
  }

  /** The position in which every city, by number, has this owner or none. */
  static WarPosition of(WarMap map, @Nullable Side[] owners, Side toMove) {
    return map.small()
        ? SmallWarPosition.of(map, owners, toMove)
        : LargeWarPosition.of(map, owners, toMove);
  }

  WarMap map();

  boolean holds(Side side, int city);

  /** The Union's resources minus the Confederacy's. */
  int score();

  default boolean empty(int city) {
    return !holds(Side.FIRST, city) && !holds(Side.SECOND, city);
  }

  int emptyCities();

  /** Whether a side has a city next to this one. */
  default boolean borders(Side side, int city) {
    for (int next : map().neighbours(city)) {
      if (holds(side, next)) {
        return true;
      }
    }
    return false;
  }

  /** What all cities of a side are worth. */
  default int resources(Side side) {
    int sum = 0;
    for (int city = 0; city < map().size(); city++) {
      sum += holds(side, city) ? map().resources(city) : 0;
    }
    return sum;
  }

  @Override
  default Outcome outcome() {
    int score = score();
    return score == 0
        ? Outcome.draw(0, "equal resources")
        : Outcome.win(score > 0 ? Side.FIRST : Side.SECOND, score, "more resources");
  }
}
