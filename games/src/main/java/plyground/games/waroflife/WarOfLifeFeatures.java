package plyground.games.waroflife;

import java.util.List;
import plyground.core.Symmetry;
import plyground.core.learn.CellGrid;
import plyground.core.learn.FeatureLayout;
import plyground.core.learn.FeatureLayout.Target;
import plyground.core.learn.PatternShapes;
import plyground.core.learn.PositionFeatures;

/**
 * War of Life as a learner sees it: every three by three cells, which say whether the cell in the
 * middle lives, and the ratios of {@link Prospect}. Phases go by the number of pieces.
 */
final class WarOfLifeFeatures implements PositionFeatures<WarOfLifePosition> {
  private static final int PHASES = 4;
  private static final int PIECES_A_PHASE = 7;
  private static final int WINDOW = 3;

  private static final CellGrid GRID = CellGrid.of(Cells.SIZE, Cells.SIZE);

  private final FeatureLayout layout =
      new FeatureLayout(
          "war-of-life",
          GRID,
          3,
          Symmetry.ofSquares(Cells.SIZE),
          PHASES,
          List.of("turn", "pieces", "pieces next", "pieces later", "moves"),
          PatternShapes.windows(GRID, WINDOW, WINDOW),
          Target.WIN);

  @Override
  public FeatureLayout layout() {
    return layout;
  }

  @Override
  public long plane(WarOfLifePosition position, int value) {
    return value == 1 ? position.own() : position.other();
  }

  @Override
  public int phase(WarOfLifePosition position) {
    int pieces = Long.bitCount(position.blue() | position.red());
    return Math.min(pieces / PIECES_A_PHASE, PHASES - 1);
  }

  @Override
  public void numbers(WarOfLifePosition position, int[] into) {
    Prospect.ratios(position.own(), position.other(), into);
  }
}
