package plyground.views;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Writes SVG: elements with attributes in pairs, numbers short, texts escaped. */
final class Svg {
  private final StringBuilder text = new StringBuilder();

  /** An element without content; values that are numbers are rounded. */
  Svg add(String name, Object... attributes) {
    begin(name, attributes);
    text.append("/>\n");
    return this;
  }

  Svg open(String name, Object... attributes) {
    begin(name, attributes);
    text.append(">\n");
    return this;
  }

  Svg close(String name) {
    text.append("</").append(name).append(">\n");
    return this;
  }

  /** An element with a text in it. */
  Svg words(String name, String words, Object... attributes) {
    begin(name, attributes);
    text.append('>').append(escaped(words)).append("</").append(name).append(">\n");
    return this;
  }

  /** What another one wrote. */
  Svg include(Svg other) {
    text.append(other.text);
    return this;
  }

  private void begin(String name, Object... attributes) {
    text.append('<').append(name);
    for (int i = 0; i < attributes.length; i += 2) {
      Object value = attributes[i + 1];
      String shown = value instanceof Double number ? number(number) : value.toString();
      text.append(' ').append(attributes[i]).append("=\"").append(escaped(shown)).append('"');
    }
  }

  static String number(double value) {
    var rounded = BigDecimal.valueOf(value).setScale(2, RoundingMode.HALF_EVEN);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }

  private static String escaped(String words) {
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
