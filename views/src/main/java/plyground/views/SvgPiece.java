package plyground.views;

import plyground.core.Side;
import plyground.core.view.Piece;
import plyground.core.view.SideLook.Tone;
import plyground.core.view.Spot;

/** Pieces: shapes differ as well as colours, so that they can be told apart in print. */
record SvgPiece(Svg svg, Picture picture) {
  private static final double HALF = 0.36;
  private static final double GOLDEN = Math.PI * (3 - Math.sqrt(5));

  static String fill(Tone tone) {
    return switch (tone) {
      case BLACK -> "#1d1d1d";
      case WHITE -> "#ffffff";
      case BLUE -> "#2a5db0";
      case RED -> "#d9573f";
    };
  }

  /** What is readable on a tone. */
  static String over(Tone tone) {
    return tone == Tone.WHITE ? SvgBoard.INK : "#fff";
  }

  /** A side's piece as a sign for it, so wide. */
  void token(Side side, double x, double y, double width) {
    var look = picture.look(side);
    String letter =
        picture.scene.pieces().stream()
            .filter(piece -> piece.owner() == side && piece.kind().equals(look.kind()))
            .map(Piece::letter)
            .findFirst()
            .orElse("");
    svg.open(
        "g",
        "transform",
        place(x, y)
            + " scale("
            + Svg.number(look.kind().equals(Piece.PAWN) ? 1.3 * width : width)
            + ")");
    shape(new Piece("", look.kind(), side, letter, ""), 1);
    svg.close("g");
  }

  void draw(Piece piece, Spot spot, double aside) {
    svg.open("g", "transform", place(spot.x() + aside, spot.y()));
    switch (piece.kind()) {
      case Piece.LINE -> line(piece, spot);
      case Piece.SEEDS -> seeds(piece, spot);
      default -> shape(piece, scale(spot));
    }
    svg.close("g");
  }

  /** Places are a little narrower than a square already; what is much smaller has less room. */
  private static double scale(Spot spot) {
    return spot.shape() == Spot.Shape.CIRCLE ? spot.width() / 0.84 : Math.min(1, spot.width());
  }

  private static String place(double x, double y) {
    return "translate(" + Svg.number(x) + " " + Svg.number(y) + ")";
  }

  private Tone tone(Piece piece) {
    var owner = piece.owner();
    return owner == null ? Tone.WHITE : picture.look(owner).tone();
  }

  private void shape(Piece piece, double scale) {
    String fill = fill(tone(piece));
    double half = HALF * scale;
    Object[] solid = {"fill", fill, "stroke", SvgBoard.INK, "stroke-width", 0.03};
    switch (piece.letter().length() > 1 ? "" : piece.kind()) {
      case Piece.DISC -> disc(piece, half, solid);
      case Piece.DIAMOND -> group(() -> rim(svg, Side.SECOND, 0, 0, half), solid);
      case Piece.BLOCK -> group(() -> block(half * 0.92), solid);
      case Piece.PAWN -> pawn(piece, solid);
      case Piece.CROSS ->
          svg.add(
              "path",
              "d",
              "M-.26-.26L.26 .26M.26-.26L-.26 .26",
              "stroke",
              fill,
              "stroke-width",
              0.12);
      case Piece.RING ->
          svg.add("circle", "r", 0.28, "fill", "none", "stroke", fill, "stroke-width", 0.12);
      default -> other(piece, fill);
    }
  }

  private void group(Runnable content, Object... style) {
    svg.open("g", style);
    content.run();
    svg.close("g");
  }

  private void block(double half) {
    svg.add("rect", "x", -half, "y", -half, "width", 2 * half, "height", 2 * half, "rx", 0.08);
  }

  /** A white disc has a ring cut into it. */
  private void disc(Piece piece, double half, Object... solid) {
    group(() -> svg.add("circle", "r", half), solid);
    if (tone(piece) == Tone.WHITE) {
      svg.add("circle", "r", 0.7 * half, "fill", "none", "stroke", "#999", "stroke-width", 0.03);
    }
  }

  /** Round for the first player, a diamond for the second. */
  static void rim(Svg svg, Side side, double x, double y, double half) {
    if (side == Side.FIRST) {
      svg.add("circle", "cx", x, "cy", y, "r", half);
    } else {
      double c = 0.8 * half;
      svg.add(
          "rect",
          "x",
          x - c,
          "y",
          y - c,
          "width",
          2 * c,
          "height",
          2 * c,
          "rx",
          0.06,
          "transform",
          "rotate(45 %s %s)".formatted(Svg.number(x), Svg.number(y)));
    }
  }

  private void pawn(Piece piece, Object... solid) {
    var side = piece.owner() == null ? Side.FIRST : piece.owner();
    group(() -> rim(svg, side, 0, 0, 0.26), solid);
    words(piece.letter(), 0, 0.26, over(tone(piece)));
  }

  private void words(String words, double y, double size, String fill) {
    if (!words.isEmpty()) {
      svg.words(
          "text",
          words,
          "y",
          y + 0.35 * size,
          "font-size",
          size,
          "font-weight",
          "bold",
          "fill",
          fill);
    }
  }

  /** A letter on a token, a word on a label; without either the rim of a token. */
  private void other(Piece piece, String fill) {
    var side = piece.owner();
    if (piece.letter().length() > 1) {
      double width = 0.1 * piece.letter().length() + 0.12;
      svg.add(
          "rect",
          "x",
          -width / 2,
          "y",
          0.25,
          "width",
          width,
          "height",
          0.21,
          "rx",
          0.06,
          "fill",
          "#fff",
          "stroke",
          side == null ? "#aaa" : fill,
          "stroke-width",
          0.025);
      words(piece.letter(), 0.355, 0.15, side == null ? "#777" : SvgBoard.INK);
    } else if (piece.letter().isEmpty() && side != null) {
      group(() -> rim(svg, side, 0, 0, 0.17), "fill", "none", "stroke", fill, "stroke-width", 0.05);
    } else {
      svg.add("circle", "r", HALF, "fill", fill, "stroke", SvgBoard.INK, "stroke-width", 0.03);
      words(piece.letter(), 0, 0.4, over(tone(piece)));
    }
  }

  private void line(Piece piece, Spot spot) {
    boolean flat = spot.width() > spot.height();
    double half = Math.max(spot.width(), spot.height()) / 2;
    svg.add(
        "path",
        "d",
        flat ? "M" + -half + " 0H" + half : "M0 " + -half + "V" + half,
        "stroke",
        fill(tone(piece)),
        "stroke-width",
        0.1,
        "stroke-linecap",
        "round");
  }

  /** As many dots as the letter says, and the number under them. */
  private void seeds(Piece piece, Spot spot) {
    int count = piece.letter().matches("\\d{1,3}") ? Integer.parseInt(piece.letter()) : 0;
    double room = 0.56 * Math.min(spot.width(), spot.height()) / 2;
    for (int i = 0; i < Math.min(count, 40); i++) {
      double far = room * Math.sqrt((i + 0.5) / Math.max(count, 7));
      svg.add(
          "circle",
          "cx",
          far * Math.cos(i * GOLDEN),
          "cy",
          far * Math.sin(i * GOLDEN) - 0.09,
          "r",
          0.055,
          "fill",
          "#6b4a2b",
          "stroke",
          "#fff",
          "stroke-width",
          0.01);
    }
    words(piece.letter(), Math.min(0.38, spot.height() / 2 - 0.12), 0.18, SvgBoard.INK);
  }
}
