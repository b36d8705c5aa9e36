package plyground.core;

/** Counts the lines of play of a given length: the classic check of a move generator. */
public final class Perft<P extends Position<P>> {
  private final int maxMoves;
  private int[] buffer = new int[0];

  /** For one game and one caller at a time. */
  public Perft(Game<P> game) {
    maxMoves = game.maxMoves();
  }

  /** Lines of exactly this many plies; games that end earlier are not extended. */
  public long count(P position, int depth) {
    if (depth == 0) {
      return 1;
    }
    int needed = Math.multiplyExact(depth, maxMoves);
    if (buffer.length < needed) {
      buffer = new int[needed];
    }
    return count(position, depth, 0);
  }

  private long count(P position, int depth, int from) {
    int end = position.moves(buffer, from);
    long total = 0;
    for (int i = from; i < end; i++) {
      P next = position.play(buffer[i]);
      total += depth == 1 ? 1 : count(next, depth - 1, end);
    }
    return total;
  }
}
