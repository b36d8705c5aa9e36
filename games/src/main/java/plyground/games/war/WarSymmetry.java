package plyground.games.war;

import org.jspecify.annotations.Nullable;
import plyground.core.Side;
import plyground.core.Symmetry;

/** Cities renamed so that the map looks the same. */
@SuppressWarnings("ArrayRecordComponent") // never compared
record WarSymmetry(int[] to) implements Symmetry<WarPosition> {
  @Override
  public WarPosition position(WarPosition position) {
    var owners = new @Nullable Side[to.length];
    for (int city = 0; city < to.length; city++) {
      owners[to[city]] =
          position.holds(Side.FIRST, city)
              ? Side.FIRST
              : position.holds(Side.SECOND, city) ? Side.SECOND : null;
    }
    return WarPosition.of(position.map(), owners, position.toMove());
  }

  @Override
  public int move(int move) {
    return to[WarPosition.city(move)] | (move & WarPosition.DROP);
  }
}
