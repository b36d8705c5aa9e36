package plyground.core.kit;

import java.util.function.BiFunction;
import plyground.core.Symmetry;

/** The image of a board whose cells go elsewhere. */
final class CellSymmetry<P extends BoardPosition<P>> implements Symmetry<P> {
  private final int[] to;
  private final MoveImage moves;
  private final BiFunction<int[], String, String> extra;

  CellSymmetry(int[] to, MoveImage moves, BiFunction<int[], String, String> extra) {
    this.extra = extra;
    this.to = to;
    this.moves = moves;
  }

  @Override
  public P position(P position) {
    int[] cells = new int[to.length];
    for (int cell = 0; cell < to.length; cell++) {
      cells[to[cell]] = position.at(cell);
    }
    return position.read(
        new BoardSetup(cells, position.toMove(), extra.apply(to, position.extra())));
  }

  @Override
  public int move(int move) {
    return moves.of(to, move);
  }
}
