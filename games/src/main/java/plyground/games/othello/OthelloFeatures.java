package plyground.games.othello;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import plyground.core.Symmetry;
import plyground.core.learn.CellGrid;
import plyground.core.learn.FeatureLayout;
import plyground.core.learn.FeatureLayout.Target;
import plyground.core.learn.PatternShapes;
import plyground.core.learn.PositionFeatures;

/**
 * Othello as a learner sees it: lines, edges and corners (Buro 1997), four discs a phase, and the
 * numbers of moves and the parity beside them.
 */
final class OthelloFeatures implements PositionFeatures<OthelloPosition> {
  private static final int DISCS_A_PHASE = 4;
  private static final int SHORTEST_LINE = 4;

  private final FeatureLayout layout;
  private final int opened;

  OthelloFeatures(Size size) {
    opened = size.cells() - 4;
    layout =
        new FeatureLayout(
            "othello-" + size.side() + "x" + size.side(),
            grid(size),
            3,
            Symmetry.ofSquares(Size.WIDTH),
            opened / DISCS_A_PHASE,
            List.of("turn", "parity", "moves", "other's moves"),
            patterns(grid(size)),
            Target.SCORE);
  }

  private static CellGrid grid(Size size) {
    int[] bits = new int[size.cells()];
    for (int cell = 0; cell < bits.length; cell++) {
      bits[cell] = size.square(cell / size.side(), cell % size.side());
    }
    return new CellGrid(size.side(), size.side(), bits);
  }

  private static List<int[]> patterns(CellGrid grid) {
    var patterns = new ArrayList<int[]>();
    patterns.add(PatternShapes.edge(grid));
    patterns.add(PatternShapes.corner(grid, 3, 3));
    patterns.add(PatternShapes.corner(grid, 2, 5));
    PatternShapes.lines(grid, SHORTEST_LINE).stream()
        .filter(line -> !isEdge(grid, line)) // an edge is part of the first pattern
        .forEach(patterns::add);
    return patterns;
  }

  private static boolean isEdge(CellGrid grid, int[] line) {
    return Arrays.stream(line).allMatch(bit -> isOuter(grid, bit));
  }

  private static boolean isOuter(CellGrid grid, int bit) {
    int last = grid.rows() - 1;
    return IntStream.rangeClosed(0, last)
        .anyMatch(
            i ->
                grid.bit(0, i) == bit
                    || grid.bit(last, i) == bit
                    || grid.bit(i, 0) == bit
                    || grid.bit(i, last) == bit);
  }

  @Override
  public FeatureLayout layout() {
    return layout;
  }

  @Override
  public long plane(OthelloPosition position, int value) {
    return value == 1 ? position.own() : position.other();
  }

  @Override
  public int phase(OthelloPosition position) {
    return Math.clamp((opened - position.empties()) / DISCS_A_PHASE, 0, layout.phases() - 1);
  }

  @Override
  public void numbers(OthelloPosition position, int[] into) {
    into[0] = 1;
    into[1] = position.empties() & 1;
    into[2] = Long.bitCount(position.places());
    into[3] = Long.bitCount(position.otherPlaces());
  }
}
