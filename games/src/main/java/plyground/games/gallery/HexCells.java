package plyground.games.gallery;

/** A set of at most 128 cells, in two numbers: a board of {@link Hex} has more than 64. */
@SuppressWarnings("OperatorPrecedence") // shifts and masks of bits read best without
record HexCells(long low, long high) {
  static final HexCells NONE = new HexCells(0, 0);

  static HexCells of(int cell) {
    return cell < 64 ? new HexCells(1L << cell, 0) : new HexCells(0, 1L << cell - 64);
  }

  boolean has(int cell) {
    return ((cell < 64 ? low >> cell : high >> cell - 64) & 1) != 0;
  }

  HexCells or(HexCells other) {
    return new HexCells(low | other.low, high | other.high);
  }

  HexCells and(HexCells other) {
    return new HexCells(low & other.low, high & other.high);
  }

  HexCells without(HexCells other) {
    return new HexCells(low & ~other.low, high & ~other.high);
  }

  boolean meets(HexCells other) {
    return (low & other.low | high & other.high) != 0;
  }

  boolean isEmpty() {
    return (low | high) == 0;
  }

  int count() {
    return Long.bitCount(low) + Long.bitCount(high);
  }
}
