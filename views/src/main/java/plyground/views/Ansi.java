package plyground.views;

import plyground.core.view.SideLook.Tone;

/** Colours, where the terminal has them. */
public record Ansi(boolean colours) {
  /** Something of a side, in its colour or one that stands for it. */
  public String tone(Tone tone, String text) {
    boolean warm = tone == Tone.RED || tone == Tone.WHITE || tone == Tone.GREY;
    return paint(text, warm ? "1;31" : "1;34");
  }

  /** Text that stands back, where there are colours. */
  public String dim(String text) {
    return paint(text, "2");
  }

  /** Text that stands out, where there are colours. */
  public String bold(String text) {
    return paint(text, "1");
  }

  private String paint(String text, String code) {
    return colours && !text.isEmpty() ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
  }
}
