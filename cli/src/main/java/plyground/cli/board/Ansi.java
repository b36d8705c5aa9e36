package plyground.cli.board;

/** Colours, where the terminal has them. */
public record Ansi(boolean colours) {
  public String first(String text) {
    return paint(text, "1;34");
  }

  public String second(String text) {
    return paint(text, "1;31");
  }

  public String dim(String text) {
    return paint(text, "2");
  }

  public String bold(String text) {
    return paint(text, "1");
  }

  private String paint(String text, String code) {
    return colours ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
  }
}
