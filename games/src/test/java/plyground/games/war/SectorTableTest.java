package plyground.games.war;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plyground.core.SplitMix;

final class SectorTableTest {
  private final SectorTable table = new SectorTable();

  private static void holds(long entry, int value, int move, int bound) {
    assertThat(entry).isNotEqualTo(SectorTable.NOTHING);
    assertThat(SectorTable.value(entry)).isEqualTo(value);
    assertThat(SectorTable.move(entry)).isEqualTo(move);
    assertThat(SectorTable.bound(entry)).isEqualTo(bound);
  }

  @Test
  @Tag("slow")
  void whatIsStoredIsFoundUntilTheNextSector() {
    var random = new SplitMix(1);
    for (int i = 0; i < 2000; i++) {
      long own = random.nextLong();
      long other = random.nextLong();
      int value = random.nextInt();
      int move = random.nextInt(128);
      int bound = 1 + random.nextInt(3);
      int empty = 1 + random.nextInt(64);
      table.prepare(i % 20);
      assertThat(table.find(own, other)).isEqualTo(SectorTable.NOTHING);
      table.store(own, other, empty, value, move, bound);
      holds(table.find(own, other), value, move, bound);
      assertThat(table.find(other, own)).isEqualTo(SectorTable.NOTHING);
      assertThat(table.find(own, other + 1)).isEqualTo(SectorTable.NOTHING);
      assertThat(table.find(own + 1, other)).isEqualTo(SectorTable.NOTHING);
      table.store(own, other, empty, ~value, move ^ 1, bound ^ 3);
      holds(table.find(own, other), ~value, move ^ 1, bound ^ 3);
    }
  }

  /** A table of 2^10 places: small sectors fill about two thirds of it with as many positions. */
  @Test
  void positionsAreSpreadOverThePlaces() {
    table.prepare(1);
    var stored = new ArrayList<Long>();
    for (long city = 0; city < 32; city++) {
      for (long other = 32; other < 64; other++) {
        table.store(1L << city, 1L << other, 5, 0, 0, SectorTable.EXACT);
        stored.add(city << 6 | other);
      }
    }
    long found =
        stored.stream()
            .filter(each -> table.find(1L << (each >> 6), 1L << each) != SectorTable.NOTHING)
            .count();
    assertThat(found).isBetween(550L, 1000L);
  }

  @Test
  void whatHasManyMoreEmptyCitiesStays() {
    table.prepare(1);
    var random = new SplitMix(3);
    long[] early = random.longs(3000).toArray();
    for (long own : early) {
      table.store(own, 0, 20, 1, 1, SectorTable.EXACT);
    }
    long[] late = random.longs(3000).toArray();
    for (long own : late) {
      table.store(own, 1, 17, 2, 2, SectorTable.EXACT);
    }
    // Nearly every place is taken by an early one, which three more empty cities keep there.
    assertThat(count(late, 1)).isLessThan(150);
    for (long own : late) {
      table.store(own, 1, 18, 2, 2, SectorTable.EXACT);
    }
    assertThat(count(late, 1)).isGreaterThan(900);
    assertThat(count(early, 0)).isLessThan(100);
  }

  private long count(long[] positions, long other) {
    long count = 0;
    for (long own : positions) {
      count += table.find(own, other) == SectorTable.NOTHING ? 0 : 1;
    }
    return count;
  }

  @Test
  void aTableServesManySectors() {
    for (int sector = 0; sector < (1 << 16) + 10; sector++) {
      table.prepare(1);
      assertThat(table.find(7, 8)).isEqualTo(SectorTable.NOTHING);
      table.store(7, 8, 3, sector, 2, SectorTable.LOWER);
      assertThat(SectorTable.value(table.find(7, 8))).isEqualTo(sector);
    }
  }
}
