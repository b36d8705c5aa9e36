package plyground.cli.site;

import java.util.ArrayList;
import java.util.List;
import plyground.arena.plot.Page;

/** A page that is written by code: headings with anchors, texts, and what the search finds. */
final class ReferencePage {
  private final String address;
  private final String title;
  private final StringBuilder html = new StringBuilder();
  private final List<SitePage.Section> sections = new ArrayList<>();
  private String anchor = "";
  private String heading;
  private final StringBuilder words = new StringBuilder();

  ReferencePage(String address, String title) {
    this.address = address;
    this.title = title;
    heading = title;
    html.append("<h1>").append(Page.escaped(title)).append("</h1>\n");
  }

  void heading(int level, String name, String id) {
    sections.add(new SitePage.Section(anchor, heading, words.toString().strip()));
    words.setLength(0);
    anchor = id;
    heading = name;
    raw("<h%d id=\"%s\">%s</h%d>".formatted(level, id, Page.escaped(name), level));
  }

  void paragraph(String text) {
    element("p", text);
  }

  void code(String text) {
    words.append(text).append(' ');
    raw("<pre class=\"docs-folded\"><code>" + Page.escaped(text) + "</code></pre>");
  }

  /** A name in a list and what it means; between {@link #raw} of the list's ends. */
  void entry(String name, String meaning) {
    words.append(name).append(' ');
    raw("<dt><code>" + Page.escaped(name) + "</code></dt>");
    element("dd", meaning);
  }

  private void element(String tag, String text) {
    if (!text.isBlank()) {
      words.append(text).append(' ');
      raw("<" + tag + ">" + Page.escaped(text) + "</" + tag + ">");
    }
  }

  void raw(String line) {
    html.append(line).append('\n');
  }

  SitePage page() {
    sections.add(new SitePage.Section(anchor, heading, words.toString().strip()));
    return new SitePage(address, title, html.toString(), sections);
  }
}
