package plyground.games.labyrinth;

import java.util.List;
import plyground.core.Side;

/** What stays the same through a game: who looks for what, in order, and when it is drawn. */
public final class Deal {
  /** Player a starts on 1/1, player b on 1/7. */
  static final int[] HOME = {Square.of(1, 1), Square.of(1, 7)};

  private final List<Treasure> first;
  private final List<Treasure> second;
  private final int limit;

  /** For each player the squares to visit, home last. */
  private final int[][] targets;

  /**
   * @param limit plies after which the game is drawn
   */
  Deal(List<Treasure> first, List<Treasure> second, int limit) {
    this.first = List.copyOf(first);
    this.second = List.copyOf(second);
    this.limit = limit;
    targets = new int[][] {targets(first, HOME[0]), targets(second, HOME[1])};
  }

  private static int[] targets(List<Treasure> treasures, int home) {
    int[] squares = new int[treasures.size() + 1];
    for (int i = 0; i < treasures.size(); i++) {
      squares[i] = treasures.get(i).square();
    }
    squares[treasures.size()] = home;
    return squares;
  }

  /** A side's treasures in the order they must be found. */
  public List<Treasure> treasures(Side side) {
    return side == Side.FIRST ? first : second;
  }

  int limit() {
    return limit;
  }

  /** How many treasures a player has to find. */
  int size(int player) {
    return targets[player].length - 1;
  }

  /** The n-th square to visit, from 0; after the treasures it is home, and stays so. */
  int target(int player, int n) {
    int[] squares = targets[player];
    return squares[Math.min(n, squares.length - 1)];
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof Deal deal
            && limit == deal.limit
            && first.equals(deal.first)
            && second.equals(deal.second));
  }

  /** From places, not from the enum's own hash, which changes from run to run. */
  @Override
  public int hashCode() {
    int hash = limit;
    for (int[] squares : targets) {
      for (int square : squares) {
        hash = 53 * hash + square + 1;
      }
    }
    return hash;
  }
}
