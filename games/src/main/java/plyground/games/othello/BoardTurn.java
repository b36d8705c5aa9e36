package plyground.games.othello;

import plyground.core.Side;

/** Whose turn it is on which board: one word in a position for both. */
enum BoardTurn {
  SIX_FIRST(Size.SIX, Side.FIRST),
  SIX_SECOND(Size.SIX, Side.SECOND),
  EIGHT_FIRST(Size.EIGHT, Side.FIRST),
  EIGHT_SECOND(Size.EIGHT, Side.SECOND);

  final Size size;
  final Side side;
  final boolean first;

  /** The bits of the board. */
  final long board;

  /** Makes the same stones another key. */
  final long salt;

  BoardTurn(Size size, Side side) {
    this.size = size;
    this.side = side;
    first = side == Side.FIRST;
    board = size.board();
    salt = 1 + 2L * size.side() + side.index();
  }

  static BoardTurn of(Size size, Side side) {
    return size == Size.SIX
        ? side == Side.FIRST ? SIX_FIRST : SIX_SECOND
        : side == Side.FIRST ? EIGHT_FIRST : EIGHT_SECOND;
  }

  BoardTurn next() {
    return of(size, side.other());
  }
}
