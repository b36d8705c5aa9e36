package plyground.courses.war;

import java.io.Writer;

/** Holds a row until it is taken. */
final class StringBuilderWriter extends Writer {
  private final StringBuilder text = new StringBuilder();

  @Override
  public void write(char[] characters, int offset, int length) {
    text.append(characters, offset, length);
  }

  /** What was written since the last time, without the line's ends. */
  String take() {
    String taken = text.toString().strip();
    text.setLength(0);
    return taken;
  }

  @Override
  public void flush() {}

  @Override
  public void close() {}
}
