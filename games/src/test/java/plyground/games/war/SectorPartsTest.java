package plyground.games.war;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import plyground.core.SplitMix;

final class SectorPartsTest {
  private static final int EMPTY = 9;
  private static final int CITIES = 20;

  private final SectorParts parts = new SectorParts(EMPTY);

  /** Joins what touches until nothing changes. */
  private static Map<Long, Long> slowParts(long[] links, long own, long other, long all) {
    long[] part = new long[EMPTY];
    for (int city = 0; city < EMPTY; city++) {
      part[city] = 1L << city;
    }
    for (int round = 0; round < EMPTY; round++) {
      for (int one = 0; one < EMPTY; one++) {
        for (int another = 0; another < EMPTY; another++) {
          boolean both = (all >>> one & 1) != 0 && (all >>> another & 1) != 0;
          long shared = links[one] & links[another] & (own | other);
          if (both && ((links[one] >>> another & 1) != 0 || shared != 0)) {
            part[one] |= part[another];
            part[another] |= part[one];
          }
        }
      }
    }
    var held = new TreeMap<Long, Long>();
    long odds = 0;
    for (int city = 0; city < EMPTY; city++) {
      if ((all >>> city & 1) != 0 && Long.bitCount(part[city]) % 2 == 0) {
        held.put(part[city], 0L);
      } else if ((all >>> city & 1) != 0) {
        odds |= part[city];
      }
    }
    if (odds != 0) {
      held.put(odds, 0L);
    }
    held.replaceAll((cities, _) -> beside(links, cities) & (own | other));
    return held;
  }

  private static long beside(long[] links, long cities) {
    long beside = 0;
    for (long rest = cities; rest != 0; rest &= rest - 1) {
      beside |= links[Long.numberOfTrailingZeros(rest)];
    }
    return beside;
  }

  @Test
  void whatTouchesIsOnePart() {
    int several = 0;
    for (long seed = 0; seed < 3000; seed++) {
      var random = new SplitMix(seed);
      long[] links = new long[CITIES];
      for (int road = random.nextInt(2 * CITIES); road > 0; road--) {
        int one = random.nextInt(EMPTY);
        int another = random.nextInt(CITIES);
        links[one] |= 1L << another & ~(1L << one);
        links[another] |= 1L << one & ~(1L << another);
      }
      long cities = (1L << CITIES) - 1;
      long all = (random.nextLong() & ((1L << EMPTY) - 1)) | 1;
      long own = random.nextLong() & cities & ~all;
      long other = random.nextLong() & cities & ~all & ~own;
      long leaves = 0;
      for (int city = 0; city < CITIES; city++) {
        boolean held = ((own | other) >>> city & 1) != 0;
        leaves |= held && Long.bitCount(links[city] & all) == 1 ? 1L << city : 0;
      }
      var expected = slowParts(links, own, other, all);
      String where = "seed " + seed;
      assertThat(parts.split(links, own, other, all, leaves))
          .as(where)
          .isEqualTo(expected.size() > 1);
      if (expected.size() > 1) {
        several++;
        holds(expected, where);
      }
    }
    assertThat(several).isGreaterThan(800);
  }

  private void holds(Map<Long, Long> expected, String where) {
    var found = new TreeMap<Long, Long>();
    for (int part = 0; part < parts.count; part++) {
      found.put(parts.empty(part), parts.held(part));
      assertThat(parts.size(part) % 2 == 1).as(where).isEqualTo(part == parts.odd);
      assertThat(parts.size(part)).as(where).isLessThanOrEqualTo(parts.size(parts.largest));
    }
    assertThat(found).as(where).isEqualTo(expected);
  }
}
