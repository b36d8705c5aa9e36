package plyground.agents.sandbox;

/** How a program ended, in words. */
final class ExitReason {
  private static final int NOT_FOUND = 127;
  private static final int NOT_ALLOWED = 126;
  private static final int SIGNAL = 128;

  private ExitReason() {}

  static String words(int code) {
    return switch (code) {
      case NOT_FOUND -> "was not found (exit code 127)";
      case NOT_ALLOWED -> "may not be executed (exit code 126)";
      default -> code > SIGNAL ? signal(code - SIGNAL) : "ended with exit code " + code;
    };
  }

  private static String signal(int number) {
    String name =
        switch (number) {
          case 4 -> "illegal instruction";
          case 6 -> "abort";
          case 8 -> "arithmetic error";
          case 9 -> "kill";
          case 11 -> "segmentation fault";
          case 15 -> "termination";
          case 25 -> "a file grew too large";
          default -> "no common one";
        };
    return "was ended by signal %d (%s)".formatted(number, name);
  }
}
