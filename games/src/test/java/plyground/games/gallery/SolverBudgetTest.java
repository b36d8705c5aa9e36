package plyground.games.gallery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import plyground.core.search.Limit;
import plyground.core.search.Stop;

final class SolverBudgetTest {
  private static final int STRIDE = 4;

  /** The positions counted when the budget was spent. */
  private static long spentAt(Limit limit) {
    var budget = new SolverBudget(limit, STRIDE);
    assertThatThrownBy(
            () -> {
              for (int i = 0; i < 100; i++) {
                budget.count();
              }
            })
        .isInstanceOf(SolverBudget.Spent.class);
    return budget.nodes();
  }

  @Test
  void withoutALimitItOnlyCounts() {
    for (var limit : new Limit[] {Limit.NONE, Limit.time(Duration.ofHours(1))}) {
      var budget = new SolverBudget(limit, STRIDE);
      assertThat(budget.nodes()).as("the root").isEqualTo(1);
      for (int i = 0; i < 100; i++) {
        budget.count();
      }
      assertThat(budget.nodes()).isEqualTo(101);
    }
  }

  /** It looks at the limit at every fourth position alone. */
  @Test
  void itEndsAtTheFirstLookBeyondItsLimit() {
    assertThat(spentAt(Limit.NONE.withNodes(8))).isEqualTo(8);
    assertThat(spentAt(Limit.NONE.withNodes(9))).isEqualTo(12);
    assertThat(spentAt(Limit.time(Duration.ZERO))).isEqualTo(STRIDE);
    var stop = new Stop();
    stop.raise();
    assertThat(spentAt(Limit.NONE.withStop(stop))).isEqualTo(STRIDE);
  }
}
