package plyground.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import plyground.core.SplitMix;
import plyground.core.search.Trace.Bound;

final class TranspositionTableTest {
  private final TranspositionTable table = new TranspositionTable(1);

  @BeforeEach
  void allocate() {
    table.allocate();
  }

  @Test
  void whatIsStoredIsFoundInAllItsParts() {
    var random = new SplitMix(3);
    for (var bound : Bound.values()) {
      for (int value : new int[] {0, 1, -1, 999_999_999, -999_999_999}) {
        for (int depth : new int[] {0, 1, 254, TranspositionTable.WHOLE}) {
          long key = random.nextLong();
          int move = random.nextInt(1 << 16);
          table.store(key, value, move, depth, bound);
          long entry = table.find(key);
          assertThat(TranspositionTable.value(entry)).isEqualTo(value);
          assertThat(TranspositionTable.move(entry)).isEqualTo(move);
          assertThat(TranspositionTable.depth(entry)).isEqualTo(depth);
          assertThat(TranspositionTable.bound(entry)).isEqualTo(bound);
        }
      }
    }
  }

  /** Keys that differ only in bits the index does not use share its two slots. */
  private static long sharing(long low) {
    return (0xABCDEL << 40) | low;
  }

  @Test
  void theDeeperStaysInTheFirstSlotAndTheNewerGetsTheSecond() {
    table.store(sharing(1), 11, 1, 9, Bound.EXACT);
    table.store(sharing(2), 22, 2, 3, Bound.EXACT);
    table.store(sharing(3), 33, 3, 2, Bound.EXACT);
    assertThat(TranspositionTable.value(table.find(sharing(1)))).isEqualTo(11);
    assertThat(table.find(sharing(2))).isEqualTo(TranspositionTable.NOTHING);
    assertThat(TranspositionTable.value(table.find(sharing(3)))).isEqualTo(33);
  }

  @Test
  void whatLosesTheFirstSlotGetsTheSecond() {
    table.store(sharing(1), 11, 1, 9, Bound.EXACT);
    table.store(sharing(3), 33, 3, 2, Bound.EXACT);
    table.store(sharing(4), 44, 4, 9, Bound.EXACT);
    assertThat(TranspositionTable.value(table.find(sharing(4)))).isEqualTo(44);
    assertThat(TranspositionTable.value(table.find(sharing(1)))).isEqualTo(11);
    assertThat(table.find(sharing(3))).isEqualTo(TranspositionTable.NOTHING);
  }

  @Test
  void theSamePositionIsWrittenOver() {
    table.store(sharing(1), 11, 1, 9, Bound.EXACT);
    table.store(sharing(1), 12, 1, 2, Bound.LOWER);
    assertThat(TranspositionTable.value(table.find(sharing(1)))).isEqualTo(12);
  }

  @Test
  void anotherKeyIsNothing() {
    table.store(sharing(1), 11, 1, 9, Bound.EXACT);
    assertThat(table.find(sharing(2))).isEqualTo(TranspositionTable.NOTHING);
  }

  @Test
  void nothingIsLeftOfAnEarlierGameHoweverManyThereWere() {
    for (int game = 0; game < 200; game++) {
      for (long low = 0; low < 2; low++) {
        assertThat(table.find(sharing(low))).as("game %d", game).isEqualTo(0);
        table.store(sharing(low), game, 1, (int) (9 - low), Bound.UPPER);
        assertThat(TranspositionTable.value(table.find(sharing(low)))).isEqualTo(game);
      }
      table.forget();
    }
  }

  /** An entry that no longer counts gives way to a shallow one. */
  @Test
  void forgottenDepthsProtectNothing() {
    table.store(sharing(1), 11, 1, 200, Bound.EXACT);
    table.forget();
    table.store(sharing(2), 22, 2, 5, Bound.EXACT);
    table.store(sharing(3), 33, 3, 1, Bound.EXACT);
    assertThat(TranspositionTable.value(table.find(sharing(2)))).isEqualTo(22);
    assertThat(TranspositionTable.value(table.find(sharing(3)))).isEqualTo(33);
  }

  /** 65,536 entries of sixteen bytes are a megabyte. */
  @Test
  void aMegabyteHoldsItsEntries() {
    var random = new SplitMix(1);
    int stored = 1 << 15;
    for (int i = 0; i < stored; i++) {
      table.store(random.nextLong(), i, 1, 1 + i % 9, Bound.EXACT);
    }
    random.reseed(1);
    int found = 0;
    for (int i = 0; i < stored; i++) {
      found += table.find(random.nextLong()) == TranspositionTable.NOTHING ? 0 : 1;
    }
    assertThat(found).isBetween(stored * 6 / 10, stored - 1);
  }

  @Test
  void whereMemoryIsShortItTakesAPart() {
    var asked = new ArrayList<Integer>();
    long[] got =
        TranspositionTable.asManyAsPossible(
            1 << 20,
            size -> {
              asked.add(size);
              if (size > 1 << 18) {
                throw new OutOfMemoryError("a test's");
              }
              return new long[size];
            });
    assertThat(got).hasSize(1 << 18);
    assertThat(asked).containsExactly(1 << 20, 1 << 19, 1 << 18);
  }
}
