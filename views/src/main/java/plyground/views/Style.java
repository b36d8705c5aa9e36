package plyground.views;

/**
 * How a shape is painted.
 *
 * @param fill a colour or {@code none}
 * @param stroke likewise
 * @param width of the stroke
 * @param dashes of the stroke, empty for none
 */
record Style(String fill, String stroke, double width, String dashes) {
  static Style filled(String fill) {
    return new Style(fill, "none", 0, "");
  }

  static Style line(String stroke, double width) {
    return new Style("none", stroke, width, "");
  }

  static Style outlined(String fill, String stroke, double width) {
    return new Style(fill, stroke, width, "");
  }

  Style dashed(String pattern) {
    return new Style(fill, stroke, width, pattern);
  }

  @Override
  public String toString() {
    String line =
        " stroke=\"%s\" stroke-width=\"%s\" stroke-linecap=\"round\""
            .formatted(stroke, Svg.number(width));
    return " fill=\"%s\"".formatted(fill)
        + (width > 0 ? line : "")
        + (dashes.isEmpty() ? "" : " stroke-dasharray=\"%s\"".formatted(dashes));
  }
}
