package plyground.views;

import java.util.HashMap;
import java.util.Map;
import plyground.core.Side;
import plyground.core.view.Lattice;
import plyground.core.view.Piece;
import plyground.core.view.Scene.Mark;
import plyground.core.view.Spot;

/** The board and all that is on it, a unit a square: every spot by its shape, whatever the game. */
record SvgBoard(Picture picture, Svg svg) {
  /** Names of places that are longer stand under them. */
  static final int SHORT = 4;

  /** How high such a name is written. */
  static final double NAME = 0.2;

  static final String INK = "#222";
  private static final String LINES = "#8a8a80";
  private static final String FIELD = "#f6f4ec";
  private static final String WALL = "#b5ae9c";
  private static final String LIT = "#ffe08a";
  private static final String LAST = "#c77700";

  void draw() {
    links();
    picture.board.spots().forEach(this::ground);
    if (picture.board instanceof Lattice lattice) {
      dots(lattice);
    }
    for (var label : picture.board.labels()) {
      text(label.text(), label.x(), label.y(), 0.22, "#555");
    }
    for (var spot : picture.board.spots()) {
      marks(spot);
      things(spot);
      texts(spot);
      changes(spot);
    }
    if (picture.board.spots().isEmpty()) {
      text(picture.scene.note(), 1.5, 0.3, 0.2, INK);
    }
  }

  private void links() {
    Map<String, Spot> spots = new HashMap<>();
    picture.board.spots().forEach(spot -> spots.put(spot.id(), spot));
    for (var link : picture.board.links()) {
      var one = spots.get(link.one());
      var other = spots.get(link.other());
      if (one != null && other != null) {
        line(one.x(), one.y(), other.x(), other.y(), LINES, 0.05);
      }
    }
  }

  private void line(double x1, double y1, double x2, double y2, String colour, double width) {
    svg.add(
        "line",
        "x1",
        x1,
        "y1",
        y1,
        "x2",
        x2,
        "y2",
        y2,
        "stroke",
        colour,
        "stroke-width",
        width,
        "stroke-linecap",
        "round");
  }

  private void text(String words, double x, double y, double size, String fill) {
    if (!words.isEmpty()) {
      svg.words("text", words, "x", x, "y", y + size * 0.35, "font-size", size, "fill", fill);
    }
  }

  private void ground(Spot spot) {
    boolean lit = picture.marked(spot.id(), Mark.Kind.LIT);
    int ways = picture.ways(spot.id());
    if (ways != 0) {
      passages(spot, ways, lit);
    } else if (spot.shape().isArrow()) {
      arrow(spot, picture.change.first(spot.id()) ? LAST : LINES);
    } else if (spot.shape() != Spot.Shape.EDGE) {
      outline(
          spot,
          0,
          "fill",
          lit && !round(spot) ? LIT : FIELD,
          "stroke",
          LINES,
          "stroke-width",
          0.02);
    }
  }

  private static boolean round(Spot spot) {
    return spot.shape() == Spot.Shape.CIRCLE;
  }

  /** The rim of a spot, so much smaller than it is. */
  private void outline(Spot spot, double inset, Object... style) {
    double width = spot.width() - 2 * inset;
    double height = spot.height() - 2 * inset;
    svg.open("g", style);
    switch (spot.shape()) {
      case CIRCLE -> svg.add("circle", "cx", spot.x(), "cy", spot.y(), "r", width * 0.43);
      case HEXAGON -> svg.add("polygon", "points", hexagon(spot, width, height));
      default -> {
        double corner = spot.shape() == Spot.Shape.PIT ? Math.min(width, height) / 2 : inset;
        svg.add(
            "rect",
            "x",
            spot.x() - width / 2,
            "y",
            spot.y() - height / 2,
            "width",
            width,
            "height",
            height,
            "rx",
            corner);
      }
    }
    svg.close("g");
  }

  private static String hexagon(Spot spot, double width, double height) {
    double[][] corners = {
      {0, -0.5}, {0.5, -0.25}, {0.5, 0.25}, {0, 0.5}, {-0.5, 0.25}, {-0.5, -0.25}
    };
    var points = new StringBuilder();
    for (double[] corner : corners) {
      points.append(points.isEmpty() ? "" : " ");
      points.append(Svg.number(spot.x() + corner[0] * width)).append(',');
      points.append(Svg.number(spot.y() + corner[1] * height));
    }
    return points.toString();
  }

  private void arrow(Spot spot, String fill) {
    int turn =
        switch (spot.shape()) {
          case DOWN -> 90;
          case LEFT -> 180;
          case UP -> 270;
          default -> 0;
        };
    svg.add(
        "path",
        "d",
        "M-.12-.17L.15 0L-.12.17Z",
        "fill",
        fill,
        "transform",
        "translate(%s %s) rotate(%d)".formatted(Svg.number(spot.x()), Svg.number(spot.y()), turn));
  }

