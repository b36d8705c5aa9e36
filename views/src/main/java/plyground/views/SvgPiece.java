package plyground.views;

import plyground.core.Side;
import plyground.core.view.Piece;
import plyground.core.view.SideLook.Tone;
import plyground.core.view.Spot;

/** Pieces: shapes differ as well as colours, so that they can be told apart in print. */
record SvgPiece(Svg svg, Picture picture) {
  private static final double HALF = 0.36;
  private static final double PAWN = 0.26;
  private static final double GOLDEN = Math.PI * (3 - Math.sqrt(5));
  private static final int MOST_SEEDS = 40;

  private static final Ink RIM = new Ink("#222", "#8b8f92");
  private static final Ink BLACK = new Ink("#1d1d1d", "#0e1113");
  private static final Ink WHITE = new Ink("#fff", "#f1efe8");
  private static final Ink BLUE = new Ink("#2a5db0", "#6ea8e8");
  private static final Ink RED = new Ink("#d9573f", "#ef8a63");
  private static final Ink GREY = new Ink("#6f7378", "#aab0b6");
  private static final Ink ON_COLOUR = new Ink("#fff", "#111");
  private static final Ink RING = Ink.always("#999");
  private static final Ink SEED = new Ink("#6b4a2b", "#c9a27a");
  private static final Ink SEED_RIM = new Ink("#fff", "#24272b");
  private static final Ink NOBODYS_EDGE = Ink.always("#aaa");
  private static final Ink NOBODYS = Ink.always("#777");

  static Ink fill(Tone tone) {
    return switch (tone) {
      case BLACK -> BLACK;
      case WHITE -> WHITE;
      case BLUE -> BLUE;
      case RED -> RED;
      case GREY -> GREY;
    };
  }

  /** What is readable on a tone. */
  static Ink over(Tone tone) {
    return switch (tone) {
      case WHITE -> Ink.ON_LIGHT;
      case BLACK -> Ink.WHITE;
      case BLUE, RED, GREY -> ON_COLOUR;
    };
  }

  /** Round for the first player, a diamond for the second. */
  static void rim(Svg svg, Side side, double x, double y, double half, Style style) {
    if (side == Side.FIRST) {
      svg.circle(x, y, half, style);
    } else {
      svg.diamond(x, y, 0.8 * half, style);
    }
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
    double scale = look.kind().equals(Piece.PAWN) ? width * HALF / PAWN : width;
    svg.begin(x, y, "scale(" + Svg.number(scale) + ")");
    shape(new Piece("", look.kind(), side, letter, ""), 1);
    svg.end();
  }

  void draw(Piece piece, Spot spot, double aside) {
    svg.begin(spot.x() + aside, spot.y(), "");
    switch (piece.kind()) {
      case Piece.LINE -> line(piece, spot);
      case Piece.SEEDS -> seeds(piece, spot);
      default -> shape(piece, scale(spot));
    }
    svg.end();
  }

  /** Places are a little narrower than a square already; what is much smaller has less room. */
  private static double scale(Spot spot) {
    return spot.shape() == Spot.Shape.CIRCLE ? spot.width() / 0.84 : Math.min(1, spot.width());
  }

  private Tone tone(Piece piece) {
    var owner = piece.owner();
    return owner == null ? Tone.WHITE : picture.look(owner).tone();
  }

  private void shape(Piece piece, double scale) {
    var tone = tone(piece);
    double half = HALF * scale;
    var solid = Style.outlined(fill(tone), RIM, 0.03);
    var thick = Style.line(fill(tone), 0.12);
    switch (piece.letter().length() > 1 ? "" : piece.kind()) {
      case Piece.DISC -> disc(tone, half, solid);
      case Piece.DIAMOND -> svg.diamond(0, 0, 0.8 * half, solid);
      case Piece.BLOCK -> svg.box(0, 0, 1.84 * half, 1.84 * half, 0.08, solid);
      case Piece.PAWN -> {
        rim(svg, piece.owner() == null ? Side.FIRST : piece.owner(), 0, 0, PAWN, solid);
        bold(piece.letter(), 0, PAWN, over(tone));
      }
      case Piece.CROSS -> svg.path("M-.26-.26L.26 .26M.26-.26L-.26 .26", thick);
      case Piece.NOUGHT -> svg.circle(0, 0, 0.28, thick);
      default -> other(piece, solid);
    }
  }

  /** A white disc has a ring cut into it. */
  private void disc(Tone tone, double half, Style solid) {
    svg.circle(0, 0, half, solid);
    if (tone == Tone.WHITE) {
      svg.circle(0, 0, 0.7 * half, Style.line(RING, 0.03));
    }
  }

  private void bold(String words, double y, double size, Ink fill) {
    svg.words(words, 0, y, size, fill, "font-weight=\"bold\"");
  }

  /** A letter on a token, a word on a label; without either the rim of a token. */
  private void other(Piece piece, Style solid) {
    var side = piece.owner();
    if (piece.letter().length() > 1) {
      double width = 0.1 * piece.letter().length() + 0.12;
      var edge = side == null ? NOBODYS_EDGE : solid.fill();
      svg.box(0, 0.355, width, 0.21, 0.06, Style.outlined(Ink.WHITE, edge, 0.025));
      bold(piece.letter(), 0.355, 0.15, side == null ? NOBODYS : Ink.ON_LIGHT);
    } else if (piece.letter().isEmpty() && side != null) {
      rim(svg, side, 0, 0, 0.17, Style.line(solid.fill(), 0.05));
    } else {
      svg.circle(0, 0, HALF, solid);
      bold(piece.letter(), 0, 0.4, over(tone(piece)));
    }
  }

  private void line(Piece piece, Spot spot) {
    boolean flat = spot.width() > spot.height();
    double half = Math.max(spot.width(), spot.height()) / 2;
    String path = flat ? "M" + -half + " 0H" + half : "M0 " + -half + "V" + half;
    svg.path(path, Style.line(piece.owner() == null ? Ink.TEXT : fill(tone(piece)), 0.1));
  }

  /** As many dots as the letter says, and the number under them. */
  private void seeds(Piece piece, Spot spot) {
    int count = piece.letter().matches("\\d{1,3}") ? Integer.parseInt(piece.letter()) : 0;
    double room = 0.56 * Math.min(spot.width(), spot.height()) / 2;
    for (int i = 0; i < Math.min(count, MOST_SEEDS); i++) {
      double far = room * Math.sqrt((i + 0.5) / Math.max(count, 7));
      double x = far * Math.cos(i * GOLDEN);
      double y = far * Math.sin(i * GOLDEN) - 0.09;
      svg.circle(x, y, 0.055, Style.outlined(SEED, SEED_RIM, 0.01));
    }
    bold(piece.letter(), Math.min(0.38, spot.height() / 2 - 0.12), 0.18, Ink.TEXT);
  }
}
