package plyground.core.view;

import org.jspecify.annotations.Nullable;
import plyground.core.Side;

/**
 * Something that stands on a spot. Two scenes with a piece of the same kind on the same spot whose
 * owners differ show one that changed sides.
 *
 * @param at the spot's id
 * @param kind a shape the painters know, or a word that a skin has a picture for
 * @param owner nobody for things that belong to no side
 * @param letter what a terminal writes: one character, or a word where there is room
 * @param words what a screen reader says of it
 */
public record Piece(String at, String kind, @Nullable Side owner, String letter, String words) {
  /**
   * The shapes every painter knows; other kinds are drawn as a token with their letter, a piece
   * with a word for a letter as that word, unless a skin has a picture of it. A pawn is round for
   * the first player and a diamond for the second, with its letter on it.
   */
  public static final String DISC = "disc";

  public static final String DIAMOND = "diamond";
  public static final String CROSS = "cross";
  public static final String NOUGHT = "nought";
  public static final String PAWN = "pawn";
  public static final String BLOCK = "block";
  public static final String SEEDS = "seeds";
  public static final String LINE = "line";

  /** The same piece in a side's hands. */
  public Piece of(Side side) {
    return new Piece(at, kind, side, letter, words);
  }
}
