package plyground.learn;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import plyground.core.InputException;
import plyground.core.learn.FeatureLayout;

/**
 * The samples of all games so far in a file, game by game, so that a run that was stopped can go
 * on. A game that was not written to its end does not count.
 */
final class SampleLog implements AutoCloseable {
  private static final int MAGIC = 0x504C5953;

  private final FeatureLayout layout;
  private final Path file;
  private final String identity;
  private final RandomAccessFile out;
  private long games;

  /**
   * @param identity what games must have in common to be in one file
   * @param resume whether to go on with the games there are
   * @param samples hears those
   */
  SampleLog(
      Path file,
      FeatureLayout layout,
      String identity,
      boolean resume,
      Consumer<List<Sample>> samples) {
    this.layout = layout;
    this.file = file;
    this.identity = layout.name() + " " + identity;
    try {
      long end = resume && Files.exists(file) ? read(samples) : 0;
      out = new RandomAccessFile(file.toFile(), "rw");
      out.setLength(end);
      out.seek(end);
      if (end == 0) {
        out.write(head());
      }
    } catch (IOException failure) {
      throw new InputException("cannot write the samples " + file, failure);
    }
  }

  private byte[] head() throws IOException {
    var bytes = new ByteArrayOutputStream();
    try (var data = new DataOutputStream(bytes)) {
      data.writeInt(MAGIC);
      data.writeUTF(identity);
    }
    return bytes.toByteArray();
  }

  /** Hands on the games that are whole; where they end. */
  private long read(Consumer<List<Sample>> samples) throws IOException {
    try (var in =
        new DataInputStream(new BufferedInputStream(Files.newInputStream(file), 1 << 20))) {
      if (in.readInt() != MAGIC || !in.readUTF().equals(identity)) {
        throw new InputException(
            "%s holds samples of another run: expected those of '%s'".formatted(file, identity));
      }
      long end = head().length;
      try {
        while (true) {
          var game = readGame(in);
          samples.accept(game);
          games++;
          end += (long) game.size() * sampleBytes() + Integer.BYTES;
        }
      } catch (EOFException theEnd) {
        return end;
      }
    } catch (EOFException none) {
      return 0;
    }
  }

  private int sampleBytes() {
    return 1
        + Float.BYTES
        + (layout.values() - 1) * Long.BYTES
        + layout.numbers().size() * Short.BYTES;
  }

  private List<Sample> readGame(DataInputStream in) throws IOException {
    int count = in.readInt();
    var game = new ArrayList<Sample>();
    for (int i = 0; i < count; i++) {
      int phase = in.readUnsignedByte();
      float target = in.readFloat();
      long[] planes = new long[layout.values() - 1];
      for (int plane = 0; plane < planes.length; plane++) {
        planes[plane] = in.readLong();
      }
      int[] numbers = new int[layout.numbers().size()];
      for (int number = 0; number < numbers.length; number++) {
        numbers[number] = in.readShort();
      }
      game.add(new Sample(planes, numbers, phase, target));
    }
    return game;
  }

  /** Whole games in the file. */
  long games() {
    return games;
  }

  void add(List<Sample> game) {
    var bytes = new ByteArrayOutputStream();
    try (var data = new DataOutputStream(bytes)) {
      data.writeInt(game.size());
      for (var sample : game) {
        data.writeByte(sample.phase());
        data.writeFloat(sample.target());
        for (long plane : sample.planes()) {
          data.writeLong(plane);
        }
        for (int number : sample.numbers()) {
          data.writeShort(number);
        }
      }
      out.write(bytes.toByteArray());
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
    games++;
  }

  @Override
  public void close() {
    try {
      out.close();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
