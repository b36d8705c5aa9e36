package plyground.games.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static plyground.games.othello.ExactSearchTest.position;
import static plyground.games.othello.ExactSearchTest.truth;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Searches that stop, and searches that help each other. */
final class ExactSearchTeamTest {
  private final SolvedTable table = new SolvedTable(15);
  private final Team team = new Team();

  /** Where putting moves in order takes long, the first position looks at the clock. */
  @Test
  void itStopsWithinAFewPositions() {
    var late = position(Size.EIGHT, EmptySquares.WINNER, 5, 18);
    var search = new ExactSearch(Size.EIGHT, EmptySquares.WINNER, table, () -> true, team);
    assertThatThrownBy(() -> search.value(late.own(), late.other(), -64, 64))
        .isInstanceOf(ExactSearch.Stopped.class);
    assertThat(search.nodes()).isEqualTo(1);
    var early = position(Size.EIGHT, EmptySquares.WINNER, 5, 14);
    var asked = new AtomicInteger();
    var third =
        new ExactSearch(
            Size.EIGHT, EmptySquares.WINNER, table, () -> asked.incrementAndGet() == 3, team);
    assertThatThrownBy(() -> third.value(early.own(), early.other(), -64, 64))
        .isInstanceOf(ExactSearch.Stopped.class);
    assertThat(asked).hasValue(3);
  }

  /** The owner waits for its helper wherever one is asked, so both have a part in it. */
  @ParameterizedTest
  @EnumSource(Size.class)
  void helpersChangeNoValue(Size size) throws InterruptedException {
    var rule = EmptySquares.usual(size);
    var helped = new AtomicInteger();
    BooleanSupplier helping =
        () -> {
          helped.incrementAndGet();
          return false;
        };
    var helper = new ExactSearch(size, rule, table, helping, team);
    var thread = Thread.ofPlatform().daemon().start(helper::help);
    for (long seed = 0; seed < 6; seed++) {
      var at = position(size, rule, seed, 14);
      int truth = truth(at);
      helped.set(0);
      BooleanSupplier patient =
          () -> {
            while (!team.wantsWork() && helped.get() == 0) {
              LockSupport.parkNanos(100_000);
            }
            return false;
          };
      table.forget();
      var owner = new ExactSearch(size, rule, table, patient, team);
      assertThat(owner.value(at.own(), at.other(), -64, 64)).as("seed %d", seed).isEqualTo(truth);
      assertThat(SolvedTable.lower(table.find(at.own(), at.other()))).isEqualTo(truth);
      table.forget();
      int bound = owner.value(at.own(), at.other(), truth - 8, truth - 6);
      assertThat(bound).isBetween(truth - 6, truth);
    }
    team.finish();
    assertThat(thread.join(Duration.ofSeconds(20))).as("went home").isTrue();
    assertThat(helper.nodes()).as("helped").isPositive();
  }

  /** What one that was told to stop leaves undone is not taken for done. */
  @Test
  void aHelperThatStopsSettlesNothing() throws InterruptedException {
    var rule = EmptySquares.WINNER;
    var halted = new AtomicInteger();
    BooleanSupplier stop =
        () -> {
          halted.set(1);
          return true;
        };
    var helper = new ExactSearch(Size.EIGHT, rule, table, stop, team);
    var thread = Thread.ofPlatform().daemon().start(helper::help);
    BooleanSupplier patient =
        () -> {
          while (!team.wantsWork() && halted.get() == 0) {
            LockSupport.parkNanos(100_000);
          }
          return false;
        };
    var owner = new ExactSearch(Size.EIGHT, rule, table, patient, team);
    var at = position(Size.EIGHT, rule, 6, 18);
    assertThatThrownBy(() -> owner.value(at.own(), at.other(), -64, 64))
        .isInstanceOf(ExactSearch.Stopped.class);
    team.finish();
    assertThat(thread.join(Duration.ofSeconds(20))).isTrue();
  }
}
