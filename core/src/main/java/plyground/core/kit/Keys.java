package plyground.core.kit;

import plyground.core.Side;
import plyground.core.SplitMix;

/** Well-mixed keys of positions that are a few numbers. */
public final class Keys {
  private static final long ODD = 0x9E3779B97F4A7C15L;

  private Keys() {}

  /** The key of one number. */
  public static long of(long bits) {
    return SplitMix.mix(bits + ODD);
  }

  /** The key of two numbers, in this order. */
  public static long of(long one, long other) {
    return SplitMix.mix(of(one) + other * ODD);
  }

  /** The key of two numbers and the side to move. */
  public static long of(long one, long other, Side toMove) {
    return of(one ^ -toMove.index(), other);
  }

  /** For what takes many numbers: adds one to the key of those before it. */
  public static long and(long key, long bits) {
    return of(key, bits);
  }
}
