package plyground.courses.war;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.function.LongConsumer;

/** Tells how many characters have been written so far. */
final class CountedWriter extends FilterWriter {
  private final LongConsumer listener;
  private long written;

  CountedWriter(Writer out, LongConsumer listener) {
    super(out);
    this.listener = listener;
  }

  long written() {
    return written;
  }

  @Override
  public void write(int character) throws IOException {
    out.write(character);
    count(1);
  }

  @Override
  public void write(char[] characters, int offset, int length) throws IOException {
    out.write(characters, offset, length);
    count(length);
  }

  @Override
  public void write(String text, int offset, int length) throws IOException {
    out.write(text, offset, length);
    count(length);
  }

  private void count(int more) {
    written += more;
    listener.accept(written);
  }
}
