package plyground.arena.plot;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A table whose cells are coloured by a share: orange is low, blue is high, the middle is pale. */
public final class Heat {
  private final StringBuilder rows = new StringBuilder();
  private final List<String> columns;

  /** A cell: its share decides the colour, the texts are what it says. */
  public record Cell(double share, String text, String small) {}

  public Heat(List<String> columns) {
    this.columns = List.copyOf(columns);
  }

  /** A cell with an empty text stays empty. */
  public Heat row(String name, List<Cell> cells) {
    rows.append("<tr><th class=\"name\" scope=\"row\">").append(Page.escape(name)).append("</th>");
    cells.forEach(cell -> rows.append(cell(cell)));
    rows.append("</tr>\n");
    return this;
  }

  private static String cell(Cell cell) {
    if (cell.text().isEmpty()) {
      return "<td></td>";
    }
    double strength = Math.abs(cell.share() - 0.5) * 2;
    String colour = cell.share() < 0.5 ? "--low" : "--high";
    return String.format(
        Locale.ROOT,
        "<td style=\"background: rgb(var(%s) / %.2f)\">%s%s</td>",
        colour,
        0.06 + 0.5 * strength,
        Page.escape(cell.text()),
        cell.small().isEmpty() ? "" : "<small>" + Page.escape(cell.small()) + "</small>");
  }

  public String html() {
    var head = new ArrayList<String>();
    columns.forEach(column -> head.add("<th scope=\"col\">" + Page.escape(column) + "</th>"));
    return "<table class=\"heat\"><thead><tr><th></th>"
        + String.join("", head)
        + "</tr></thead><tbody>\n"
        + rows
        + "</tbody></table>";
  }
}
