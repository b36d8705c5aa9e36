package plyground.core;

/** Something a person or a file gave us is wrong; the message is the one line that says what. */
public final class InputException extends RuntimeException {
  public InputException(String message) {
    super(message);
  }

  public InputException(String message, Throwable cause) {
    super(message, cause);
  }

  /** The one line. */
  public String message() {
    return String.valueOf(getMessage());
  }

  /** The same complaint with the place it was found at put before it. */
  public InputException at(String place) {
    return new InputException(place + ": " + message(), this);
  }
}
