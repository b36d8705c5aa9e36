package plyground.web.live;

/** A request that was understood and is turned down; the message is one line. */
public final class Refusal extends RuntimeException {
  private final int status;

  private Refusal(int status, String message) {
    super(message, null, false, false);
    this.status = status;
  }

  public static Refusal forbidden(String message) {
    return new Refusal(403, message);
  }

  public static Refusal unknown(String message) {
    return new Refusal(404, message);
  }

  public static Refusal conflict(String message) {
    return new Refusal(409, message);
  }

  public static Refusal busy(String message) {
    return new Refusal(429, message);
  }

  /** The HTTP status. */
  public int status() {
    return status;
  }

  public String message() {
    return String.valueOf(getMessage());
  }
}
