package plyground.core.kit;

import org.jspecify.annotations.Nullable;
import plyground.core.Side;
import plyground.core.view.SideLook;

/** What {@link BoardView} must know of a game to show it, wherever its rules are. */
public interface BoardLook<P> {
  /** Where its cells are. */
  Geometry geometry();

  /** What a side is called, and its colour. */
  SideLook look(Side side);

  /** What a symbol stands for; null for an empty cell. */
  @Nullable PieceLook piece(char symbol);

  /** What is on a cell, as {@link BoardPosition#at} gives it. */
  int at(P position, int cell);

  /** The cells one points at to make a move, in order; none for a button. */
  int[] cells(P position, int move);

  /** Whether a cell is one of those that won the game. */
  boolean wins(P position, int cell);

  /** How a side stands, in a few words; empty for nothing. */
  String standing(P position, Side side);
}
