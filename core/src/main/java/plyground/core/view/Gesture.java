package plyground.core.view;

import java.util.List;

/**
 * A move as the steps one takes to make it. Moves that begin with the same steps share their first
 * frames.
 *
 * @param steps none for a move nobody is offered because another one leads to the same position
 */
public record Gesture(List<Step> steps) {
  public static final Gesture NONE = new Gesture(List.of());

  /** Pointing at one spot makes the whole move. */
  public static Gesture at(String spot) {
    return new Gesture(List.of(new Step(spot, "", 1)));
  }

  /** From one spot to another; nothing is to be seen before the second. */
  public static Gesture fromTo(String from, String to, int frames) {
    return new Gesture(List.of(new Step(from, "", 0), new Step(to, "", frames)));
  }

  /** A button, for a move that has no place on the board. */
  public static Gesture button(String words) {
    return new Gesture(List.of(new Step("", words, 1)));
  }

  /**
   * One step.
   *
   * @param at the spot's id; empty for a button
   * @param words what the button says
   * @param frames how many of the move's frames are to be seen once this step is taken
   */
  public record Step(String at, String words, int frames) {}
}
