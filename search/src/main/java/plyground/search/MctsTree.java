package plyground.search;

import java.util.Arrays;

/**
 * The tree of one Monte Carlo search, as columns of numbers. A node is its index; the children of a
 * node stand side by side. Results are in the view of whoever moved into the node.
 */
final class MctsTree {
  static final int ROOT = 0;

  private static final byte UNKNOWN = 2;
  private static final int BYTES_A_NODE = 25;

  private final int most;
  private final boolean dice;
  private int size = 1;
  private int[] move = new int[1024];
  private int[] first = new int[1024];
  private int[] children = new int[1024];
  private int[] visits = new int[1024];
  private double[] sum = new double[1024];
  private byte[] proof = new byte[1024];

  /**
   * @param megabytes it may take, though never too few for the moves at the root
   */
  MctsTree(int megabytes) {
    this(megabytes, false);
  }

  /**
   * @param dice whether nature moves at some nodes
   */
  MctsTree(int megabytes, boolean dice) {
    this.dice = dice;
    most = (int) Math.min(((long) megabytes << 20) / BYTES_A_NODE, Integer.MAX_VALUE / 2);
    proof[ROOT] = UNKNOWN;
  }

  /** Whether there is no room for so many children of some node. */
  boolean full(int children) {
    return size > 1 && size + children > most;
  }

  boolean expanded(int node) {
    return children[node] > 0;
  }

  int firstChild(int node) {
    return first[node];
  }

  int lastChild(int node) {
    return first[node] + children[node];
  }

  int move(int node) {
    return move[node];
  }

  int visits(int node) {
    return visits[node];
  }

  /** The expected result; the proven one where there is a proof. */
  double mean(int node) {
    return proven(node) ? proof[node] : visits[node] == 0 ? 0 : sum[node] / visits[node];
  }

  boolean proven(int node) {
    return proof[node] != UNKNOWN;
  }

  int result(int node) {
    return proof[node];
  }

  void prove(int node, int result) {
    proof[node] = (byte) result;
  }

  void add(int node, double result) {
    visits[node]++;
    sum[node] += result;
  }

  void expand(int node, int[] moves, int count) {
    reserve(size + count);
    first[node] = size;
    children[node] = count;
    for (int i = 0; i < count; i++) {
      move[size] = moves[i];
      proof[size] = UNKNOWN;
      size++;
    }
  }

  /** Adds what another tree knows about the moves of the same root. */
  void absorb(MctsTree that) {
    if (!that.expanded(ROOT)) {
      return;
    }
    if (!expanded(ROOT)) {
      int[] moves = Arrays.copyOfRange(that.move, that.first[ROOT], that.lastChild(ROOT));
      expand(ROOT, moves, moves.length);
    }
    for (int other = that.first[ROOT]; other < that.lastChild(ROOT); other++) {
      int child = first[ROOT];
      while (move[child] != that.move[other]) {
        child++;
      }
      absorb(child, that, other);
    }
    absorb(ROOT, that, ROOT);
  }

  private void absorb(int node, MctsTree that, int other) {
    visits[node] += that.visits[other];
    sum[node] += that.sum[other];
    if (that.proven(other)) {
      prove(node, that.result(other));
    }
  }

  private void reserve(int needed) {
    if (needed > move.length) {
      int length = Math.max(needed, (int) Math.min(2L * move.length, most));
      move = Arrays.copyOf(move, length);
      first = Arrays.copyOf(first, length);
      children = Arrays.copyOf(children, length);
      visits = Arrays.copyOf(visits, length);
      sum = Arrays.copyOf(sum, length);
      proof = Arrays.copyOf(proof, length);
    }
  }

  /** The child to look at next: a won one, an unvisited one, or the highest confidence bound. */
  int select(int node, double exploration) {
    double logarithm = Math.log(Math.max(1, visits[node]));
    int best = first[node];
    double highest = Double.NEGATIVE_INFINITY;
    for (int child = first[node]; child < lastChild(node); child++) {
      double bound = bound(child, logarithm, exploration);
      if (bound > highest) {
        highest = bound;
        best = child;
      }
    }
    return best;
  }

  private double bound(int child, double logarithm, double exploration) {
    if (proven(child)) {
      // Proven draws and losses need no more visits; they come last, the better first. With dice
      // the others may never be proven, and then a draw in hand counts against them.
      return proof[child] > 0 ? Double.POSITIVE_INFINITY : proof[child] - (dice ? 0 : 1e6);
    }
    if (visits[child] == 0) {
      return Double.MAX_VALUE;
    }
    return sum[child] / visits[child] + exploration * Math.sqrt(logarithm / visits[child]);
  }

  /**
   * A node is settled once a child is won for its mover, or all of them are settled.
   *
   * @param sign from the view of the side to move here to that of whoever moved here
   */
  void proveFromChildren(int node, int sign) {
    int best = -1;
    boolean all = true;
    for (int child = first[node]; child < lastChild(node); child++) {
      if (proven(child)) {
        best = Math.max(best, proof[child]);
      } else {
        all = false;
      }
    }
    if (best > 0 || all) {
      prove(node, sign * best);
    }
  }

  /** Where nature moves, a node is settled once every child is, and all of them alike. */
  void proveFromAllAlike(int node, int sign) {
    int result = proof[first[node]];
    for (int child = first[node]; child < lastChild(node); child++) {
      if (!proven(child) || proof[child] != result) {
        return;
      }
    }
    prove(node, sign * result);
  }

  /**
   * The move to play at a node: a proven win, else the most visited that is not worse than a draw
   * in hand.
   */
  int choice(int node) {
    int best = first[node];
    for (int child = first[node] + 1; child < lastChild(node); child++) {
      if (better(child, best)) {
        best = child;
      }
    }
    return best;
  }

  private boolean better(int a, int b) {
    if (proven(a) && proven(b)) {
      return proof[a] > proof[b];
    }
    if (proven(a)) {
      return proof[a] > 0 || (proof[a] == 0 && mean(b) < 0);
    }
    if (proven(b)) {
      return proof[b] < 0 || (proof[b] == 0 && mean(a) >= 0);
    }
    return visits[a] > visits[b];
  }
}
