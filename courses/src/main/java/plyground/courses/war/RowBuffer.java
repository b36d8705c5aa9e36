package plyground.courses.war;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Arrays;

/** Text on its way to a file, in a buffer of its own: a row costs a few copies and no object. */
final class RowBuffer {
  private static final int SIZE = 1 << 16;

  /** From here on Java writes doubles with an exponent. */
  private static final int PLAIN = 10_000_000;

  private final Writer out;
  private char[] buffer = new char[SIZE];
  private int length;

  RowBuffer(Writer out) {
    this.out = out;
  }

  void text(char[] text) {
    room(text.length);
    System.arraycopy(text, 0, buffer, length, text.length);
    length += text.length;
  }

  void text(String text) {
    room(text.length());
    text.getChars(0, text.length(), buffer, length);
    length += text.length();
  }

  void character(char c) {
    room(1);
    buffer[length++] = c;
  }

  void whole(int value) {
    room(11);
    if (value < 0) {
      buffer[length++] = '-';
    }
    digits(Math.abs((long) value));
  }

  private void digits(long value) {
    int end = length + 1;
    for (long rest = value; rest >= 10; rest /= 10) {
      end++;
    }
    long rest = value;
    for (int i = end - 1; i >= length; i--) {
      buffer[i] = (char) ('0' + rest % 10);
      rest /= 10;
    }
    length = end;
  }

  /** A whole number as {@code Double.toString} writes it. */
  void decimal(int value) {
    if (value <= -PLAIN || value >= PLAIN) {
      text(Double.toString(value));
      return;
    }
    whole(value);
    room(2);
    buffer[length++] = '.';
    buffer[length++] = '0';
  }

  private void room(int more) {
    if (length + more > buffer.length) {
      send();
      if (more > buffer.length) {
        buffer = Arrays.copyOf(buffer, more);
      }
    }
  }

  /** Hands everything on. */
  void send() {
    try {
      out.write(buffer, 0, length);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
    length = 0;
  }
}
