package plyground.web.live;

import java.time.Duration;

/** A request that was understood and is turned down; the message is one line. */
public final class Refusal extends RuntimeException {
  private final int status;
  private final Duration patience;

  private Refusal(int status, String message) {
    this(status, message, Duration.ZERO);
  }

  private Refusal(int status, String message, Duration patience) {
    super(message, null, false, false);
    this.status = status;
    this.patience = patience;
  }

  public static Refusal unauthorised(String message) {
    return new Refusal(401, message);
  }

  /** More than is taken here. */
  public static Refusal tooLarge(String message) {
    return new Refusal(413, message);
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
    return busy(message, Duration.ofSeconds(1));
  }

  /**
   * @param patience after which it is worth another try
   */
  public static Refusal busy(String message, Duration patience) {
    return new Refusal(429, message, patience);
  }

  /** The HTTP status. */
  public int status() {
    return status;
  }

  /** After which it is worth another try; zero if that helps nothing. */
  public Duration patience() {
    return patience;
  }

  public String message() {
    return String.valueOf(getMessage());
  }
}
