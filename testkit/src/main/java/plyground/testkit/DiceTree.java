package plyground.testkit;

import java.util.random.RandomGenerator;
import plyground.core.ChancePosition;
import plyground.core.Evaluator;
import plyground.core.Game;
import plyground.core.LegalMoves;
import plyground.core.Outcome;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.SplitMix;

/** A random tree in which nature moves at about every third node, with uneven odds. */
public record DiceTree(RandomTree tree) implements Game<DiceTree.Node> {
  private static final long DICE = 31;
  private static final int HEAVIEST = 3;

  /** A node of the tree below. */
  public record Node(RandomTree.Node node) implements Position<Node>, ChancePosition {
    @Override
    public Side toMove() {
      return node.toMove();
    }

    @Override
    public int moves(int[] into, int from) {
      return node.moves(into, from);
    }

    @Override
    public boolean over() {
      return node.over();
    }

    @Override
    public Node play(int move) {
      return new Node(node.play(move));
    }

    @Override
    public Outcome outcome() {
      return node.outcome();
    }

    @Override
    public long key() {
      return node.key();
    }

    @Override
    public boolean chance() {
      return !over() && SplitMix.derive(node.draw(), DICE) % 3 == 0;
    }

    @Override
    public int weight(int move) {
      return 1 + move % HEAVIEST;
    }
  }

  public Evaluator<Node> evaluator() {
    return at -> at.node.value() * at.toMove().sign();
  }

  /** The definition of expectiminimax and nothing else. */
  public double value(Evaluator<Node> evaluator, Node at, int depth) {
    if (depth == 0 || at.over()) {
      return evaluator.evaluate(at);
    }
    double best = Double.NEGATIVE_INFINITY;
    double sum = 0;
    int cases = 0;
    for (int move : LegalMoves.of(this, at)) {
      Node next = at.play(move);
      double value = value(evaluator, next, depth - 1) * (next.toMove() == at.toMove() ? 1 : -1);
      best = Math.max(best, value);
      sum += value * at.weight(move);
      cases += at.weight(move);
    }
    return at.chance() ? sum / cases : best;
  }

  @Override
  public String name() {
    return "dice-tree";
  }

  @Override
  public Node start(RandomGenerator random) {
    return new Node(tree.start(random));
  }

  @Override
  public int maxMoves() {
    return tree.maxMoves();
  }

  @Override
  public String sideName(Side side) {
    return tree.sideName(side);
  }

  @Override
  public Node parse(String text) {
    return new Node(tree.parse(text));
  }

  @Override
  public String format(Node at) {
    return tree.format(at.node);
  }

  @Override
  public int parseMove(Node at, String text) {
    return tree.parseMove(at.node, text);
  }

  @Override
  public String formatMove(Node at, int move) {
    return tree.formatMove(at.node, move);
  }
}
