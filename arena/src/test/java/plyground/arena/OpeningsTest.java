package plyground.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import plyground.core.SplitMix;
import plyground.testkit.RandomTree;

final class OpeningsTest {
  private final RandomTree tree = new RandomTree(3, 6, 4);

  @Test
  void everyPositionOnceAndNoneThatIsOver() {
    var start = tree.start(new SplitMix(1));
    assertThat(Openings.after(tree, start, 0)).containsExactly(start);
    for (int plies = 1; plies < 6; plies++) {
      var openings = Openings.after(tree, start, plies);
      assertThat(openings).doesNotHaveDuplicates();
      for (var opening : openings) {
        assertThat(opening.ply()).isEqualTo(plies);
        assertThat(opening.over()).isFalse();
      }
    }
  }

  @Test
  void everyPairingPlaysEveryOpening() {
    var openings = Openings.after(tree, new RandomTree.Node(tree, 77, 0), 0);
    var three =
        List.of(
            openings.getFirst(),
            new RandomTree.Node(tree, 78, 0),
            new RandomTree.Node(tree, 79, 0));
    var schedule = Schedule.roundRobin(2, 3, false, 5);
    var starts = Openings.deal(schedule, three);
    for (int pairing = 0; pairing < 2; pairing++) {
      var played = new HashSet<RandomTree.Node>();
      for (int game = 0; game < 3; game++) {
        played.add(starts.apply(schedule.fixture(3 * pairing + game).seed()));
      }
      assertThat(played).containsExactlyInAnyOrderElementsOf(three);
    }
  }
}
