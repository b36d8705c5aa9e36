package plyground.cli.war;

import java.util.Locale;
import plyground.core.Side;
import plyground.games.war.Layout;
import plyground.games.war.War;
import plyground.games.war.WarPosition;

/** A position as an SVG document: circles joined by roads, the Union red, the Confederacy blue. */
public record Picture(War game, WarPosition front) {
  private static final int SCALE = 56;
  private static final int MARGIN = 40;
  private static final int CAPTION = 30;

  public String svg() {
    var layout = Layout.of(game.map());
    double left = least(layout.x);
    double top = least(layout.y);
    var page = new StringBuilder();
    double width = SCALE * (most(layout.x) - left) + 2 * MARGIN;
    double height = SCALE * (most(layout.y) - top) + 2 * MARGIN + CAPTION;
    append(
        page,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %.0f %.0f\" width=\"%.0f\""
            + " height=\"%.0f\" font-family=\"sans-serif\" text-anchor=\"middle\">%n",
        width,
        height,
        width,
        height);
    page.append("<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n");
    page.append("<g stroke=\"#888\" stroke-width=\"2\">\n");
    for (var link : layout.links()) {
      append(
          page,
          "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>%n",
          place(layout.x[link.one()], left),
          place(layout.y[link.one()], top),
          place(layout.x[link.other()], left),
          place(layout.y[link.other()], top));
    }
    page.append("</g>\n");
    for (int city = 0; city < layout.size(); city++) {
      city(page, city, place(layout.x[city], left), place(layout.y[city], top));
    }
    append(
        page,
        "<text x=\"%.0f\" y=\"%.0f\" font-size=\"14\">%s</text>%n</svg>%n",
        width / 2,
        height - CAPTION / 2.0,
        caption());
    return page.toString();
  }

  private static void append(StringBuilder page, String form, Object... values) {
    page.append(String.format(Locale.ROOT, form.replace("%n", "\n"), values));
  }

  private static double place(double at, double least) {
    return SCALE * (at - least) + MARGIN;
  }

  private void city(StringBuilder page, int city, double x, double y) {
    boolean empty = front.empty(city);
    String fill = empty ? "#fff" : front.holds(Side.FIRST, city) ? "#c0392b" : "#2457a6";
    String ink = empty ? "#222" : "#fff";
    String name = escaped(game.map().name(city));
    append(
        page,
        "<g fill=\"%s\"><title>%s</title><circle cx=\"%.1f\" cy=\"%.1f\" r=\"18\" fill=\"%s\""
            + " stroke=\"#222\"/>",
        ink,
        name + ", " + game.map().resources(city),
        x,
        y,
        fill);
    int size = name.length() > 4 ? 9 : 13;
    append(page, "<text x=\"%.1f\" y=\"%.1f\" font-size=\"%d\">%s</text>", x, y, size, name);
    append(
        page,
        "<text x=\"%.1f\" y=\"%.1f\" font-size=\"10\">%d</text></g>%n",
        x,
        y + 12,
        game.map().resources(city));
  }

  private String caption() {
    String sums =
        "Union %d : %d Confederacy"
            .formatted(front.resources(Side.FIRST), front.resources(Side.SECOND));
    return front.over() ? sums : sums + ", " + game.sideName(front.toMove()) + " to move";
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }

  private static double least(double[] values) {
    return java.util.Arrays.stream(values).min().orElse(0);
  }

  private static double most(double[] values) {
    return java.util.Arrays.stream(values).max().orElse(0);
  }
}
