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

  private static final Ink LINES = new Ink("#8a8a80", "#596068");
  private static final Ink DIVIDER = new Ink("#55554e", "#9a9a94");
  private static final Ink FIELD = new Ink("#f6f4ec", "#24272b");
  private static final Ink FAINT = new Ink("#999", "#8b8f92");
  private static final Ink WALL = new Ink("#b5ae9c", "#333940");
  private static final Ink KERB = new Ink("#7d7767", "#1e2226");
  private static final Ink FLOOR = new Ink("#fff", "#b9b4a6");
  private static final Ink LIT = new Ink("#ffe08a", "#f2cd62");
  private static final Ink LAST = new Ink("#c77700", "#f0bd4a");

  private static final double[][] HEXAGON = {
    {0, -0.5}, {0.5, -0.25}, {0.5, 0.25}, {0, 0.5}, {-0.5, 0.25}, {-0.5, -0.25}
  };

  void draw() {
    links();
    picture.board.spots().forEach(this::ground);
    if (picture.board instanceof Lattice lattice) {
      dots(lattice);
    }
    dividers();
    for (var label : picture.board.labels()) {
      svg.words(label.text(), label.x(), label.y(), 0.22, Ink.LABEL);
    }
    for (var spot : picture.board.spots()) {
      marks(spot);
      things(spot);
      texts(spot);
      changes(spot);
    }
    if (picture.board.spots().isEmpty()) {
      svg.words(picture.scene.note(), 1.5, 0.3, 0.2, Ink.TEXT);
    }
  }

  private void links() {
    Map<String, String> places = new HashMap<>();
    for (var spot : picture.board.spots()) {
      places.put(spot.id(), Svg.number(spot.x()) + " " + Svg.number(spot.y()));
    }
    for (var link : picture.board.links()) {
      String path = "M" + places.get(link.one()) + "L" + places.get(link.other());
      svg.path(path, Style.line(LINES, 0.05));
    }
  }

  private void dividers() {
    for (var each : picture.board.dividers()) {
      String from = Svg.number(each.fromX()) + " " + Svg.number(each.fromY());
      String to = Svg.number(each.toX()) + " " + Svg.number(each.toY());
      svg.path("M" + from + "L" + to, Style.line(DIVIDER, 0.08));
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
      outline(spot, 0, Style.outlined(lit && !round(spot) ? LIT : FIELD, LINES, 0.02));
    }
  }

  private static boolean round(Spot spot) {
    return spot.shape() == Spot.Shape.CIRCLE;
  }

  /** The rim of a spot, so much smaller than it is. */
  private void outline(Spot spot, double inset, Style style) {
    double width = spot.width() - 2 * inset;
    double height = spot.height() - 2 * inset;
    switch (spot.shape()) {
      case CIRCLE -> svg.circle(spot.x(), spot.y(), width * 0.43, style);
      case HEXAGON -> svg.path(hexagon(spot, width, height), style);
      case PIT -> svg.box(spot.x(), spot.y(), width, height, Math.min(width, height) / 2, style);
      default -> svg.box(spot.x(), spot.y(), width, height, inset, style);
    }
  }

  private static String hexagon(Spot spot, double width, double height) {
    var path = new StringBuilder();
    for (double[] corner : HEXAGON) {
      path.append(path.isEmpty() ? 'M' : 'L').append(Svg.number(spot.x() + corner[0] * width));
      path.append(' ').append(Svg.number(spot.y() + corner[1] * height));
    }
    return path.append('Z').toString();
  }

  private void arrow(Spot spot, Ink fill) {
    int turn =
        switch (spot.shape()) {
          case DOWN -> 90;
          case LEFT -> 180;
          case UP -> 270;
          default -> 0;
        };
    svg.begin(spot.x(), spot.y(), "rotate(" + turn + ")");
    svg.path("M-.12-.17L.15 0L-.12 .17Z", Style.filled(fill)).end();
  }

  /** Walls with ways between them that lead from the middle to the open sides. */
  private void passages(Spot spot, int ways, boolean lit) {
    String path =
        ((ways & 8) != 0 ? "M0 0V-.5" : "")
            + ((ways & 4) != 0 ? "M0 0H.5" : "")
            + ((ways & 2) != 0 ? "M0 0V.5" : "")
            + ((ways & 1) != 0 ? "M0 0H-.5" : "");
    svg.begin(spot.x(), spot.y(), "").box(0, 0, 0.97, 0.97, 0.07, Style.filled(WALL));
    way(path, lit ? Ink.ON_LIGHT : KERB, 0.48);
    way(path, lit ? LIT : FLOOR, 0.4);
    svg.end();
  }

  private void way(String path, Ink ink, double width) {
    svg.raw(
        "<path d=\"%s\" stroke=\"%s\" stroke-width=\"%s\"/>"
            .formatted(path, svg.colour(ink), width));
    svg.circle(0, 0, width / 2, Style.filled(ink));
  }

  private void dots(Lattice board) {
    for (int row = 0; row < board.rows(); row++) {
      for (int column = 0; column < board.columns(); column++) {
        svg.circle(column, row, 0.07, Style.filled(Ink.TEXT));
      }
    }
  }

  /** Pawns that share a spot stand side by side. */
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
      svg.words(shown, spot.x(), spot.y(), 0.3, FAINT);
      return;
    }
    var held = picture.held(spot.id());
    var owner = held == null ? null : held.owner();
    var ink = owner == null ? Ink.TEXT : SvgPiece.over(picture.look(owner).tone());
    boolean below = spot.words().length() > SHORT;
    double size = Math.min(0.26, 1.05 / Math.max(1, text.length()));
    svg.words(text, spot.x(), spot.y() - (below ? 0 : 0.08), size, ink);
    double under = below ? spot.height() / 2 + 0.06 : 0.17;
    svg.words(spot.words(), spot.x(), spot.y() + under, NAME, below ? Ink.TEXT : ink);
  }

  private void marks(Spot spot) {
    for (var mark : picture.marks(spot.id())) {
      switch (mark.kind()) {
        case WIN -> outline(spot, 0.06, Style.line(Ink.TEXT, 0.06));
        case FIRST_TARGET -> target(spot, Side.FIRST);
        case SECOND_TARGET -> target(spot, Side.SECOND);
        case GAIN ->
            svg.circle(
                spot.x() + 0.3, spot.y() - 0.3, 0.1, Style.outlined(LIT, Ink.ON_LIGHT, 0.02));
        case LIT -> {}
      }
    }
  }

  private void target(Spot spot, Side side) {
    var style = Style.line(SvgPiece.fill(picture.look(side).tone()), 0.06).dashed(".08 .1");
    SvgPiece.rim(svg, side, spot.x(), spot.y(), 0.36, style);
  }

  /** Solid where a move ended, dashed where it began; what turned, came or went by itself. */
  private void changes(Spot spot) {
    var change = picture.change;
    String at = spot.id();
    boolean last = !change.steps().isEmpty() && change.steps().getLast().equals(at);
    if (last || (change.first(at) && !spot.shape().isArrow())) {
      var line = Style.line(LAST, 0.045);
      outline(spot, round(spot) ? -0.08 : 0.05, last ? line : line.dashed(".08 .1"));
    }
    if (change.turned().contains(at) || change.born(at)) {
      var line = Style.line(LAST, 0.035);
      svg.circle(spot.x(), spot.y(), 0.44, change.born(at) ? line.dashed(".02 .08") : line);
    }
    if (change.vanished().containsKey(at)) {
      svg.begin(spot.x(), spot.y(), "");
      svg.path("M-.13-.13L.13 .13M.13-.13L-.13 .13", Style.line(LAST, 0.05)).end();
    }
  }
}
