package plyground.games.othello;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * A guess at the final disc difference, good enough to put moves in order: a weight for every look
 * of the {@link Patterns}, one for a move more than the other has, and one for the turn, each for
 * the part of the game it is. Weights are in {@link #UNIT}s of a disc.
 *
 * <p>The file is compressed with gzip: the number of stages; for each stage the weight of a move
 * and a byte for every look; for every number of empty squares the weight of the turn.
 *
 * @param moves the weight of a move by stage
 * @param looks the weights of looks by stage
 * @param turn the weight of the turn by empty squares
 */
@SuppressWarnings({
  "ArrayRecordComponent", // read once, never compared
  "ArgumentSelectionDefectChecker" // the sides change places
})
public record OrderingWeights(Patterns patterns, int[] moves, byte[][] looks, int[] turn) {
  /** So many are a disc. */
  public static final int UNIT = 8;

  /** The fewest empty squares the first stage is made for, and how many a stage has. */
  public static final int FIRST = 9;

  public static final int STAGE = 4;

  private static final int TURNS = 64;

  /** Read when somebody first solves a position of that size. */
  private static final class Six {
    static final OrderingWeights SHIPPED = shipped(Size.SIX);
  }

  private static final class Eight {
    static final OrderingWeights SHIPPED = shipped(Size.EIGHT);
  }

  static OrderingWeights of(Size size) {
    return size == Size.SIX ? Six.SHIPPED : Eight.SHIPPED;
  }

  /** All zero. */
  public static OrderingWeights blank(Size size, int stages) {
    var patterns = new Patterns(size);
    return new OrderingWeights(
        patterns, new int[stages], new byte[stages][patterns.looks()], new int[TURNS]);
  }

  private static OrderingWeights shipped(Size size) {
    String name = "ordering" + size.side() + ".gz";
    try (var in = Objects.requireNonNull(Patterns.class.getResourceAsStream(name))) {
      return read(size, in);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  static OrderingWeights read(Size size, InputStream from) throws IOException {
    var in = new DataInputStream(new GZIPInputStream(from));
    var weights = blank(size, in.readInt());
    for (int stage = 0; stage < weights.moves.length; stage++) {
      weights.moves[stage] = in.readInt();
      in.readFully(weights.looks[stage]);
    }
    for (int empties = 0; empties < TURNS; empties++) {
      weights.turn[empties] = in.readInt();
    }
    if (in.read() >= 0) {
      throw new IOException(
          "weights for the " + size.side() + "x" + size.side() + " board: too long");
    }
    return weights;
  }

  public void write(OutputStream to) throws IOException {
    var out = new DataOutputStream(new GZIPOutputStream(to));
    out.writeInt(moves.length);
    for (int stage = 0; stage < moves.length; stage++) {
      out.writeInt(moves[stage]);
      out.write(looks[stage]);
    }
    for (int each : turn) {
      out.writeInt(each);
    }
    out.close();
  }

  public int stage(int empties) {
    return Math.clamp((empties - FIRST) / STAGE, 0, moves.length - 1);
  }

  int value(long own, long other, long empty, long places) {
    int empties = Long.bitCount(empty);
    int stage = stage(empties);
    int lead = Long.bitCount(places) - Long.bitCount(FlipLines.places(other, own, empty));
    return patterns.sum(own, other, looks[stage]) + lead * moves[stage] + turn[empties];
  }
}
