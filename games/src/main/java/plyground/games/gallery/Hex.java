package plyground.games.gallery;

import static plyground.core.spec.Parameter.whole;

import plyground.core.Outcome;
import plyground.core.Side;
import plyground.core.kit.BoardGame;
import plyground.core.kit.BoardPosition;
import plyground.core.kit.BoardSetup;
import plyground.core.kit.CellBits;
import plyground.core.kit.Geometry;
import plyground.core.kit.Keys;
import plyground.core.spi.GameDescriptor;
import plyground.core.spi.GameProvider;
import plyground.core.view.Piece;

/** Hex: red joins the top with the bottom, blue the left with the right; somebody always does. */
@SuppressWarnings("OperatorPrecedence") // shifts and masks of bits read best without
public final class Hex implements GameProvider<Hex.Stones> {
  @Override
  public GameDescriptor<Stones> descriptor() {
    return BoardGame.<Stones>of(
            "hex",
            "join your two edges of a board of hexagons",
            settings -> Geometry.hexes(settings.whole("size"), settings.whole("size")),
            settings -> start(new Edges(settings.whole("size"))))
        .parameters(whole("size", 2, 11, "11", "hexagons along an edge"))
        .rules(
            "In turn each side puts a stone on a free hexagon.",
            "Red wins with a chain of stones from the top to the bottom, blue with one from the"
                + " left to the right. There is no draw, and no stone is ever moved.")
        .opponent("mcts:time=2s")
        .sides("red", "blue", Piece.DISC)
        .symmetries(Geometry::halfTurn)
        .evaluator("distance", "how many stones a chain still lacks", Stones::distance)
        .descriptor();
  }

  private static Stones start(Edges edges) {
    return Stones.of(edges, Cells.NONE, Cells.NONE, Cells.NONE, Side.FIRST);
  }

  /** A set of at most 128 cells. */
  record Cells(long low, long high) {
    static final Cells NONE = new Cells(0, 0);

    static Cells of(int cell) {
      return cell < 64 ? new Cells(1L << cell, 0) : new Cells(0, 1L << cell - 64);
    }

    boolean has(int cell) {
      return ((cell < 64 ? low >> cell : high >> cell - 64) & 1) != 0;
    }

    Cells or(Cells other) {
      return new Cells(low | other.low, high | other.high);
    }

    Cells and(Cells other) {
      return new Cells(low & other.low, high & other.high);
    }

    Cells without(Cells other) {
      return new Cells(low & ~other.low, high & ~other.high);
    }

    boolean meets(Cells other) {
      return (low & other.low | high & other.high) != 0;
    }

    boolean isEmpty() {
      return (low | high) == 0;
    }

    int count() {
      return Long.bitCount(low) + Long.bitCount(high);
    }
  }

  /** What touches what on a board of some size. */
  static final class Edges {
    final int size;
    private final Cells board;
    private final Cells[] beside;
    private final Cells[] from = new Cells[2];
    private final Cells[] to = new Cells[2];

    Edges(int size) {
      this.size = size;
      var geometry = Geometry.hexes(size, size);
      beside = new Cells[size * size];
      var all = Cells.NONE;
      for (int cell = 0; cell < beside.length; cell++) {
        all = all.or(Cells.of(cell));
        beside[cell] = Cells.NONE;
        for (int other : geometry.neighbours(cell)) {
          beside[cell] = beside[cell].or(Cells.of(other));
        }
      }
      board = all;
      for (int i = 0; i < 2; i++) {
        from[i] = Cells.NONE;
        to[i] = Cells.NONE;
      }
      for (int i = 0; i < size; i++) {
        from[0] = from[0].or(Cells.of(i));
        to[0] = to[0].or(Cells.of(size * (size - 1) + i));
        from[1] = from[1].or(Cells.of(size * i));
        to[1] = to[1].or(Cells.of(size * i + size - 1));
      }
    }

    /** All that touches some of these cells. */
    private Cells around(Cells cells) {
      long low = 0;
      long high = 0;
      for (long rest = cells.low; rest != 0; rest &= rest - 1) {
        var next = beside[Long.numberOfTrailingZeros(rest)];
        low |= next.low;
        high |= next.high;
      }
      for (long rest = cells.high; rest != 0; rest &= rest - 1) {
        var next = beside[64 + Long.numberOfTrailingZeros(rest)];
        low |= next.low;
        high |= next.high;
      }
      return new Cells(low, high);
    }

    /** Some stones and all that hang together with them. */
    private Cells chain(Cells some, Cells stones) {
      return chain(some, Cells.NONE, stones);
    }

