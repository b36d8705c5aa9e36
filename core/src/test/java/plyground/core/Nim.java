package plyground.core;

import java.util.random.RandomGenerator;

/**
 * One heap, take one to three or more, the last stone wins: the smallest game for the tests of this
 * module.
 */
public record Nim(int stones, int most) implements Game<Nim.Heap> {
  public Nim(int stones) {
    this(stones, 3);
  }

  public record Heap(int stones, Side toMove, int most) implements Position<Heap> {
    public Heap(int stones, Side toMove) {
      this(stones, toMove, 3);
    }

    @Override
    public int moves(int[] into, int from) {
      int end = from;
      for (int take = 1; take <= Math.min(most, stones); take++) {
        into[end++] = take;
      }
      return end;
    }

    @Override
    public boolean over() {
      return stones == 0;
    }

    @Override
    public Heap play(int move) {
      return new Heap(stones - move, toMove.other(), most);
    }

    @Override
    public Outcome outcome() {
      return Outcome.win(toMove.other(), 7 * toMove.other().sign(), "last stone");
    }

    @Override
    public long key() {
      return SplitMix.derive(stones, toMove.index());
    }
  }

  @Override
  public String name() {
    return "nim";
  }

  @Override
  public Heap start(RandomGenerator random) {
    return heap(stones);
  }

  @Override
  public int maxMoves() {
    return most;
  }

  public Heap heap(int size) {
    return new Heap(size, Side.FIRST, most);
  }

  @Override
  public String sideName(Side side) {
    return side == Side.FIRST ? "1" : "2";
  }

  @Override
  public Heap parse(String text) {
    try {
      return new Heap(Integer.parseInt(text), Side.FIRST);
    } catch (NumberFormatException wrong) {
      throw new InputException("'" + text + "' is not a number", wrong);
    }
  }

  @Override
  public String format(Heap heap) {
    return Integer.toString(heap.stones);
  }

  @Override
  public int parseMove(Heap at, String text) {
    throw LegalMoves.refuse(this, at, text);
  }

  @Override
  public String formatMove(Heap at, int move) {
    return Integer.toString(move);
  }
}
