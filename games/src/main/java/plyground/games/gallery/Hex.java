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

/**
 * Hex: red joins the top with the bottom, blue the left with the right; somebody always does. Its
 * 121 cells take two numbers wherever 64 take one.
 */
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
    return new Stones(edges, 0, 0, 0, 0, Chains.NONE, Side.FIRST);
  }

  /** What touches what on a board of some size. */
  static final class Edges {
    final int size;
    private final HexCells board;

    /** What touches a cell, as two numbers each. */
    private final long[] near;

    private final HexCells[] from = {HexCells.NONE, HexCells.NONE};
    private final HexCells[] to = {HexCells.NONE, HexCells.NONE};

    Edges(int size) {
      this.size = size;
      var geometry = Geometry.hexes(size, size);
      near = new long[2 * geometry.size()];
      var all = HexCells.NONE;
      for (int cell = 0; cell < geometry.size(); cell++) {
        all = all.or(HexCells.of(cell));
        for (int other : geometry.neighbours(cell)) {
          near[2 * cell + other / 64] |= 1L << other;
        }
      }
      board = all;
      for (int i = 0; i < size; i++) {
        from[0] = from[0].or(HexCells.of(i));
        to[0] = to[0].or(HexCells.of(size * (size - 1) + i));
        from[1] = from[1].or(HexCells.of(size * i));
        to[1] = to[1].or(HexCells.of(size * i + size - 1));
      }
    }

    /** All that touches some of these cells. */
    private HexCells around(HexCells cells) {
      long low = 0;
      long high = 0;
      for (long rest = cells.low(); rest != 0; rest &= rest - 1) {
        int cell = Long.numberOfTrailingZeros(rest);
        low |= near[2 * cell];
        high |= near[2 * cell + 1];
      }
      for (long rest = cells.high(); rest != 0; rest &= rest - 1) {
        int cell = 64 + Long.numberOfTrailingZeros(rest);
        low |= near[2 * cell];
        high |= near[2 * cell + 1];
      }
      return new HexCells(low, high);
    }

    /** Some stones and all that hang together with them. */
    private HexCells chain(HexCells some, HexCells stones) {
      long low = some.low();
      long high = some.high();
      long openLow = stones.low() & ~low;
      long openHigh = stones.high() & ~high;
      long foundLow = low;
      long foundHigh = high;
      while ((low | high) != 0) {
        int cell =
            low != 0 ? Long.numberOfTrailingZeros(low) : 64 + Long.numberOfTrailingZeros(high);
        high &= low != 0 ? -1 : high - 1;
        low &= low - 1;
        long freshLow = near[2 * cell] & openLow;
        long freshHigh = near[2 * cell + 1] & openHigh;
        openLow ^= freshLow;
        openHigh ^= freshHigh;
        foundLow |= freshLow;
        foundHigh |= freshHigh;
        low |= freshLow;
        high |= freshHigh;
      }
      return new HexCells(foundLow, foundHigh);
    }

    /** The stones of both sides that hang together with these edges. */
    private HexCells chains(HexCells[] edge, HexCells reds, HexCells blues) {
      return chain(edge[0].and(reds), reds).or(chain(edge[1].and(blues), blues));
    }

    /** How many stones a side lacks to join its edges. */
    private int lacking(HexCells stones, HexCells others, int side) {
      var free = board.without(others);
      var reached = chain(from[side].and(stones), stones);
      var next = from[side].or(around(reached)).and(free).without(reached);
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

  /**
   * The stones of both sides that hang together with their side's first edge, and those with its
   * last. A stone that touches both wins: to see that nothing must be followed across the board.
   */
  record Chains(long first, long first64, long last, long last64) {
    static final Chains NONE = new Chains(0, 0, 0, 0);

    /** Once the edges are joined it is all the same by which stones. */
    static final Chains JOINED = new Chains(-1, -1, -1, -1);

    static Chains of(Edges edges, HexCells reds, HexCells blues) {
      var first = edges.chains(edges.from, reds, blues);
      var last = edges.chains(edges.to, reds, blues);
      return first.meets(last)
          ? JOINED
          : new Chains(first.low(), first.high(), last.low(), last.high());
    }

    boolean joined() {
      return (first & last) != 0;
    }

    /** With one more stone, whose side has these. */
    Chains with(int cell, Side side, long own, long own64, Edges edges) {
      long near = edges.near[2 * cell] & own;
      long near64 = edges.near[2 * cell + 1] & own64;
      boolean toFirst =
          (near & first | near64 & first64) != 0 || edges.from[side.index()].has(cell);
      boolean toLast = (near & last | near64 & last64) != 0 || edges.to[side.index()].has(cell);
      if (toFirst == toLast) {
        return toFirst ? JOINED : this;
      }
      var more = HexCells.of(cell);
      if ((near & ~(first | last) | near64 & ~(first64 | last64)) != 0) {
        more = edges.chain(more, new HexCells(own & ~(first | last), own64 & ~(first64 | last64)));
      }
      return toFirst
          ? new Chains(first | more.low(), first64 | more.high(), last, last64)
          : new Chains(first, first64, last | more.low(), last64 | more.high());
    }
  }

  /** The stones of each side, and how they hang together with the edges. */
  public record Stones(
      Edges edges, long red, long red64, long blue, long blue64, Chains chains, Side toMove)
      implements BoardPosition<Stones> {
    private HexCells stones(Side side) {
      return side == Side.FIRST ? new HexCells(red, red64) : new HexCells(blue, blue64);
    }

    @Override
    public boolean over() {
      return chains.joined();
    }

    @Override
    public int moves(int[] into, int from) {
      if (over()) {
        return from;
      }
      int end = CellBits.list(edges.board.low() & ~(red | blue), 0, into, from);
      return CellBits.list(edges.board.high() & ~(red64 | blue64), 64, into, end);
    }

    @Override
    public Stones play(int cell) {
      long bit = cell < 64 ? 1L << cell : 0;
      long bit64 = cell < 64 ? 0 : 1L << cell - 64;
      if (toMove == Side.FIRST) {
        var more = chains.with(cell, toMove, red, red64, edges);
        return new Stones(edges, red | bit, red64 | bit64, blue, blue64, more, Side.SECOND);
      }
      var more = chains.with(cell, toMove, blue, blue64, edges);
      return new Stones(edges, red, red64, blue | bit, blue64 | bit64, more, Side.FIRST);
    }

    @Override
    public Outcome outcome() {
      return toMove == Side.SECOND
          ? Outcome.of(1, "top and bottom joined")
          : Outcome.of(-1, "left and right joined");
    }

    @Override
    public long key() {
      return Keys.and(Keys.and(Keys.of(red, red64), blue), blue64);
    }

    private int lacking(Side side) {
      return edges.lacking(stones(side), stones(side.other()), side.index());
    }

    private int distance() {
      return 2 * (lacking(toMove.other()) - lacking(toMove)) + 1;
    }

    @Override
    public int at(int cell) {
      return stones(Side.FIRST).has(cell) ? 'r' : stones(Side.SECOND).has(cell) ? 'b' : EMPTY;
    }

    @Override
    public Stones read(BoardSetup setup) {
      var reds = HexCells.NONE;
      var blues = HexCells.NONE;
      for (int cell = 0; cell < edges.size * edges.size; cell++) {
        reds = setup.at(cell) == 'r' ? reds.or(HexCells.of(cell)) : reds;
        blues = setup.at(cell) == 'b' ? blues.or(HexCells.of(cell)) : blues;
      }
      int more = reds.count() - blues.count();
      setup.require(more == 0 || more == 1, "red has as many stones as blue, or one more");
      var chains = Chains.of(edges, reds, blues);
      var read =
          new Stones(
              edges,
              reds.low(),
              reds.high(),
              blues.low(),
              blues.high(),
              chains,
              more == 0 ? Side.FIRST : Side.SECOND);
      setup.require(read.lacking(read.toMove) > 0, "the game was over before");
      return read;
    }
  }
}
