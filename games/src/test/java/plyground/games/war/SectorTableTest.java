package plyground.games.war;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plyground.core.SplitMix;

final class SectorTableTest {
  private static final int MOST = 16_000_000;

  private final SectorTable table = new SectorTable();

  private static void holds(long entry, int lower, int upper, int move) {
    assertThat(entry).isNotEqualTo(SectorTable.NOTHING);
    assertThat(SectorTable.lower(entry)).isEqualTo(lower);
    assertThat(SectorTable.upper(entry)).isEqualTo(upper);
    assertThat(SectorTable.move(entry)).isEqualTo(move);
  }

  /** In one word or in two, as many cities as there are. */
  @ParameterizedTest
  @ValueSource(ints = {32, 33, 64})
  @Tag("slow")
  void whatIsStoredIsFoundUntilTheNextSector(int cities) {
    var random = new SplitMix(1);
    long all = -1L >>> (Long.SIZE - cities);
    for (int i = 0; i < 2000; i++) {
      long own = random.nextLong() & all;
      long other = random.nextLong() & all;
      int lower = random.nextInt(2 * MOST) - MOST;
      int upper = random.nextInt(2 * MOST) - MOST;
      int move = random.nextInt(128);
      table.prepare(i % 10, cities);
      assertThat(table.find(own, other)).isEqualTo(SectorTable.NOTHING);
      table.store(own, other, lower, upper, move, 1);
      holds(table.find(own, other), lower, upper, move);
      assertThat(table.find(other, own)).isEqualTo(SectorTable.NOTHING);
      assertThat(table.find(own, other ^ 1)).isEqualTo(SectorTable.NOTHING);
      assertThat(table.find(own ^ 1, other)).isEqualTo(SectorTable.NOTHING);
      table.store(own, other, ~lower, ~upper, move ^ 1, 1);
      holds(table.find(own, other), ~lower, ~upper, move ^ 1);
    }
  }

  /** What does not fit may become weaker but never wrong, and never looks exact. */
  @Test
  void boundsOfAnySizeStayTrue() {
    table.prepare(1, 1);
    int[] values = {
      SectorTable.LEAST,
      SectorTable.LEAST + 1,
      -(1 << 24) - 1,
      -(1 << 24),
      -(1 << 24) + 1,
      -1,
      0,
      1,
      (1 << 24) - 2,
      (1 << 24) - 1,
      1 << 24,
      SectorTable.GREATEST - 1,
      SectorTable.GREATEST
    };
    for (int lower : values) {
      for (int upper : values) {
        if (lower <= upper) {
          table.store(1, 2, lower, upper, 0, 1);
          long entry = table.find(1, 2);
          assertThat(SectorTable.lower(entry)).isLessThanOrEqualTo(lower);
          assertThat(SectorTable.upper(entry)).isGreaterThanOrEqualTo(upper);
          if (lower < upper) {
            assertThat(SectorTable.lower(entry)).isLessThan(SectorTable.upper(entry));
          }
        }
      }
    }
    table.store(1, 2, SectorTable.LEAST, SectorTable.GREATEST, 5, 1);
    holds(table.find(1, 2), SectorTable.LEAST, SectorTable.GREATEST, 5);
  }

  /** A table of 2^10 places keeps about two thirds of as many positions, or more. */
  @Test
  void positionsAreSpreadOverThePlaces() {
    table.prepare(1, 64);
    var stored = new ArrayList<Long>();
    for (long city = 0; city < 32; city++) {
      for (long other = 32; other < 64; other++) {
        table.store(1L << city, 1L << other, 0, 0, 0, 1);
        stored.add(city << 6 | other);
      }
    }
    long found =
        stored.stream()
            .filter(each -> table.find(1L << (each >> 6), 1L << each) != SectorTable.NOTHING)
            .count();
    assertThat(found).isBetween(700L, 1000L);
  }

  @ParameterizedTest
  @ValueSource(ints = {32, 64})
  void whatTookMoreWorkStays(int cities) {
    table.prepare(1, cities);
    var random = new SplitMix(3);
    long all = -1L >>> (Long.SIZE - cities);
    long[] hard = random.longs(3000).map(each -> each & all).distinct().toArray();
    long[] easy = random.longs(3000).map(each -> each & all).distinct().toArray();
    for (long own : hard) {
      table.store(own, 1, 1, 1, 1, 1000);
    }
    assertThat(count(hard, 1)).isGreaterThan(900);
    for (long own : easy) {
      table.store(own, 0, 2, 2, 2, 10);
    }
    // One place of each bucket is all that the easy ones get.
    assertThat(count(hard, 1)).isBetween(700L, 800L);
    assertThat(count(easy, 0)).isBetween(200L, 280L);
  }

  private long count(long[] positions, long other) {
    long count = 0;
    for (long own : positions) {
      count += table.find(own, other) == SectorTable.NOTHING ? 0 : 1;
    }
    return count;
  }

  @Test
  void aTableServesSectorsOfAnySize() {
    for (int sector = 0; sector < 300; sector++) {
      table.prepare(sector % 8, 20 + sector % 30);
      assertThat(table.find(7, 8)).isEqualTo(SectorTable.NOTHING);
      table.store(7, 8, sector, sector + 1, 2, 1);
      holds(table.find(7, 8), sector, sector + 1, 2);
    }
  }
}
