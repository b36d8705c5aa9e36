package plyground.agents.sandbox;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** The lines a program writes, none of them too long and not too many at once. */
final class LineReader {
  /** It writes too much; the message says how. */
  static final class Flood extends Exception {
    Flood(int bytes, String where) {
      super(String.format(Locale.ROOT, "wrote more than %,d bytes %s", bytes, where));
    }
  }

  private final InputStream from;
  private final ResourceLimits limits;
  private final BooleanSupplier open;
  private final boolean tight;
  private volatile boolean heard;

  private byte[] buffer = new byte[4096];
  private int start;
  private int end;
  private int received;

  /**
   * @param open whether more can come
   * @param tight whether a kill is sure to close the pipe once the program itself runs
   */
  LineReader(InputStream from, ResourceLimits limits, BooleanSupplier open, boolean tight) {
    this.from = from;
    this.limits = limits;
    this.open = open;
    this.tight = tight;
  }

  /**
   * Whether a kill is sure to close the pipe. While a sandbox is still being set up it is not: the
   * first line tells that the program runs in it.
   */
  boolean sure() {
    return tight && heard;
  }

  /** Counts anew what is written for one answer. */
  void begin() {
    received = 0;
  }

  /** The next line without its end; null if there is none any more. */
  @Nullable String next() throws Flood {
    int scanned = start;
    while (true) {
      for (int i = scanned; i < end; i++) {
        if (buffer[i] == '\n') {
          return take(i);
        }
      }
      scanned = end - start;
      if (!more()) {
        return null;
      }
    }
  }

  /** Whether something is waiting that nobody has taken. */
  boolean waiting() {
    try {
      return end > start || from.available() > 0;
    } catch (IOException closed) {
      return false;
    }
  }

  private String take(int newline) {
    int last = newline > start && buffer[newline - 1] == '\r' ? newline - 1 : newline;
    String line = new String(buffer, start, last - start, StandardCharsets.UTF_8);
    start = newline + 1;
    heard = true;
    return line;
  }

  private boolean more() throws Flood {
    if (start > 0) {
      System.arraycopy(buffer, start, buffer, 0, end - start);
      end -= start;
      start = 0;
    }
    if (end > limits.line()) {
      throw new Flood(limits.line(), "in one line");
    }
    if (received > limits.output()) {
      throw new Flood(limits.output(), "for one answer");
    }
    if (end == buffer.length) {
      buffer = Arrays.copyOf(buffer, 2 * end);
    }
    int read = read();
    end += Math.max(0, read);
    received += read;
    return read > 0;
  }

  private int read() {
    int room = buffer.length - end;
    try {
      return sure()
          ? Pipes.read(from, buffer, end, room)
          : Pipes.poll(from, buffer, end, room, open);
    } catch (IOException closed) {
      return -1;
    }
  }
}
