package plyground.games.othello;

/** One board for all that are turned or mirrored images of each other. */
final class CanonicalStones {
  private CanonicalStones() {}

  /** Stones of two colours, to be compared. */
  record Pair(long own, long other) {
    private Pair least(Pair that) {
      int order = Long.compare(own, that.own);
      return (order != 0 ? order : Long.compare(other, that.other)) <= 0 ? this : that;
    }

    private Pair upsideDown() {
      return new Pair(Long.reverseBytes(own), Long.reverseBytes(other));
    }

    private Pair halfTurned() {
      return new Pair(Long.reverse(own), Long.reverse(other));
    }

    private Pair transposed() {
      return new Pair(CanonicalStones.transposed(own), CanonicalStones.transposed(other));
    }

    private Pair leastOfFour() {
      var mirrored = upsideDown();
      return least(halfTurned()).least(mirrored.least(mirrored.halfTurned()));
    }
  }

  /** The same for all positions that are turned or mirrored images of each other. */
  static Pair canonical(long own, long other) {
    var pair = new Pair(own, other);
    return pair.leastOfFour().least(pair.transposed().leastOfFour());
  }

  /** A quarter turn. */
  static long turned(long stones) {
    return Long.reverseBytes(transposed(stones));
  }

  /** Rows and columns exchanged, by blocks of one, two and four. */
  private static long transposed(long stones) {
    long moved = (stones ^ stones >>> 7) & 0x00AA00AA00AA00AAL;
    long turned = stones ^ moved ^ moved << 7;
    moved = (turned ^ turned >>> 14) & 0x0000CCCC0000CCCCL;
    turned = turned ^ moved ^ moved << 14;
    moved = (turned ^ turned >>> 28) & 0x00000000F0F0F0F0L;
    return turned ^ moved ^ moved << 28;
  }
}
