package plyground.views;

import java.util.Arrays;
import java.util.List;
import plyground.core.Side;
import plyground.core.view.Board;
import plyground.core.view.Spot;

/**
 * One picture as a document: the board, and under it how the sides stand and who is to move.
 *
 * @param description what a screen reader says of the whole
 * @param state who is to move, or how it ended
 */
record SvgDocument(Picture picture, String title, String description, String state) {
  /** Pixels a square. */
  private static final double SCALE = 60;

  private static final double MARGIN = 0.25;
  private static final double LINE = 0.5;
  private static final double FONT = 0.26;

  /** A character's width, about. */
  private static final double CHARACTER = 0.56 * FONT;

  /** Where everything drawn lies, in squares. */
  private record Bounds(double left, double top, double right, double bottom) {
    Bounds with(double x, double y, double width, double height) {
      return new Bounds(
          Math.min(left, x - width / 2),
          Math.min(top, y - height / 2),
          Math.max(right, x + width / 2),
          Math.max(bottom, y + height / 2));
    }
  }

  String draw() {
    var bounds = bounds(picture.board);
    var caption = new Svg();
    double bottom = caption(caption, bounds);
    double width = bounds.right - bounds.left + 2 * MARGIN;
    double height = bottom - bounds.top + 2 * MARGIN;
    var svg = new Svg();
    svg.open(
        "svg",
        "xmlns",
        "http://www.w3.org/2000/svg",
        "viewBox",
        box(bounds.left - MARGIN, bounds.top - MARGIN, width, height),
        "width",
        width * SCALE,
        "height",
        height * SCALE,
        "role",
        "img",
        "font-family",
        "Helvetica, Arial, sans-serif",
        "text-anchor",
        "middle");
    svg.words("title", title).words("desc", description);
    svg.add(
        "rect",
        "x",
        bounds.left - MARGIN,
        "y",
        bounds.top - MARGIN,
        "width",
        width,
        "height",
        height,
        "fill",
        "#fff");
    new SvgBoard(picture, svg).draw();
    return svg.include(caption).close("svg").toString();
  }

  private static String box(double... values) {
    var numbers = Arrays.stream(values).mapToObj(Svg::number).toList();
    return String.join(" ", numbers);
  }

  private static Bounds bounds(Board board) {
    var bounds = new Bounds(0, 0, 3, 0);
    for (var spot : board.spots()) {
      bounds = bounds.with(spot.x(), spot.y(), spot.width(), spot.height());
      if (spot.shape() == Spot.Shape.CIRCLE && spot.words().length() > SvgBoard.SHORT) {
        double wide = SvgBoard.NAME * 0.6 * spot.words().length();
        bounds = bounds.with(spot.x(), spot.y(), wide, spot.height() + 3 * SvgBoard.NAME);
      }
    }
    for (var label : board.labels()) {
      bounds = bounds.with(label.x(), label.y(), FONT, FONT);
    }
    return bounds;
  }

  /** Writes the lines under the board, each as wide as the board; returns where they end. */
  private double caption(Svg svg, Bounds bounds) {
    double x = bounds.left;
    double y = bounds.bottom + 0.9 * LINE;
    for (var side : Side.values()) {
      if (side.index() < picture.scene.standings().size()) {
        String words = picture.scene.standings().get(side.index()).brief();
        double wide = LINE + CHARACTER * words.length() + 0.35;
        if (x > bounds.left && x + wide > bounds.right + 0.35) {
          x = bounds.left;
          y += LINE;
        }
        new SvgPiece(svg, picture).token(side, x + 0.2, y, 0.42);
        write(svg, words, x + LINE, y, "#222");
        x += wide;
      }
    }
    for (String words : List.of(picture.scene.note(), state)) {
      double wide = CHARACTER * words.length() + 0.35;
      if (x > bounds.left && x + wide > bounds.right + 0.35) {
        x = bounds.left;
        y += LINE;
      }
      write(svg, words, x, y, "#555");
      x += words.isEmpty() ? 0 : wide;
    }
    return y + 0.1;
  }

  private static void write(Svg svg, String words, double x, double y, String fill) {
    if (!words.isEmpty()) {
      svg.words(
          "text",
          words,
          "x",
          x,
          "y",
          y + FONT / 3,
          "font-size",
          FONT,
          "text-anchor",
          "start",
          "fill",
          fill);
    }
  }
}
