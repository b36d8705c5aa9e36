package plyground.views;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Writes SVG shapes: numbers short, texts escaped. */
final class Svg {
  private final StringBuilder text = new StringBuilder();
  private final boolean themed;

  /**
   * @param themed whether colours follow the reader's theme; else they are those of paper
   */
  Svg(boolean themed) {
    this.themed = themed;
  }

  String colour(Ink ink) {
    return themed ? ink.themed() : ink.light();
  }

  private String painted(Style style) {
    String line =
        " stroke=\"%s\" stroke-width=\"%s\" stroke-linecap=\"round\""
            .formatted(colour(style.stroke()), number(style.width()));
    return " fill=\"%s\"".formatted(colour(style.fill()))
        + (style.width() > 0 ? line : "")
        + (style.dashes().isEmpty() ? "" : " stroke-dasharray=\"%s\"".formatted(style.dashes()));
  }

  /** Text that is SVG already. */
  Svg raw(String element) {
    text.append(element).append('\n');
    return this;
  }

  Svg circle(double x, double y, double radius, Style style) {
    return raw(
        "<circle cx=\"%s\" cy=\"%s\" r=\"%s\"%s/>"
            .formatted(number(x), number(y), number(radius), painted(style)));
  }

  /** A rectangle round a middle. */
  Svg box(double x, double y, double width, double height, double corner, Style style) {
    return raw(
        "<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" rx=\"%s\"%s/>"
            .formatted(
                number(x - width / 2),
                number(y - height / 2),
                number(width),
                number(height),
                number(Math.max(0, corner)),
                painted(style)));
  }

  /** A square that stands on its tip, so far from its middle to each of its sides. */
  Svg diamond(double x, double y, double half, Style style) {
    return begin(x, y, "rotate(45)").box(0, 0, 2 * half, 2 * half, 0.06, style).end();
  }

  Svg path(String d, Style style) {
    return raw("<path d=\"%s\"%s/>".formatted(d, painted(style)));
  }

  /** A line of text, its middle on a point. */
  Svg words(String words, double x, double y, double size, Ink fill) {
    return words(words, x, y, size, fill, "");
  }

  /**
   * @param more further attributes
   */
  Svg words(String words, double x, double y, double size, Ink fill, String more) {
    return words.isEmpty()
        ? this
        : raw(
            "<text x=\"%s\" y=\"%s\" font-size=\"%s\" fill=\"%s\"%s>%s</text>"
                .formatted(
                    number(x),
                    number(y + 0.35 * size),
                    number(size),
                    colour(fill),
                    more.isEmpty() ? "" : " " + more,
                    escaped(words)));
  }

  /** Begins a part with an origin of its own, turned or scaled. */
  Svg begin(double x, double y, String more) {
    String transform = "translate(%s %s) %s".formatted(number(x), number(y), more).strip();
    return raw("<g transform=\"" + transform + "\">");
  }

  Svg end() {
    return raw("</g>");
  }

  static String number(double value) {
    var rounded = BigDecimal.valueOf(value).setScale(2, RoundingMode.HALF_EVEN);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }

  static String escaped(String words) {
    return words
        .codePoints()
        .filter(point -> point >= ' ' && point != 0xFFFE && point != 0xFFFF)
        .collect(StringBuilder::new, Svg::escape, StringBuilder::append)
        .toString();
  }

  private static void escape(StringBuilder escaped, int point) {
    switch (point) {
      case '&' -> escaped.append("&amp;");
      case '<' -> escaped.append("&lt;");
      case '>' -> escaped.append("&gt;");
      case '"' -> escaped.append("&quot;");
      default -> escaped.appendCodePoint(point);
    }
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