    /** A chain, some stones that belong to it now, and all that hang together with these. */
    private Cells chain(Cells some, Cells chain, Cells stones) {
      long low = some.low;
      long high = some.high;
      long openLow = stones.low & ~(chain.low | low);
      long openHigh = stones.high & ~(chain.high | high);
      long foundLow = chain.low | low;
      long foundHigh = chain.high | high;
      while ((low | high) != 0) {
        boolean below = low != 0;
        var next = beside[Long.numberOfTrailingZeros(below ? low : high) + (below ? 0 : 64)];
        high &= below ? -1 : high - 1;
        low &= low - 1;
        long freshLow = next.low & openLow;
        long freshHigh = next.high & openHigh;
        openLow ^= freshLow;
        openHigh ^= freshHigh;
        foundLow |= freshLow;
        foundHigh |= freshHigh;
        low |= freshLow;
        high |= freshHigh;
      }
      return new Cells(foundLow, foundHigh);
    }

    /** How many stones a side lacks to join its edges. */
    private int lacking(Cells stones, Cells others, int side) {
      var free = board.without(others);
      var reached = chain(from[side].and(stones), stones);
      var next = from[side].without(reached).and(free);
      int count = 0;
      while (!reached.meets(to[side])) {
        count++;
        if (next.isEmpty()) {
          return size * size;
        }
        reached = chain(reached.or(next), stones);
        next = around(reached).and(free).without(reached);
      }
      return count;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Edges edges && edges.size == size;
    }

    @Override
    public int hashCode() {
      return size;
    }
  }

  /** The stones of each side, and those that hang together with their side's first edge. */
  public record Stones(
      Edges edges, long red, long red64, long blue, long blue64, Cells chains, Side toMove)
      implements BoardPosition<Stones> {
    static Stones of(Edges edges, Cells red, Cells blue, Cells chains, Side toMove) {
      return new Stones(edges, red.low, red.high, blue.low, blue.high, chains, toMove);
    }

    private Cells stones(Side side) {
      return side == Side.FIRST ? new Cells(red, red64) : new Cells(blue, blue64);
    }

    private boolean won(Side side) {
      return chains.and(edges.to[side.index()]).meets(stones(side));
    }

    @Override
    public boolean over() {
      return won(toMove.other());
    }

    @Override
    public int moves(int[] into, int from) {
      if (over()) {
        return from;
      }
      int end = CellBits.list(edges.board.low & ~(red | blue), 0, into, from);
      return CellBits.list(edges.board.high & ~(red64 | blue64), 64, into, end);
    }

    @Override
    public Stones play(int cell) {
      long bit = cell < 64 ? 1L << cell : 0;
      long bit64 = cell < 64 ? 0 : 1L << cell - 64;
      if (toMove == Side.FIRST) {
        var joined = joined(cell, red | bit, red64 | bit64);
        return new Stones(edges, red | bit, red64 | bit64, blue, blue64, joined, Side.SECOND);
      }
      var joined = joined(cell, blue | bit, blue64 | bit64);
      return new Stones(edges, red, red64, blue | bit, blue64 | bit64, joined, Side.FIRST);
    }

    /** A stone that touches neither the edge nor a chain of its side changes nothing. */
    private Cells joined(int cell, long own, long own64) {
      var beside = edges.beside[cell];
      boolean joins =
          edges.from[toMove.index()].has(cell)
              || (beside.low & chains.low & own | beside.high & chains.high & own64) != 0;
      return joins ? edges.chain(Cells.of(cell), chains, new Cells(own, own64)) : chains;
    }

    @Override
    public Outcome outcome() {
      return won(Side.FIRST)
          ? Outcome.of(1, "top and bottom joined")
          : Outcome.of(-1, "left and right joined");
    }

    @Override
    public long key() {
      return Keys.and(Keys.and(Keys.of(red, red64), blue), blue64);
    }

    private int distance() {
      var reds = stones(Side.FIRST);
      var blues = stones(Side.SECOND);
      int value = 2 * (edges.lacking(blues, reds, 1) - edges.lacking(reds, blues, 0));
      return value * toMove.sign() + 1;
    }

    @Override
    public int at(int cell) {
      return stones(Side.FIRST).has(cell) ? 'r' : stones(Side.SECOND).has(cell) ? 'b' : EMPTY;
    }

    @Override
    public Stones read(BoardSetup setup) {
      var reds = Cells.NONE;
      var blues = Cells.NONE;
      for (int cell = 0; cell < edges.size * edges.size; cell++) {
        reds = setup.at(cell) == 'r' ? reds.or(Cells.of(cell)) : reds;
        blues = setup.at(cell) == 'b' ? blues.or(Cells.of(cell)) : blues;
      }
      int more = reds.count() - blues.count();
      setup.require(more == 0 || more == 1, "red has as many stones as blue, or one more");
      var chains =
          edges
              .chain(edges.from[0].and(reds), reds)
              .or(edges.chain(edges.from[1].and(blues), blues));
      var read = of(edges, reds, blues, chains, more == 0 ? Side.FIRST : Side.SECOND);
      setup.require(!read.won(read.toMove), "the game was over before");
      return read;
    }
  }
}
