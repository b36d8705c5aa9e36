package plyground.views;

/**
 * How a shape is painted.
 *
 * @param fill what is inside, {@link Ink#NONE} for nothing
 * @param stroke the line round it, likewise
 * @param width of the stroke
 * @param dashes of the stroke, empty for none
 */
record Style(Ink fill, Ink stroke, double width, String dashes) {
  static Style filled(Ink fill) {
    return new Style(fill, Ink.NONE, 0, "");
  }

  static Style line(Ink stroke, double width) {
    return new Style(Ink.NONE, stroke, width, "");
  }

  static Style outlined(Ink fill, Ink stroke, double width) {
    return new Style(fill, stroke, width, "");
  }

  Style dashed(String pattern) {
    return new Style(fill, stroke, width, pattern);
  }
}
