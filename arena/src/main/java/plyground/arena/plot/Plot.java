package plyground.arena.plot;

import java.util.List;

/**
 * A picture of figures, drawn as one SVG element; colours and type come from {@link Page#STYLE}, so
 * that a plot follows the reader's light or dark.
 */
public interface Plot {
  /** The element, ready to stand inside a page. */
  String svg();

  /** The names of what is told apart by colour, in the order of the colours; mostly nothing. */
  default List<String> legend() {
    return List.of();
  }
}
