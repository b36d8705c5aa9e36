package plyground.views;

/**
 * A colour of a picture.
 *
 * @param light on paper, and on a page in light colours
 * @param dark on a page in dark ones, like the lab's boards there
 */
record Ink(String light, String dark) {
  static final Ink NONE = always("none");
  static final Ink WHITE = always("#fff");
  static final Ink TEXT = new Ink("#222", "#eceae4");
  static final Ink LABEL = new Ink("#555", "#a8a498");

  /** What is read on a ground that is light on every page. */
  static final Ink ON_LIGHT = always("#222");

  static Ink always(String colour) {
    return new Ink(colour, colour);
  }

  /** The colour that follows the reader's theme, as CSS has it. */
  String themed() {
    return light.equals(dark) ? light : "light-dark(%s,%s)".formatted(light, dark);
  }
}