  private void passages(Spot spot, int ways, boolean lit) {
    String path =
        ((ways & 8) != 0 ? "M0 0V-.5" : "")
            + ((ways & 4) != 0 ? "M0 0H.5" : "")
            + ((ways & 2) != 0 ? "M0 0V.5" : "")
            + ((ways & 1) != 0 ? "M0 0H-.5" : "");
    svg.open("g", "transform", at(spot), "fill", "none", "stroke-linejoin", "round");
    svg.add(
        "rect", "x", -0.485, "y", -0.485, "width", 0.97, "height", 0.97, "rx", 0.07, "fill", WALL);
    svg.add("path", "d", path, "stroke", lit ? INK : "#7d7767", "stroke-width", 0.48);
    svg.add("circle", "r", 0.24, "fill", lit ? INK : "#7d7767");
    svg.add("path", "d", path, "stroke", lit ? LIT : "#fff", "stroke-width", 0.4);
    svg.add("circle", "r", 0.2, "fill", lit ? LIT : "#fff");
    svg.close("g");
  }

  private static String at(Spot spot) {
    return "translate(%s %s)".formatted(Svg.number(spot.x()), Svg.number(spot.y()));
  }

  private void dots(Lattice board) {
    for (int row = 0; row < board.rows(); row++) {
      for (int column = 0; column < board.columns(); column++) {
        svg.add("circle", "cx", (double) column, "cy", (double) row, "r", 0.07, "fill", INK);
      }
    }
  }

  private void things(Spot spot) {
    var pieces = picture.pieces(spot.id());
    long pawns = pieces.stream().filter(piece -> piece.kind().equals(Piece.PAWN)).count();
    double aside = pawns > 1 ? -0.17 : 0;
    for (var piece : pieces) {
      boolean pawn = piece.kind().equals(Piece.PAWN);
      new SvgPiece(svg, picture).draw(piece, spot, pawn ? aside : 0);
      aside = pawn ? -aside : aside;
    }
  }

  /** On a place its text and name, over what stands there; on a square only where nothing does. */
  private void texts(Spot spot) {
    String text = picture.text(spot.id());
    if (!round(spot)) {
      String shown = picture.pieces(spot.id()).isEmpty() ? text : "";
      text(shown, spot.x(), spot.y(), 0.3, "#999");
      return;
    }
    var held = picture.held(spot.id());
    var owner = held == null ? null : held.owner();
    String ink = owner == null ? INK : SvgPiece.over(picture.look(owner).tone());
    boolean below = spot.words().length() > SHORT;
    text(text, spot.x(), spot.y() - (below ? 0 : 0.08), 0.26, ink);
    double under = below ? spot.height() / 2 + 0.06 : 0.17;
    text(spot.words(), spot.x(), spot.y() + under, NAME, below ? INK : ink);
  }

  private void marks(Spot spot) {
    for (var mark : picture.marks(spot.id())) {
      switch (mark.kind()) {
        case WIN -> outline(spot, 0.06, "fill", "none", "stroke", INK, "stroke-width", 0.06);
        case FIRST_TARGET -> target(spot, Side.FIRST);
        case SECOND_TARGET -> target(spot, Side.SECOND);
        case GAIN -> {
          double x = spot.x() + 0.3;
          double y = spot.y() - 0.3;
          svg.add(
              "circle",
              "cx",
              x,
              "cy",
              y,
              "r",
              0.1,
              "fill",
              LIT,
              "stroke",
              INK,
              "stroke-width",
              0.02);
        }
        case LIT -> {}
      }
    }
  }

  private void target(Spot spot, Side side) {
    svg.open(
        "g",
        "fill",
        "none",
        "stroke",
        SvgPiece.fill(picture.look(side).tone()),
        "stroke-width",
        0.06,
        "stroke-dasharray",
        ".12 .07");
    SvgPiece.rim(svg, side, spot.x(), spot.y(), 0.36);
    svg.close("g");
  }

  /** Solid where a move ended, dashed where it began; what turned, came or went by itself. */
  private void changes(Spot spot) {
    var change = picture.change;
    boolean moved = change.steps().size() > 1;
    boolean last = !change.steps().isEmpty() && change.steps().getLast().equals(spot.id());
    if (last || (moved && change.first(spot.id()) && !spot.shape().isArrow())) {
      outline(
          spot,
          round(spot) ? -0.08 : 0.05,
          "fill",
          "none",
          "stroke",
          LAST,
          "stroke-width",
          0.045,
          "stroke-dasharray",
          last ? "none" : ".1 .08");
    }
    if (change.turned().contains(spot.id()) || change.born(spot.id())) {
      String dashes = change.born(spot.id()) ? ".05 .06" : "none";
      svg.add(
          "circle",
          "cx",
          spot.x(),
          "cy",
          spot.y(),
          "r",
          0.44,
          "fill",
          "none",
          "stroke",
          LAST,
          "stroke-width",
          0.035,
          "stroke-dasharray",
          dashes);
    }
    if (change.vanished().containsKey(spot.id())) {
      svg.add(
          "path",
          "d",
          "M-.13-.13L.13 .13M.13-.13L-.13 .13",
          "stroke",
          LAST,
          "stroke-width",
          0.05,
          "transform",
          at(spot));
    }
  }
}
