package plyground.games.othello;

import plyground.core.Side;

/** Whose turn it is on which board by which rule: one word in a position for all of it. */
enum BoardTurn {
  SIX_FIRST(Size.SIX, EmptySquares.NOBODY, Side.FIRST),
  SIX_SECOND(Size.SIX, EmptySquares.NOBODY, Side.SECOND),
  SIX_WINNER_FIRST(Size.SIX, EmptySquares.WINNER, Side.FIRST),
  SIX_WINNER_SECOND(Size.SIX, EmptySquares.WINNER, Side.SECOND),
  EIGHT_FIRST(Size.EIGHT, EmptySquares.NOBODY, Side.FIRST),
  EIGHT_SECOND(Size.EIGHT, EmptySquares.NOBODY, Side.SECOND),
  EIGHT_WINNER_FIRST(Size.EIGHT, EmptySquares.WINNER, Side.FIRST),
  EIGHT_WINNER_SECOND(Size.EIGHT, EmptySquares.WINNER, Side.SECOND);

  final Size size;
  final EmptySquares empty;
  final Side side;
  final boolean first;

  /** The bits of the board. */
  final long board;

  /** Makes the same stones another key. */
  final long salt;

  BoardTurn(Size size, EmptySquares empty, Side side) {
    this.size = size;
    this.empty = empty;
    this.side = side;
    first = side == Side.FIRST;
    board = size.board();
    salt = 1 + 2L * size.side() + side.index() + (empty == EmptySquares.WINNER ? 64 : 0);
  }

  static BoardTurn of(Size size, EmptySquares empty, Side side) {
    boolean nobody = empty == EmptySquares.NOBODY;
    var first =
        size == Size.SIX
            ? nobody ? SIX_FIRST : SIX_WINNER_FIRST
            : nobody ? EIGHT_FIRST : EIGHT_WINNER_FIRST;
    return side == Side.FIRST ? first : first.next();
  }

  /** Whether positions of both have the same values. */
  boolean sameGame(BoardTurn other) {
    return size == other.size && empty == other.empty;
  }

  BoardTurn next() {
    return switch (this) {
      case SIX_FIRST -> SIX_SECOND;
      case SIX_SECOND -> SIX_FIRST;
      case SIX_WINNER_FIRST -> SIX_WINNER_SECOND;
      case SIX_WINNER_SECOND -> SIX_WINNER_FIRST;
      case EIGHT_FIRST -> EIGHT_SECOND;
      case EIGHT_SECOND -> EIGHT_FIRST;
      case EIGHT_WINNER_FIRST -> EIGHT_WINNER_SECOND;
      case EIGHT_WINNER_SECOND -> EIGHT_WINNER_FIRST;
    };
  }
}
