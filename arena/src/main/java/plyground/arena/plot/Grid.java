package plyground.arena.plot;

import java.util.List;

/** A plain table; the first so many columns hold names, the others numbers. */
public final class Grid {
  private final int names;
  private final StringBuilder rows = new StringBuilder();

  public Grid(int names, List<String> columns) {
    this.names = names;
    rows.append("<table><thead>").append(row("th", columns)).append("</thead><tbody>\n");
  }

  public Grid row(List<String> cells) {
    rows.append(row("td", cells));
    return this;
  }

  private String row(String tag, List<String> cells) {
    var row = new StringBuilder("<tr>");
    for (int i = 0; i < cells.size(); i++) {
      row.append("<%s%s>".formatted(tag, i < names ? " class=\"name\"" : ""));
      row.append(Page.escape(cells.get(i))).append("</%s>".formatted(tag));
    }
    return row.append("</tr>\n").toString();
  }

  public String html() {
    return rows + "</tbody></table>";
  }
}
