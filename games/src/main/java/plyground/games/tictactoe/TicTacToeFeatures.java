package plyground.games.tictactoe;

import java.util.List;
import plyground.core.Side;
import plyground.core.Symmetry;
import plyground.core.learn.CellGrid;
import plyground.core.learn.FeatureLayout;
import plyground.core.learn.FeatureLayout.Target;
import plyground.core.learn.PatternShapes;
import plyground.core.learn.PositionFeatures;

/** Tic-tac-toe as a learner sees it: the eight lines, a phase a stone. */
final class TicTacToeFeatures implements PositionFeatures<TicTacToePosition> {
  private static final CellGrid GRID = CellGrid.of(TicTacToe.SIZE, TicTacToe.SIZE);

  private final FeatureLayout layout =
      new FeatureLayout(
          "tic-tac-toe",
          GRID,
          3,
          Symmetry.ofSquares(TicTacToe.SIZE),
          TicTacToe.SIZE * TicTacToe.SIZE + 1,
          List.of("turn"),
          PatternShapes.lines(GRID, TicTacToe.SIZE),
          Target.WIN);

  @Override
  public FeatureLayout layout() {
    return layout;
  }

  @Override
  public long plane(TicTacToePosition position, int value) {
    boolean own = value == 1;
    return own == (position.toMove() == Side.FIRST) ? position.x() : position.o();
  }

  @Override
  public int phase(TicTacToePosition position) {
    return Integer.bitCount(position.x() | position.o());
  }

  @Override
  public void numbers(TicTacToePosition position, int[] into) {
    into[0] = 1;
  }
}
