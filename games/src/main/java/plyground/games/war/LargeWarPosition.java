package plyground.games.war;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import plyground.core.Side;
import plyground.core.SplitMix;

/** A position on a map of any size: city n is bit n % 64 of word n / 64. */
final class LargeWarPosition implements WarPosition {
  private final WarMap map;
  private final long[] union;
  private final long[] confederacy;
  private final Side toMove;
  private final int score;
  private final int left;

  private LargeWarPosition(
      WarMap map, long[] union, long[] confederacy, Side toMove, int score, int left) {
    this.map = map;
    this.union = union;
    this.confederacy = confederacy;
    this.toMove = toMove;
    this.score = score;
    this.left = left;
  }

  static LargeWarPosition of(WarMap map, @Nullable Side[] owners, Side toMove) {
    int words = (map.size() + Long.SIZE - 1) / Long.SIZE;
    long[] union = new long[words];
    long[] confederacy = new long[words];
    int score = 0;
    int left = map.size();
    for (int city = 0; city < owners.length; city++) {
      var owner = owners[city];
      if (owner != null) {
        set(owner == Side.FIRST ? union : confederacy, city);
        score += owner.sign() * map.resources(city);
        left--;
      }
    }
    return new LargeWarPosition(map, union, confederacy, toMove, score, left);
  }

  private static void set(long[] words, int city) {
    words[city >> 6] |= 1L << city;
  }

  private static boolean in(long[] words, int city) {
    return (words[city >> 6] >>> city & 1) != 0;
  }

  @Override
  public WarMap map() {
    return map;
  }

  @Override
  public Side toMove() {
    return toMove;
  }

  @Override
  public int score() {
    return score;
  }

  @Override
  public int emptyCities() {
    return left;
  }

  @Override
  public boolean holds(Side side, int city) {
    return in(side == Side.FIRST ? union : confederacy, city);
  }

  @Override
  public boolean over() {
    return left == 0;
  }

  @Override
  public int moves(int[] into, int from) {
    int end = from;
    for (int city = nextEmpty(0); city < map.size(); city = nextEmpty(city + 1)) {
      if (borders(toMove, city)) {
        into[end++] = city;
      }
    }
    boolean forced = map.rule() == Rule.CLASSIC;
    for (int city = nextEmpty(0); city < map.size(); city = nextEmpty(city + 1)) {
      if (!forced || !borders(toMove, city)) {
        into[end++] = city | DROP;
      }
    }
    return end;
  }

  /** The first empty city from this one on; past the last city if there is none. */
  private int nextEmpty(int from) {
    int word = from >> 6;
    long mask = -1L << from;
    while (word < union.length) {
      long none = ~(union[word] | confederacy[word]) & mask;
      if (none != 0) {
        return (word << 6) + Long.numberOfTrailingZeros(none);
      }
      mask = -1;
      word++;
    }
    return map.size();
  }

  @Override
  public WarPosition play(int move) {
    int city = WarPosition.city(move);
    long[] own = (toMove == Side.FIRST ? union : confederacy).clone();
    long[] other = (toMove == Side.FIRST ? confederacy : union).clone();
    set(own, city);
    int gain = map.resources(city);
    if (!WarPosition.drops(move)) {
      for (int next : map.neighbours(city)) {
        if (in(other, next)) {
          set(own, next);
          other[next >> 6] &= ~(1L << next);
          gain += 2 * map.resources(next);
        }
      }
    }
    return toMove == Side.FIRST
        ? new LargeWarPosition(map, own, other, Side.SECOND, score + gain, left - 1)
        : new LargeWarPosition(map, other, own, Side.FIRST, score - gain, left - 1);
  }

  @Override
  public long key() {
    long key = toMove == Side.FIRST ? map.salt() : ~map.salt();
    for (int word = 0; word < union.length; word++) {
      key = SplitMix.mix(SplitMix.mix(key + union[word]) + confederacy[word]);
    }
    return key;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof LargeWarPosition position
        && toMove == position.toMove
        && Arrays.equals(union, position.union)
        && Arrays.equals(confederacy, position.confederacy)
        && map.equals(position.map);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(key());
  }

  @Override
  public String toString() {
    return "front on a " + map;
  }
}
