package plyground.core;

import java.util.random.RandomGenerator;

/**
 * The source of every random draw: 64 bits of state, the same numbers on every machine and JDK.
 *
 * <p>Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
 */
public final class SplitMix implements RandomGenerator {
  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  private long state;

  /** Draws the same numbers whenever the seed is the same. */
  public SplitMix(long seed) {
    state = seed;
  }

  /** Starts over as if made with this seed. */
  public void reseed(long seed) {
    state = seed;
  }

  @Override
  public long nextLong() {
    state += GOLDEN;
    return mix(state);
  }

  /** Uniform below the bound by a product and, rarely, another draw (Lemire 2019). */
  @Override
  public int nextInt(int bound) {
    if (bound <= 0) {
      throw new IllegalArgumentException("bound must be positive");
    }
    long product = (nextLong() >>> 32) * bound;
    long low = product & 0xFFFFFFFFL;
    if (low < bound) {
      long threshold = (1L << 32) % bound;
      while (low < threshold) {
        product = (nextLong() >>> 32) * bound;
        low = product & 0xFFFFFFFFL;
      }
    }
    return (int) (product >>> 32);
  }

  /** Spreads every bit of the input over all of the output; a bijection. */
  public static long mix(long bits) {
    long z = bits;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }

  /** An independent seed for a numbered part of what a seed governs. */
  public static long derive(long seed, long part) {
    return mix(mix(seed + GOLDEN) + (part + 1) * GOLDEN);
  }
}
