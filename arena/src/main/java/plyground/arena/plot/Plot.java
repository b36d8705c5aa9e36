package plyground.arena.plot;

/**
 * A picture of figures, drawn as one SVG element; colours and type come from {@link Page#STYLE}, so
 * that a plot follows the reader's light or dark.
 */
public interface Plot {
  /** The element, ready to stand inside a page. */
  String svg();
}
