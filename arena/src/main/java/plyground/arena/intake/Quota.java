package plyground.arena.intake;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;

/** How much of a submission is read; what it takes is taken off. */
final class Quota {
  static final int MOST_FILES = 2000;
  static final long MOST_BYTES = 64L << 20;

  private int files = MOST_FILES;
  private long bytes = MOST_BYTES;

  /** A submission that is refused as a whole. */
  static final class Excess extends IOException {
    private static final long serialVersionUID = 1;

    Excess(String message) {
      super(message);
    }
  }

  int entries() {
    return files;
  }

  void takeFile() throws IOException {
    if (--files < 0) {
      throw tooMany();
    }
  }

  Excess tooMany() {
    return new Excess(
        String.format(Locale.ROOT, "it holds more than %,d files and folders", MOST_FILES));
  }

  private void takeBytes(long count) throws IOException {
    bytes -= Math.max(0, count);
    if (bytes < 0) {
      throw new Excess("it holds more than " + (MOST_BYTES >> 20) + " MB");
    }
  }

  /** The same stream, which ends in an exception when there is too much of it. */
  InputStream bounded(InputStream in) {
    return new FilterInputStream(in) {
      @Override
      public int read() throws IOException {
        int each = super.read();
        takeBytes(each < 0 ? 0 : 1);
        return each;
      }

      @Override
      public int read(byte[] to, int from, int length) throws IOException {
        int count = super.read(to, from, length);
        takeBytes(count);
        return count;
      }

      @Override
      public long skip(long wanted) throws IOException {
        long count = super.skip(wanted);
        takeBytes(count);
        return count;
      }
    };
  }
}
