package plyground.games.gallery;

import static plyground.core.spec.Parameter.choice;
import static plyground.core.spec.Parameter.whole;

import java.util.List;
import plyground.core.InputException;
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
import plyground.core.view.Piece;

/** Kalah: sow seeds round the board; the last one in your own store gives you another turn. */
@SuppressWarnings("OperatorPrecedence") // shifts and masks of bits read best without
public final class Kalah implements GameProvider<Kalah.Seeds> {
  private static final int MOST_SEEDS = 255;

  @Override
  public GameDescriptor<Seeds> descriptor() {
    return BoardGame.<Seeds>of(
            "kalah",
            "sow seeds, and have most of them in your store at the end",
            settings -> Geometry.pits(settings.whole("pits")),
            Kalah::start)
        .parameters(
            whole("pits", 1, 7, "6", "pits on each side"),
            whole("seeds", 1, 18, "4", "seeds in each pit at the start"),
            choice(
                "empty-capture",
                List.of("yes", "no"),
                "no",
                "whether a last seed is captured though the pit opposite is empty"))
        .rules(
            "A side takes all seeds of one of its pits and sows them one by one to the right and"
                + " round the board, into its own store too, but not into the other's.",
            "If the last seed falls into the own store, the same side moves again. If it falls into"
                + " an own empty pit, it and the seeds opposite go into the store.",
            "Once all pits of a side are empty, the rest goes into the other side's store. Most"
                + " seeds win; the score is by how many.",
            "A position is a's pits and store, then b's, then the side to move.")
        .opponent("pvs:time=1s")
        .sides("a", "b", Piece.DISC)
        .maxMoves(board -> board.size() / 2 - 1)
        .standing((seeds, side) -> seeds.store(side) + " in store")
        .feature(
            new FeatureDescriptor<>(
                "store", "seeds in store", "seed in store", "seeds in store", Seeds::store))
        .feature(
            new FeatureDescriptor<>(
                "row",
                "seeds in the own pits",
                "seed in its pits",
                "seeds in its pits",
                (seeds, side) -> seeds.inRow(side == Side.FIRST ? seeds.a : seeds.b)))
        .evaluator("stores", "seeds in store, on the own side, and turns to come", Seeds::stores)
        .descriptor();
  }

  private static Seeds start(Settings settings) {
    int pits = settings.whole("pits");
    int each = settings.whole("seeds");
    if (2 * pits * each > MOST_SEEDS) {
      throw new InputException(
          "seeds=%d: expected at most %d for %d pits".formatted(each, MOST_SEEDS / 2 / pits, pits));
    }
    long row = 0;
    for (int pit = 0; pit < pits; pit++) {
      row |= (long) each << 8 * pit;
    }
    return new Seeds(pits, settings.text("empty-capture").equals("yes"), row, row, Side.FIRST);
  }

  /** A byte a pit and one for the store, in the order of sowing, for each side. */
  public record Seeds(int pits, boolean emptyCapture, long a, long b, Side toMove)
      implements BoardPosition<Seeds> {
    /** A seed in every byte. Times a row it is in its highest byte how many the row has. */
    private static final long ONES = 0x0101010101010101L;

    private static int count(long row, int pit) {
      return (int) (row >>> 8 * pit) & 255;
    }

    /** One seed for every pit from one to another; none if that is before the first. */
    private static long ones(int from, int to) {
      return to < from ? 0 : ONES >>> 8 * (7 - to + from) << 8 * from;
    }

    private long inPits(long row) {
      return row & (1L << 8 * pits) - 1;
    }

    int store(Side side) {
      return count(side == Side.FIRST ? a : b, pits);
    }

    private long own() {
      return toMove == Side.FIRST ? a : b;
    }

    @Override
    public boolean over() {
      return inPits(a | b) == 0;
    }

    @Override
    public int moves(int[] into, int from) {
      int end = from;
      int first = toMove == Side.FIRST ? 0 : pits + 1;
      for (long rest = inPits(own()); rest != 0; ) {
        int pit = Long.numberOfTrailingZeros(rest) / 8;
        into[end++] = first + pit;
        rest &= -256L << 8 * pit;
      }
      return end;
    }

    @Override
    public Seeds play(int cell) {
      boolean first = toMove == Side.FIRST;
      int pit = first ? cell : cell - pits - 1;
      long mine = own();
      long theirs = first ? b : a;
      int hand = count(mine, pit);
      mine -= (long) hand << 8 * pit;
      int last = pit + hand;
      int at = last;
      mine += ones(pit + 1, Math.min(last, pits));
      if (last > pits) {
        theirs += ones(0, Math.min(last, 2 * pits) - pits - 1);
        for (; at > 2 * pits; at -= 2 * pits + 1) { // once more round the board
          mine += ones(0, Math.min(at - 2 * pits - 1, pits));
          theirs += ones(0, Math.min(at - 2 * pits - 1, 2 * pits) - pits - 1);
        }
      }
      if (at < pits && count(mine, at) == 1) {
        int opposite = pits - 1 - at;
        long taken = count(theirs, opposite);
        if (taken > 0 || emptyCapture) {
          theirs -= taken << 8 * opposite;
          mine += (taken + 1 << 8 * pits) - (1L << 8 * at);
        }
      }
      var next = at == pits ? toMove : toMove.other();
      return new Seeds(pits, emptyCapture, first ? mine : theirs, first ? theirs : mine, next)
          .swept();
    }

    /** Once a side has nothing to sow, all seeds go where they belong. */
    private Seeds swept() {
      return inPits(a) != 0 && inPits(b) != 0
          ? this
          : new Seeds(pits, emptyCapture, stored(a), stored(b), toMove);
    }

    private long stored(long row) {
      return (long) (inRow(row) + count(row, pits)) << 8 * pits;
    }

    private int inRow(long row) {
      return (int) (inPits(row) * ONES >>> 56);
    }

    @Override
    public Outcome outcome() {
      return Outcome.of(store(Side.FIRST) - store(Side.SECOND), "a side is empty");
    }

    @Override
    public long key() {
      return Keys.of(a, b, toMove);
    }

    private int stores() {
      int again = 0;
      for (int pit = 0; pit < pits; pit++) {
        again += count(own(), pit) == pits - pit ? 1 : 0;
      }
      int ahead = 4 * (store(Side.FIRST) - store(Side.SECOND)) + inRow(a) - inRow(b);
      return ahead * toMove.sign() + 2 * again;
    }

    @Override
    public int at(int cell) {
      return cell <= pits ? count(a, cell) : count(b, cell - pits - 1);
    }

    @Override
    public Seeds read(BoardSetup setup) {
      long first = 0;
      long second = 0;
      int sum = 0;
      for (int pit = 0; pit <= pits; pit++) {
        sum += setup.at(pit) + setup.at(pit + pits + 1);
        setup.require(sum <= MOST_SEEDS, "there are at most " + MOST_SEEDS + " seeds");
        first |= (long) setup.at(pit) << 8 * pit;
        second |= (long) setup.at(pit + pits + 1) << 8 * pit;
      }
      return new Seeds(pits, emptyCapture, first, second, setup.toMove()).swept();
    }
  }
}
