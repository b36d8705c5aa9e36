package plyground.core.kit;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import plyground.core.view.Board;
import plyground.core.view.Lattice;
import plyground.core.view.Spot;
import plyground.core.view.Squares;

/**
 * The cells of a board, numbered from 0: what they are called, where they lie, which touch each
 * other, and in which order text writes them.
 */
public final class Geometry {
  /** What a cell holds, as text writes it. */
  enum Content {
    SYMBOLS,
    COUNTS
  }

  private final Board board;
  private final List<Spot> spots;
  private final int[][] rows;
  private final int[][] neighbours;
  private final int columns;
  private final Content content;
  private final boolean numbered;

  /**
   * @param spots a cell each
   * @param rows the cells of each row of the text
   * @param columns of a board of equal rows; else 0
   * @param numbered whether free cells show what they are called
   */
  Geometry(
      Board board,
      List<Spot> spots,
      int[][] rows,
      int[][] neighbours,
      int columns,
      Content content,
      boolean numbered) {
    this.board = board;
    this.spots = List.copyOf(spots);
    this.rows = rows;
    this.neighbours = neighbours;
    this.columns = columns;
    this.content = content;
    this.numbered = numbered;
    if (new HashSet<>(spots.stream().map(Spot::id).toList()).size() < spots.size()) {
      throw new IllegalArgumentException("two cells have the same name");
    }
  }

  /** Squares named as in chess, numbered row by row from the top left. */
  public static Geometry squares(int rows, int columns) {
    return squares(rows, columns, Naming.FROM_BOTTOM);
  }

  /** Squares named another way, numbered row by row from the top left. */
  public static Geometry squares(int rows, int columns, Naming naming) {
    return new RowsAndColumns(rows, columns, naming).squares();
  }

  /** The same squares parted by heavier lines into blocks of so many rows and columns. */
  public Geometry inBlocks(int high, int wide) {
    if (!(board instanceof Squares squares)) {
      throw new IllegalStateException("only squares are parted into blocks");
    }
    return new Geometry(
        squares.inBlocks(high, wide), spots, rows, neighbours, columns, content, numbered);
  }

  /** Hexagons in a rhombus, each row half a cell further right, {@code a1} at the top left. */
  public static Geometry hexes(int rows, int columns) {
    return new RowsAndColumns(rows, columns, Naming.FROM_TOP).hexes();
  }

  /**
   * Two rows of pits with a store each, in the order seeds are sown: the first player's pits and
   * store, then the second's. The first player's are {@code a1}, {@code a2} to the store {@code A}.
   */
  public static Geometry pits(int each) {
    return PitRows.geometry(each);
  }

  /**
   * Dots joined by edges around so many rows and columns of boxes. First come the edges, {@code 1},
   * {@code 2}, {@code 3} row by row, then the boxes. An edge touches its boxes, a box its edges.
   */
  public static Geometry edges(int rows, int columns) {
    return new BoxRows(rows, columns).geometry();
  }

  /**
   * Places joined by lines: {@code graph("a 0 0, b 1 0, c 0.5 1", "a-b b-c c-a")}.
   *
   * @param places a name, how far right and how far down each; rows from the top
   */
  public static Geometry graph(String places, String links) {
    return PlaceGraph.parse(places, links).geometry();
  }

  /** How many cells there are. */
  public int size() {
    return spots.size();
  }

  /** How people write a cell: {@code b3}. */
  public String name(int cell) {
    return spots.get(cell).id();
  }

  /** The cell of that name, in capitals or not; -1 if there is none. */
  public int cell(String name) {
    for (int cell = 0; cell < size(); cell++) {
      if (name(cell).equalsIgnoreCase(name)) {
        return cell;
      }
    }
    return -1;
  }

  /** The cells that touch this one: those behind an edge, or at the other end of a line. */
  public int[] neighbours(int cell) {
    return neighbours[cell].clone();
  }

  /** All straight lines of so many squares, a bit a cell; for at most 64 cells. */
  public long[] lines(int length) {
    return StraightLines.of(height(), width(), length);
  }

  /** Of a board of equal rows, the number of rows. */
  public int height() {
    return size() / width();
  }

  boolean hasColumns() {
    return columns > 0;
  }

  /** Of a board of equal rows, the number of columns. */
  public int width() {
    if (columns == 0) {
      throw new IllegalStateException("this board has no columns");
    }
    return columns;
  }

  /**
   * Every way to turn and mirror squares, or edges and their boxes, other than leaving them: where
   * each cell goes. Seven for a board as high as wide, else three.
   */
  public List<int[]> turnsAndMirrors() {
    if (board instanceof Lattice dots) {
      return new BoxRows(dots.rows() - 1, dots.columns() - 1).turnsAndMirrors();
    }
    return Turns.all(height(), width());
  }

  /** Left and right exchanged. */
  public List<int[]> mirror() {
    return List.of(Turns.mirror(height(), width()));
  }

  /** The board seen from the other side; of hexes too. */
  public List<int[]> halfTurn() {
    return List.of(Turns.half(height(), width()));
  }

  Board board() {
    return board;
  }

  int[][] rows() {
    return Arrays.copyOf(rows, rows.length);
  }

  boolean counts() {
    return content == Content.COUNTS;
  }

  boolean numbered() {
    return numbered;
  }

  /** Spots as a board lists them. */
  static List<Spot> inReadingOrder(List<Spot> spots) {
    var order = Comparator.comparingInt(Spot::row).thenComparingDouble(Spot::x);
    return spots.stream().sorted(order).toList();
  }
}
