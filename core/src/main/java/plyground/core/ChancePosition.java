package plyground.core;

/**
 * A position of a game of chance, besides being a {@link Position}: at some of them nature moves
 * instead of a player, as when dice are thrown.
 *
 * <p>There {@link Position#moves} lists what may happen, {@link Position#toMove} is the side it
 * happens to, in whose view values are.
 */
public interface ChancePosition {
  /** Whether nature is to move; never once the game is over. */
  boolean chance();

  /** How many of nature's equally likely cases one of its moves stands for; at least 1. */
  int weight(int move);
}
