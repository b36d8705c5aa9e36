package plyground.core;

import org.jspecify.annotations.Nullable;

/** Something a person or a file gave us is wrong; the message is the one line that says what. */
public class InputException extends RuntimeException {
  private final @Nullable String property;

  /** A complaint that says everything by itself. */
  public InputException(String message) {
    this(message, null);
  }

  /** A complaint that another failure led to. */
  public InputException(String message, @Nullable Throwable cause) {
    this(null, message, cause);
  }

  private InputException(@Nullable String property, String message, @Nullable Throwable cause) {
    super(message, cause);
    this.property = property;
  }

  /**
   * A complaint about a property by name, with which the message begins. How people give it, by an
   * option or in a form, is known to those who asked them.
   */
  public static InputException of(String property, String complaint) {
    return new InputException(property, property + ": " + complaint, null);
  }

  /** The same about one value of it. */
  public static InputException of(String property, Object value, String complaint) {
    return new InputException(property, property + " " + value + ": " + complaint, null);
  }

  /** The one line. */
  public String message() {
    return String.valueOf(getMessage());
  }

  /** The property the message begins with, if it is about one. */
  public @Nullable String property() {
    return property;
  }

  /** The same complaint with the place it was found at put before it. */
  public InputException at(String place) {
    return new InputException(place + ": " + message(), this);
  }

  /** The same complaint as one about a property. */
  public InputException in(String name) {
    return new InputException(name, name + ": " + message(), this);
  }

  /** The same complaint with more to say after it. */
  public InputException followedBy(String more) {
    return new InputException(property, message() + more, this);
  }

  /** The same complaint, caused by that. */
  public InputException causedBy(Throwable cause) {
    return new InputException(property, message(), cause);
  }
}
