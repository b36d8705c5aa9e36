package plyground.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import plyground.core.Evaluator;
import plyground.core.Game;
import plyground.core.Position;
import plyground.core.SplitMix;
import plyground.core.search.Limit;
import plyground.core.search.Search;
import plyground.core.search.Trace;
import plyground.testkit.RandomTree;
import plyground.testkit.SearchContract;
import plyground.testkit.SlowMinimax;

final class PvsTest extends SearchContract {
  @Override
  protected <P extends Position<P>> Search<P> search(Game<P> game, Evaluator<P> evaluator) {
    return new Pvs<>(game, evaluator, 1);
  }

  @Test
  void theTableSavesWorkWhereLinesMeet() {
    var tree = new RandomTree(8, 11, 12, false);
    var root = tree.start(new SplitMix(1));
    var pvs = search(tree, tree.evaluator()).search(root, Limit.depth(11), Trace.NONE);
    var plain = new AlphaBeta<>(tree, tree.evaluator()).search(root, Limit.depth(11), Trace.NONE);
    assertThat(pvs.value()).isEqualTo(plain.value());
    assertThat(pvs.nodes()).isLessThan(plain.nodes() / 2);
  }

  @Test
  void aSearchThatIsNeverAskedTakesNoMemoryForItsTable() {
    var tree = new RandomTree(3, 5, 0);
    var searches = new ArrayList<Search<?>>();
    for (int i = 0; i < 1_000; i++) {
      var search = new Pvs<>(tree, tree.evaluator(), 4096); // together four terabytes
      search.newGame(i);
      searches.add(search);
    }
    assertThat(searches).hasSize(1_000);
  }

  @Test
  void deepensAndStopsWhenTheTreeIsKnown() {
    var tree = new RandomTree(3, 5, 0);
    var root = tree.start(new SplitMix(8));
    var result = search(tree, tree.evaluator()).search(root, Limit.depth(60), Trace.NONE);
    assertThat(result.exact()).isTrue();
    assertThat(result.depth()).isEqualTo(5);
    assertThat(result.value())
        .isEqualTo((double) SlowMinimax.value(tree, tree.evaluator(), root, 5));
  }

  @Test
  void tracesIterationsAndTableHits() {
    var tree = new RandomTree(4, 6, 5);
    var root = tree.start(new SplitMix(1));
    var events = new ArrayList<String>();
    search(tree, tree.evaluator()).search(root, Limit.depth(6), new EventList(events));
    assertThat(events.getFirst()).isEqualTo("iteration 1 open open");
    assertThat(events).anyMatch(each -> each.startsWith("hit "));
    assertThat(events).anyMatch(each -> each.endsWith(" TABLE"));
    assertThat(events).anyMatch(each -> each.endsWith(" BETA"));
  }

  @Test
  void aTracedSearchIsTheSameSearch() {
    for (long seed = 0; seed < 30; seed++) {
      var tree = new RandomTree(4, 6, 20);
      var root = tree.start(new SplitMix(seed));
      var quiet = search(tree, tree.evaluator()).search(root, Limit.depth(6), Trace.NONE);
      var told =
          search(tree, tree.evaluator())
              .search(root, Limit.depth(6), new EventList(new ArrayList<>()));
      assertThat(told).isEqualTo(quiet);
    }
  }
}
