package plyground.games.gallery;

import static plyground.core.spec.Parameter.whole;

import java.util.Arrays;
import plyground.core.Outcome;
import plyground.core.Side;
import plyground.core.kit.BoardGame;
import plyground.core.kit.BoardPosition;
import plyground.core.kit.BoardSetup;
import plyground.core.kit.Geometry;
import plyground.core.kit.Keys;
import plyground.core.spec.Settings;
import plyground.core.spi.FeatureDescriptor;
import plyground.core.spi.GameDescriptor;
import plyground.core.spi.GameProvider;
import plyground.core.spi.SolverDescriptor;
import plyground.core.view.Piece;

/** Dots and boxes: who draws the fourth side of a box has it, and draws again. */
@SuppressWarnings("OperatorPrecedence") // shifts and masks of bits read best without
public final class DotsAndBoxes implements GameProvider<DotsAndBoxes.Lines> {
  private static final int KNOWN_AT_ONCE = 20;

  @Override
  public GameDescriptor<Lines> descriptor() {
    return BoardGame.<Lines>of(
            "dots-and-boxes",
            "draw lines between dots; the fourth side of a box is yours, and you draw again",
            settings -> Geometry.edges(settings.whole("rows"), settings.whole("columns")),
            settings -> Lines.none(layout(settings)))
        .parameters(
            whole("rows", 1, 5, "3", "rows of boxes"),
            whole("columns", 1, 5, "3", "columns of boxes"))
        .rules(
            "In turn each side joins two dots that are neighbours in a row or a column.",
            "Who draws the fourth side of a box has the box and draws again, as long as it closes"
                + " boxes. When all lines are drawn, most boxes win; the score is by how many.",
            "A position is rows of lines (-, or . where there is none yet) and, between them, rows"
                + " of lines and boxes by turns (r or b for whose box it is), and the side to move.")
        .opponent("pvs:time=1s")
        .sides("red", "blue", Piece.BLOCK)
        .piece('-', Piece.LINE, null, "line")
        .symmetries(Geometry::turnsAndMirrors)
        .standing((lines, side) -> lines.boxes(side) + " boxes")
        .feature(new FeatureDescriptor<>("boxes", "boxes won", "box", "boxes", Lines::boxes))
        .evaluator(
            "boxes",
            "boxes won, those to be had now, and who runs out of safe lines",
            "tenths of a box",
            Lines::boxes)
        .solver(
            new SolverDescriptor<>(
                (_, _, _) -> new DotsAndBoxesSolver(),
                lines -> lines.free() <= KNOWN_AT_ONCE,
                false))
        .descriptor();
  }

  private static Layout layout(Settings settings) {
    return new Layout(settings.whole("rows"), settings.whole("columns"));
  }

  /** Which lines go round which box; lines are numbered row by row, the boxes after them. */
  static final class Layout {
    final int lines;
    final long all;
    final long[] sides;
    final int[][] boxes;

    Layout(int rows, int columns) {
      lines = rows * (columns + 1) + columns * (rows + 1);
      all = (1L << lines) - 1;
      sides = new long[rows * columns];
      boxes = new int[lines][];
      var geometry = Geometry.edges(rows, columns);
      for (int line = 0; line < lines; line++) {
        boxes[line] = Arrays.stream(geometry.neighbours(line)).map(box -> box - lines).toArray();
        for (int box : boxes[line]) {
          sides[box] |= 1L << line;
        }
      }
    }

    @Override
    public boolean equals(Object other) {
      return other == this || other instanceof Layout layout && Arrays.equals(sides, layout.sides);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(sides);
    }
  }

  /** The lines drawn, and the boxes of each side; a bit each. */
  public record Lines(Layout layout, long drawn, long red, long blue, Side toMove)
      implements BoardPosition<Lines> {
    static Lines none(Layout layout) {
      return new Lines(layout, 0, 0, 0, Side.FIRST);
    }

    int free() {
      return layout.lines - Long.bitCount(drawn);
    }

    int boxes(Side side) {
      return Long.bitCount(side == Side.FIRST ? red : blue);
    }

    @Override
    public boolean over() {
      return drawn == layout.all;
    }

    @Override
    public int moves(int[] into, int from) {
      int end = from;
      for (long free = layout.all & ~drawn; free != 0; free &= free - 1) {
        into[end++] = Long.numberOfTrailingZeros(free);
      }
      return end;
    }

    @Override
    public Lines play(int line) {
      long lines = drawn | 1L << line;
      long closed = 0;
      for (int box : layout.boxes[line]) {
        closed |= (layout.sides[box] & ~lines) == 0 ? 1L << box : 0;
      }
      if (closed == 0) {
        return new Lines(layout, lines, red, blue, toMove.other());
      }
      return toMove == Side.FIRST
          ? new Lines(layout, lines, red | closed, blue, toMove)
          : new Lines(layout, lines, red, blue | closed, toMove);
    }

    @Override
    public Outcome outcome() {
      return Outcome.of(boxes(Side.FIRST) - boxes(Side.SECOND), "all lines drawn");
    }

    @Override
    public long key() {
      return Keys.and(Keys.of(drawn, red, toMove), blue);
    }

    /** Who must draw when no line is safe any more gives boxes away. */
    private int boxes() {
      int open = 0;
      long unsafe = 0;
      for (long round : layout.sides) {
        int left = Long.bitCount(round & ~drawn);
        open += left == 1 ? 1 : 0;
        unsafe |= left <= 2 ? round : 0;
      }
      int safe = Long.bitCount(layout.all & ~drawn & ~unsafe);
      int parity = open > 0 ? 0 : (safe & 1) == 0 ? -3 : 3;
      return 10 * (boxes(Side.FIRST) - boxes(Side.SECOND)) * toMove.sign() + 8 * open + parity;
    }

    @Override
    public int at(int cell) {
      if (cell < layout.lines) {
        return (drawn >> cell & 1) != 0 ? '-' : EMPTY;
      }
      int box = cell - layout.lines;
      return (red >> box & 1) != 0 ? 'r' : (blue >> box & 1) != 0 ? 'b' : EMPTY;
    }

    @Override
    public Lines read(BoardSetup setup) {
      long lines = setup.bits('-', cell -> cell < layout.lines ? cell : -1);
      long reds = setup.bits('r', cell -> cell - layout.lines);
      long blues = setup.bits('b', cell -> cell - layout.lines);
      for (int box = 0; box < layout.sides.length; box++) {
        boolean closed = (layout.sides[box] & ~lines) == 0;
        boolean owned = ((reds | blues) >> box & 1) != 0;
        setup.require(
            closed == owned,
            "box %d has %s".formatted(box + 1, owned ? "an owner but not all sides" : "no owner"));
      }
      return new Lines(layout, lines, reds, blues, setup.toMove());
    }
  }
}
