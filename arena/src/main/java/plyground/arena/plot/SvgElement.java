package plyground.arena.plot;

import java.util.Locale;

/** An SVG element being written; text is escaped, numbers have one decimal. */
final class SvgElement {
  /** The width of every plot in its own units; a page scales it. */
  static final int WIDTH = 640;

  /** What a letter takes at the size of labels. */
  private static final double LETTER = 7.9;

  private final StringBuilder text = new StringBuilder();

  SvgElement(String title, double height) {
    text.append(
        String.format(
            Locale.ROOT,
            "<svg class=\"plot\" role=\"img\" xmlns=\"http://www.w3.org/2000/svg\""
                + " viewBox=\"0 0 %d %.0f\" aria-label=\"%s\">\n",
            WIDTH,
            height,
            Page.escaped(title)));
  }

  static double widthOf(String label) {
    return LETTER * label.length();
  }

  /** The label, or as much of it as there is room for. */
  static String fitted(String label, double width) {
    int most = Math.max(1, (int) (width / LETTER));
    return label.length() <= most ? label : label.substring(0, most - 1) + "\u2026";
  }

  void line(String kind, double x1, double y1, double x2, double y2) {
    text.append(
        String.format(
            Locale.ROOT,
            "<line class=\"%s\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>\n",
            kind,
            x1,
            y1,
            x2,
            y2));
  }

  void circle(String kind, double x, double y, double radius) {
    text.append(
        String.format(
            Locale.ROOT,
            "<circle class=\"%s\" cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\"/>\n",
            kind,
            x,
            y,
            radius));
  }

  void rectangle(String kind, double x, double y, double width, double height) {
    rectangle(kind, x, y, width, height, 1);
  }

  void rectangle(String kind, double x, double y, double width, double height, double opacity) {
    text.append(
        String.format(
            Locale.ROOT,
            "<rect class=\"%s\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"%s/>\n",
            kind,
            x,
            y,
            Math.max(0, width),
            Math.max(0, height),
            opacity == 1 ? "" : String.format(Locale.ROOT, " fill-opacity=\"%.2f\"", opacity)));
  }

  /**
   * @param anchor start, middle or end
   */
  void label(String kind, String anchor, double x, double y, String words) {
    text.append(
        String.format(
            Locale.ROOT,
            "<text class=\"%s\" text-anchor=\"%s\" x=\"%.1f\" y=\"%.1f\">%s</text>\n",
            kind,
            anchor,
            x,
            y,
            Page.escaped(words)));
  }

  /** What follows until {@link #close} says this when pointed at. */
  void open(String hint) {
    text.append(String.format(Locale.ROOT, "<g><title>%s</title>\n", Page.escaped(hint)));
  }

  void close() {
    text.append("</g>\n");
  }

  String end() {
    return text.append("</svg>\n").toString();
  }
}
