package plyground.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import plyground.core.search.Limit;
import plyground.core.search.Stop;

final class BudgetTest {
  private static void count(Budget budget, int nodes) {
    for (int i = 0; i < nodes; i++) {
      budget.count();
    }
  }

  @Test
  void exactlySoManyNodes() {
    for (int most : new int[] {1, 2, 17, 1000}) {
      for (var limit :
          new Limit[] {Limit.nodes(most), Limit.nodes(most).withTime(Duration.ofHours(1))}) {
        var budget = new Budget(limit);
        count(budget, most);
        assertThatThrownBy(budget::count).isInstanceOf(Budget.Spent.class);
        assertThat(budget.nodes()).isEqualTo(most);
      }
    }
  }

  @Test
  void aRaisedSignalIsSeenWithinSixteenNodes() {
    var stop = new Stop();
    var budget = new Budget(Limit.NONE.withStop(stop));
    count(budget, 1000);
    stop.raise();
    assertThatThrownBy(() -> count(budget, 16)).isInstanceOf(Budget.Spent.class);
    assertThat(budget.nodes()).isBetween(1000L, 1015L);
  }

  @Test
  void timeThatIsUpEndsItAfterTheFirstNode() {
    var budget = new Budget(Limit.time(Duration.ZERO));
    budget.count();
    assertThatThrownBy(budget::count).isInstanceOf(Budget.Spent.class);
  }

  @Test
  void withoutALimitItGoesOn() {
    var budget = new Budget(Limit.NONE);
    count(budget, 100_000);
    assertThat(budget.nodes()).isEqualTo(100_000);
  }
}
