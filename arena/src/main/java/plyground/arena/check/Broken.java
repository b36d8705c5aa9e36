package plyground.arena.check;

import org.jspecify.annotations.Nullable;

/** A step went wrong; the message says how. */
final class Broken extends Exception {
  final @Nullable String position;

  Broken(String message, @Nullable String position, @Nullable Throwable cause) {
    super(message, cause);
    this.position = position;
  }

  String text() {
    return String.valueOf(getMessage());
  }
}
