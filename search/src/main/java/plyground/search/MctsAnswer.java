package plyground.search;

import java.util.ArrayList;
import java.util.List;
import plyground.core.Nature;
import plyground.core.Position;
import plyground.core.search.Result;
import plyground.core.search.Result.MoveValue;

/** What a tree of {@link Mcts} says about the position it was grown from. */
record MctsAnswer<P extends Position<P>>(MctsTree tree, P root) {
  /** What was visited less is no part of a line. */
  private static final int FEW_VISITS = 10;

  /** Only of a tree whose root has been expanded. */
  Result result(int deepest, long nodes) {
    int choice = tree.choice(MctsTree.ROOT);
    var values = new ArrayList<MoveValue>();
    for (int child = tree.firstChild(MctsTree.ROOT);
        child < tree.lastChild(MctsTree.ROOT);
        child++) {
      if (tree.visits(child) > 0) {
        values.add(new MoveValue(tree.move(child), tree.mean(child)));
      }
    }
    Double value = tree.visits(choice) > 0 ? (Double) tree.mean(choice) : null;
    if (Nature.movesAt(root)) {
      value = 0 - tree.mean(MctsTree.ROOT); // the root is seen by the other side
    }
    boolean exact = tree.proven(MctsTree.ROOT);
    return new Result(tree.move(choice), value, values, deepest, nodes, exact);
  }

  /** The moves it would make for both sides, as far as it has looked at them more than a little. */
  List<Integer> line() {
    var line = new ArrayList<Integer>();
    P at = root;
    int node = MctsTree.ROOT;
    while (tree.expanded(node) && !Nature.movesAt(at)) {
      node = tree.choice(node);
      if (!line.isEmpty() && tree.visits(node) < FEW_VISITS) {
        break;
      }
      line.add(tree.move(node));
      at = at.play(tree.move(node));
    }
    return line;
  }
}
