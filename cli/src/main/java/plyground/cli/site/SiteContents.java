package plyground.cli.site;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import plyground.arena.plot.Page;

/** The order of the pages, as {@code docs/contents.txt} has it; whatever it forgets comes last. */
final class SiteContents {
  static final String SOURCE = "docs/contents.txt";
  private static final String SECTION = "# ";
  private static final String FURTHER = "Further";

  /** Addresses by section. */
  private final Map<String, List<String>> sections = new LinkedHashMap<>();

  /** Where the contents call a page otherwise than it calls itself. */
  private final Map<String, String> titles = new HashMap<>();

  /**
   * @param text sections as headings, an address a line below them, with another title if need be
   * @param there the pages there are
   */
  SiteContents(String text, Set<String> there) {
    var left = new LinkedHashSet<>(there);
    String section = FURTHER;
    for (String line : text.lines().map(String::strip).toList()) {
      if (line.startsWith(SECTION)) {
        section = line.substring(SECTION.length());
        continue;
      }
      String[] entry = line.split(" ", 2);
      if (left.remove(entry[0])) {
        sections.computeIfAbsent(section, _ -> new ArrayList<>()).add(entry[0]);
        if (entry.length > 1) {
          titles.put(entry[0], entry[1].strip());
        }
      }
    }
    if (!left.isEmpty()) {
      sections.computeIfAbsent(FURTHER, _ -> new ArrayList<>()).addAll(left);
    }
  }

  /** The list beside a page. */
  String html(String current, Map<String, SitePage> pages) {
    var html = new StringBuilder();
    sections.forEach(
        (section, addresses) -> {
          html.append("<h2>").append(Page.escaped(section)).append("</h2>\n<ul>\n");
          for (String address : addresses) {
            var page = pages.get(address);
            String own = page == null ? address : page.title();
            String title = titles.getOrDefault(address, own);
            html.append(
                "<li><a href=\"%s\"%s>%s</a></li>\n"
                    .formatted(
                        address,
                        address.equals(current) ? " aria-current=\"page\"" : "",
                        Page.escaped(title)));
          }
          html.append("</ul>\n");
        });
    return html.toString();
  }
}
