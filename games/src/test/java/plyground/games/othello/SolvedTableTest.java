package plyground.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import org.junit.jupiter.api.Test;
import plyground.core.SplitMix;

final class SolvedTableTest {
  private final SolvedTable table = new SolvedTable(4);

  private static void holds(long facts, int lower, int upper, int move) {
    assertThat(facts).isNotEqualTo(SolvedTable.NOTHING);
    assertThat(SolvedTable.lower(facts)).isEqualTo(lower);
    assertThat(SolvedTable.upper(facts)).isEqualTo(upper);
    assertThat(SolvedTable.move(facts)).isEqualTo(move);
  }

  @Test
  void whatIsStoredIsFound() {
    assertThat(table.entries()).isEqualTo(16);
    var random = new SplitMix(1);
    for (int i = 0; i < 1000; i++) {
      long own = random.nextLong();
      long other = random.nextLong() & ~own;
      int lower = -64 + random.nextInt(129);
      int upper = lower + random.nextInt(65 - lower);
      int move = i % 3 == 0 ? SolvedTable.NO_MOVE : random.nextInt(64);
      table.forget();
      table.store(own, other, lower, upper, move, 30);
      holds(table.find(own, other), lower, upper, move);
      assertThat(table.find(other, own)).isEqualTo(SolvedTable.NOTHING);
      assertThat(table.find(own, other ^ 1)).isEqualTo(SolvedTable.NOTHING);
      table.store(own, other, -2, 2, 7, 30);
      holds(table.find(own, other), -2, 2, 7);
      table.forget();
      assertThat(table.find(own, other)).isEqualTo(SolvedTable.NOTHING);
    }
  }

  @Test
  void whatIsProvedServesLaterSearchesAndNoGuessTakesItsPlace() {
    table.forget();
    table.store(1, 2, -3, 3, 4, 20);
    table.goOn();
    assertThat(table.reliable(table.find(1, 2))).isTrue();
    table.nextPass(1.5);
    table.store(1, 2, 5, 5, 6, 20);
    table.store(4, 8, 5, 5, 6, 20);
    holds(table.find(1, 2), -3, 3, 4);
    assertThat(table.reliable(table.find(4, 8))).isTrue();
    table.nextPass(SolvedTable.CERTAIN);
    assertThat(table.reliable(table.find(1, 2))).isTrue();
    assertThat(table.reliable(table.find(4, 8))).as("guessed in a pass that is over").isFalse();
    table.store(1, 2, -1, 1, 4, 20);
    holds(table.find(1, 2), -1, 1, 4);
    table.forget();
    assertThat(table.find(1, 2)).isEqualTo(SolvedTable.NOTHING);
  }

  /** Long after the generations have run out. */
  @Test
  void aGuessIsNeverTakenForAProof() {
    for (int search = 0; search < 600; search++) {
      table.goOn();
      long own = search + 1L;
      table.nextPass(1);
      table.store(own, 0, 1, 1, 0, 20);
      table.nextPass(SolvedTable.CERTAIN);
      long facts = table.find(own, 0);
      assertThat(facts == SolvedTable.NOTHING || !table.reliable(facts)).isTrue();
    }
  }

  /** Of a full table those with more empties stay, and the last one is always there. */
  @Test
  void whatHasMoreEmptiesStays() {
    var random = new SplitMix(2);
    long[] late = random.longs(16).toArray();
    for (long own : late) {
      table.store(own, ~own, 0, 0, 0, 20);
    }
    var kept = new HashSet<Long>();
    for (long own : late) {
      if (table.find(own, ~own) != SolvedTable.NOTHING) {
        kept.add(own);
      }
    }
    assertThat(kept).hasSizeGreaterThan(8);
    for (int i = 0; i < 1000; i++) {
      long own = random.nextLong();
      table.store(own, ~own, 1, 1, 1, 5);
      holds(table.find(own, ~own), 1, 1, 1);
    }
    assertThat(kept.stream().filter(own -> table.find(own, ~own) != SolvedTable.NOTHING).count())
        .isGreaterThanOrEqualTo(kept.size() / 2);
  }
}
