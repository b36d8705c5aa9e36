package plyground.games.war;

import org.jspecify.annotations.Nullable;
import plyground.core.Side;
import plyground.core.SplitMix;

/**
 * A position on a map of up to 64 cities: bit n of a word is city n.
 *
 * @param score what follows from the rest, kept because every leaf of a search asks for it
 */
record SmallWarPosition(WarMap map, long union, long confederacy, Side toMove, int score)
    implements WarPosition {

  static SmallWarPosition of(WarMap map, @Nullable Side[] owners, Side toMove) {
    long union = 0;
    long confederacy = 0;
    for (int city = 0; city < owners.length; city++) {
      union |= owners[city] == Side.FIRST ? 1L << city : 0;
      confederacy |= owners[city] == Side.SECOND ? 1L << city : 0;
    }
    return new SmallWarPosition(
        map, union, confederacy, toMove, map.worth(union) - map.worth(confederacy));
  }

  @Override
  public boolean holds(Side side, int city) {
    return ((side == Side.FIRST ? union : confederacy) >>> city & 1) != 0;
  }

  private long none() {
    return map.all() & ~(union | confederacy);
  }

  @Override
  public int emptyCities() {
    return Long.bitCount(none());
  }

  @Override
  public boolean over() {
    return none() == 0;
  }

  @Override
  public int moves(int[] into, int from) {
    long[] links = map.links();
    long own = toMove == Side.FIRST ? union : confederacy;
    long drops = none();
    long marches = 0;
    int end = from;
    for (long rest = drops; rest != 0; rest &= rest - 1) {
      int city = Long.numberOfTrailingZeros(rest);
      if ((links[city] & own) != 0) {
        into[end++] = city;
        marches |= 1L << city;
      }
    }
    if (map.rule() == Rule.CLASSIC) {
      drops ^= marches;
    }
    for (long rest = drops; rest != 0; rest &= rest - 1) {
      into[end++] = Long.numberOfTrailingZeros(rest) | DROP;
    }
    return end;
  }

  @Override
  public WarPosition play(int move) {
    int city = WarPosition.city(move);
    long taken = 1L << city;
    boolean first = toMove == Side.FIRST;
    long turned = WarPosition.drops(move) ? 0 : map.links()[city] & (first ? confederacy : union);
    int gain = map.resources(city) + 2 * map.worth(turned);
    return first
        ? new SmallWarPosition(
            map, union | taken | turned, confederacy ^ turned, Side.SECOND, score + gain)
        : new SmallWarPosition(
            map, union ^ turned, confederacy | taken | turned, Side.FIRST, score - gain);
  }

  @Override
  public long key() {
    long salt = toMove == Side.FIRST ? map.salt() : ~map.salt();
    return SplitMix.mix(SplitMix.mix(union + salt) + confederacy);
  }
}
