package plyground.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import plyground.core.Side;

final class MoveOrderTest {
  private static final int NONE = -1;
  private final MoveOrder order = new MoveOrder();

  @BeforeEach
  void allocate() {
    order.allocate();
  }

  private List<Integer> ordered(Side side, int ply, int tableMove) {
    int[] moves = {99, 10, 11, 12, 13, 14};
    order.rate(moves, 1, moves.length, side, ply, tableMove);
    var result = new ArrayList<Integer>();
    for (int at = 1; at < moves.length; at++) {
      result.add(order.best(moves, at, moves.length));
      assertThat(moves[at]).isEqualTo(result.getLast());
    }
    assertThat(moves[0]).isEqualTo(99);
    return result;
  }

  @Test
  void withoutExperienceTheGamesOrderStands() {
    assertThat(ordered(Side.FIRST, 0, NONE)).containsExactly(10, 11, 12, 13, 14);
  }

  @Test
  void theTablesMoveThenKillersThenHistory() {
    order.cutBy(11, Side.FIRST, 7, 3); // history only, seen from ply 2
    order.cutBy(12, Side.FIRST, 2, 1);
    order.cutBy(14, Side.FIRST, 2, 1);
    assertThat(ordered(Side.FIRST, 2, 13)).containsExactly(13, 12, 14, 11, 10);
  }

  @Test
  void twoKillersAreRememberedTheOldestGoes() {
    for (int move : new int[] {10, 11, 12, 12}) {
      order.cutBy(move, Side.SECOND, 1, 1);
    }
    assertThat(ordered(Side.FIRST, 1, NONE)).containsExactly(11, 12, 10, 13, 14);
  }

  @Test
  void deepCutsWeighTheirDepthSquared() {
    for (int i = 0; i < 8; i++) {
      order.cutBy(10, Side.FIRST, 3, 1);
    }
    order.cutBy(11, Side.FIRST, 4, 3);
    assertThat(ordered(Side.FIRST, 0, NONE)).containsExactly(11, 10, 12, 13, 14);
  }

  @Test
  void theOtherSidesHistoryDoesNotCount() {
    order.cutBy(14, Side.SECOND, 3, 5);
    assertThat(ordered(Side.FIRST, 0, NONE)).containsExactly(10, 11, 12, 13, 14);
    assertThat(ordered(Side.SECOND, 0, NONE)).containsExactly(14, 10, 11, 12, 13);
  }

  @Test
  void historyIsHalvedBeforeItOverflowsAndStaysInOrder() {
    order.cutBy(12, Side.FIRST, 5, 1000);
    for (int i = 0; i < 3_000; i++) {
      order.cutBy(13, Side.FIRST, 5, 1000);
    }
    order.cutBy(14, Side.FIRST, 5, 1);
    assertThat(ordered(Side.FIRST, 0, NONE)).startsWith(13);
    assertThat(ordered(Side.FIRST, 0, NONE)).containsExactlyInAnyOrder(10, 11, 12, 13, 14);
  }

  @Test
  void linesMayBeAsLongAsTheyLike() {
    assertThat(ordered(Side.FIRST, 500, NONE)).containsExactly(10, 11, 12, 13, 14);
    order.cutBy(13, Side.FIRST, 500, 1);
    assertThat(ordered(Side.FIRST, 500, NONE)).startsWith(13);
    assertThat(ordered(Side.SECOND, 499, NONE)).containsExactly(10, 11, 12, 13, 14);
  }

  @Test
  void anotherGameBeginsWithoutExperience() {
    order.cutBy(14, Side.FIRST, 0, 9);
    order.forget();
    assertThat(ordered(Side.FIRST, 0, NONE)).containsExactly(10, 11, 12, 13, 14);
  }
}
