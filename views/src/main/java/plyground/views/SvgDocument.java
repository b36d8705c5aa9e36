package plyground.views;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import plyground.core.Side;
import plyground.core.view.Board;
import plyground.core.view.Scene.Standing;
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

  /** Between two parts of a line. */
  private static final double GAP = 0.35;

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
    var caption = new Svg(false);
    double bottom = caption(caption, bounds);
    double width = bounds.right - bounds.left + 2 * MARGIN;
    double height = bottom - bounds.top + 2 * MARGIN;
    double left = bounds.left - MARGIN;
    double top = bounds.top - MARGIN;
    var svg = begun(new Svg(false), "", left, top, width, height);
    svg.raw("<desc>" + Svg.escaped(description) + "</desc>");
    svg.box(left + width / 2, top + height / 2, width, height, 0, Style.filled(Ink.WHITE));
    new SvgBoard(picture, svg).draw();
    return svg + caption.toString() + "</svg>\n";
  }

  /** The board alone, in the colours of the page that shows it. */
  String drawBoard() {
    var bounds = bounds(picture.board);
    var svg =
        begun(
            new Svg(true),
            " style=\"color-scheme:light dark\"",
            bounds.left,
            bounds.top,
            bounds.right - bounds.left,
            bounds.bottom - bounds.top);
    new SvgBoard(picture, svg).draw();
    return svg + "</svg>\n";
  }

  private Svg begun(Svg svg, String more, double left, double top, double width, double height) {
    svg.raw(
        ("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"%s %s %s %s\" width=\"%s\""
                + " height=\"%s\" role=\"img\" font-family=\"Helvetica, Arial, sans-serif\""
                + " text-anchor=\"middle\""
                + more
                + ">")
            .formatted(
                DoubleStream.of(left, top, width, height, width * SCALE, height * SCALE)
                    .mapToObj(Svg::number)
                    .toArray()));
    svg.raw("<title>" + Svg.escaped(title) + "</title>");
    return svg;
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

  /** Writes the lines under the board, as wide as it is; returns where they end. */
  private double caption(Svg svg, Bounds bounds) {
    double x = bounds.left;
    double y = bounds.bottom + 0.9 * LINE;
    int sides = picture.scene.standings().size();
    var words = new ArrayList<>(picture.scene.standings().stream().map(Standing::brief).toList());
    words.addAll(List.of(picture.scene.note(), state));
    for (int i = 0; i < words.size(); i++) {
      double sign = i < sides ? LINE : 0;
      double wide = sign + CHARACTER * words.get(i).length() + GAP;
      if (x > bounds.left && x + wide > bounds.right + GAP) {
        x = bounds.left;
        y += LINE;
      }
      if (i < sides) {
        new SvgPiece(svg, picture).token(i == 0 ? Side.FIRST : Side.SECOND, x + 0.2, y, 0.42);
      }
      var fill = i < sides ? Ink.TEXT : Ink.LABEL;
      svg.words(words.get(i), x + sign, y, FONT, fill, "text-anchor=\"start\"");
      x += words.get(i).isEmpty() ? 0 : wide;
    }
    return y + 0.1;
  }
}
