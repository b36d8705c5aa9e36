package plyground.core.kit;

/** The word for a move of a position, without spaces; no two legal moves have the same. */
@FunctionalInterface
public interface MoveText<P> {
  /** The word for one legal move. */
  String of(P position, int move);
}
