package plyground.testkit;

import java.util.random.RandomGenerator;
import plyground.core.Evaluator;
import plyground.core.Game;
import plyground.core.InputException;
import plyground.core.LegalMoves;
import plyground.core.Outcome;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.SplitMix;

/**
 * A game nobody plays: a tree drawn from a seed, ragged, with many equal values and, where asked
 * for, many ways to the same node. Searches are compared in it.
 *
 * @param width the most moves of a node
 * @param height the longest game
 * @param merges into how few nodes each ply is folded; 0 leaves a tree
 * @param ragged whether some games end early
 * @param extraTurns whether a side often moves again, so that no ply tells whose turn it is
 */
public record RandomTree(int width, int height, int merges, boolean ragged, boolean extraTurns)
    implements Game<RandomTree.Node> {
  private static final long TURNS = 977;

  public RandomTree(int width, int height, int merges, boolean ragged) {
    this(width, height, merges, ragged, false);
  }

  public RandomTree(int width, int height, int merges) {
    this(width, height, merges, true);
  }

  /** A node, known by what was drawn for it. */
  public record Node(RandomTree tree, long draw, int ply) implements Position<Node> {
    private static final int VALUES = 21;

    @Override
    public Side toMove() {
      boolean first = (tree.extraTurns && ply > 0 ? SplitMix.derive(draw, TURNS) : ply) % 2 == 0;
      return first ? Side.FIRST : Side.SECOND;
    }

    private int children() {
      boolean early = tree.ragged && ply > 0 && draw % 11 == 0;
      return ply == tree.height || early
          ? 0
          : 1 + (int) Math.floorMod(SplitMix.mix(draw), (long) tree.width);
    }

    @Override
    public int moves(int[] into, int from) {
      int count = children();
      for (int move = 0; move < count; move++) {
        into[from + move] = move;
      }
      return from + count;
    }

    @Override
    public boolean over() {
      return children() == 0;
    }

    @Override
    public Node play(int move) {
      long next = SplitMix.derive(draw, move);
      long folded = tree.merges == 0 ? next : Math.floorMod(next, (long) tree.merges);
      return new Node(tree, folded, ply + 1);
    }

    /** A small number in the first player's view; many nodes share it. */
    public int value() {
      return (int) Math.floorMod(SplitMix.mix(draw ^ ply), (long) VALUES) - VALUES / 2;
    }

    @Override
    public Outcome outcome() {
      int score = value();
      return score == 0
          ? Outcome.draw(0, "leaf")
          : Outcome.win(score > 0 ? Side.FIRST : Side.SECOND, score, "leaf");
    }

    @Override
    public long key() {
      return SplitMix.derive(draw, ply);
    }
  }

  public Evaluator<Node> evaluator() {
    return node -> node.value() * node.toMove().sign();
  }

  @Override
  public String name() {
    return "random-tree";
  }

  @Override
  public Node start(RandomGenerator random) {
    return new Node(this, random.nextLong() | 1, 0);
  }

  @Override
  public int maxMoves() {
    return width;
  }

  @Override
  public String sideName(Side side) {
    return side == Side.FIRST ? "first" : "second";
  }

  @Override
  public Node parse(String text) {
    String[] words = text.split(" ");
    try {
      return new Node(this, Long.parseLong(words[0]), Integer.parseInt(words[1]));
    } catch (RuntimeException wrong) {
      throw new InputException("'" + text + "': expected a draw and a ply", wrong);
    }
  }

  @Override
  public String format(Node node) {
    return node.draw + " " + node.ply;
  }

  @Override
  public int parseMove(Node at, String text) {
    for (int move : LegalMoves.of(this, at)) {
      if (formatMove(at, move).equals(text)) {
        return move;
      }
    }
    throw LegalMoves.refuse(this, at, text);
  }

  @Override
  public String formatMove(Node at, int move) {
    return Integer.toString(move);
  }
}
