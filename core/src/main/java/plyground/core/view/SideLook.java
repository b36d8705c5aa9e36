package plyground.core.view;

/**
 * How a side is called and shown.
 *
 * @param name what people call it: black, blue, Union
 * @param kind the piece that stands for it, a {@link Piece} kind
 */
public record SideLook(String name, Tone tone, String kind) {
  /** The colour players speak of; what it is exactly is a painter's or a skin's business. */
  public enum Tone {
    BLACK,
    WHITE,
    BLUE,
    RED,
    GREY
  }
}
