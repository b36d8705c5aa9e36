package plyground.search;

import static org.assertj.core.api.Assertions.assertThat;

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

final class DeepeningTest extends SearchContract {
  @Override
  protected <P extends Position<P>> Search<P> search(Game<P> game, Evaluator<P> evaluator) {
    return new Deepening<>(new AlphaBeta<>(game, evaluator));
  }

  @Test
  void givesTheDeepestDepthItFinished() {
    var tree = new RandomTree(4, 12, 0);
    var root = tree.start(new SplitMix(2));
    var plain = new Minimax<>(tree, tree.evaluator());
    long toFive = 0;
    for (int depth = 1; depth <= 5; depth++) {
      toFive += plain.search(root, Limit.depth(depth), Trace.NONE).nodes();
    }
    var result = new Deepening<>(plain).search(root, Limit.nodes(toFive + 10), Trace.NONE);
    assertThat(result.depth()).isEqualTo(5);
    assertThat(result.nodes()).isEqualTo(toFive + 10);
    assertThat(result.value()).isEqualTo(plain.search(root, Limit.depth(5), Trace.NONE).value());
  }
}
