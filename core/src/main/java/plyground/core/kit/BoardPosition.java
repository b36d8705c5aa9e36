package plyground.core.kit;

import plyground.core.InputException;
import plyground.core.Position;

/** A position of a game whose cells are numbered from 0; all of them are on one board. */
public interface BoardPosition<P extends BoardPosition<P>> extends Position<P> {
  /** What an empty cell holds. */
  char EMPTY = '.';

  /**
   * What is on a cell: the symbol of a piece, such as {@code 'x'}, or {@link #EMPTY}; on a board of
   * pits, how many seeds.
   */
  int at(int cell);

  /**
   * The position of the same game that has this on its board.
   *
   * @throws InputException if there is no such position
   */
  P read(BoardSetup setup);

  /** What a position is besides its board and the side to move, as words; empty for nothing. */
  default String extra() {
    return "";
  }
}
