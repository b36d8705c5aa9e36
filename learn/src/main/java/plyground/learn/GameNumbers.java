package plyground.learn;

import java.nio.ByteBuffer;

/** Numbers of games, from one up to another that is not among them. */
record GameNumbers(long from, long to) {
  long count() {
    return to - from;
  }

  /** What {@link #read} reads back. */
  byte[] bytes() {
    return ByteBuffer.allocate(2 * Long.BYTES).putLong(from).putLong(to).array();
  }

  static GameNumbers read(byte[] bytes) {
    var buffer = ByteBuffer.wrap(bytes);
    return new GameNumbers(buffer.getLong(), buffer.getLong());
  }
}
