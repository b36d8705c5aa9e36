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

  private final SampleCodec codec;
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
    codec = new SampleCodec(layout);
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
          var game = codec.read(in);
          samples.accept(game);
          games++;
          end += codec.bytes(game);
        }
      } catch (EOFException theEnd) {
        return end;
      }
    } catch (EOFException none) {
      return 0;
    }
  }

  /** Whole games in the file. */
  long games() {
    return games;
  }

  void add(List<Sample> game) {
    var bytes = new ByteArrayOutputStream();
    try (var data = new DataOutputStream(bytes)) {
      codec.write(data, game);
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
