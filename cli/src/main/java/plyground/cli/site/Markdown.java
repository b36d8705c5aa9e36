package plyground.cli.site;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.commonmark.renderer.text.TextContentRenderer;

/** Texts as pages: headings get the anchors they have on common hosts, links lead to pages. */
final class Markdown {
  private static final List<TablesExtension> TABLES =
      List.of((TablesExtension) TablesExtension.create());
  private static final Parser PARSER = Parser.builder().extensions(TABLES).build();
  private static final TextContentRenderer PLAIN =
      TextContentRenderer.builder().extensions(TABLES).build();

  private final String source;
  private final Node document;
  private final IdentityHashMap<Node, String> anchors = new IdentityHashMap<>();
  private final Map<String, Integer> used = new HashMap<>();

  private Markdown(String source, String text) {
    this.source = source;
    document = PARSER.parse(text);
    for (var node = document.getFirstChild(); node != null; node = node.getNext()) {
      if (node instanceof Heading) {
        anchors.put(node, unused(anchor(plain(node))));
      }
    }
  }

  /**
   * @param source the text's path in the repository
   */
  static SitePage page(String source, String text) {
    var markdown = new Markdown(source, text);
    var sections = markdown.sections();
    String title = sections.getFirst().heading();
    String html = markdown.html();
    return new SitePage(SiteAddress.of(source), title, html, sections);
  }

  /** Lower case, without signs, words joined by dashes. */
  static String anchor(String heading) {
    return heading
        .toLowerCase(Locale.ROOT)
        .replaceAll("[^\\p{L}\\p{N} _-]", "")
        .strip()
        .replace(' ', '-');
  }

  private String unused(String anchor) {
    int times = used.merge(anchor, 1, Integer::sum);
    return times == 1 ? anchor : anchor + "-" + (times - 1);
  }

  private static String plain(Node node) {
    return PLAIN.render(node).replaceAll("\\s+", " ").strip();
  }

  private String html() {
    var renderer =
        HtmlRenderer.builder()
            .extensions(TABLES)
            .escapeHtml(true)
            .attributeProviderFactory(_ -> this::attributes)
            .build();
    return renderer
        .render(document)
        .replace("<table>", "<div class=\"scroll\" tabindex=\"0\"><table>")
        .replace("</table>", "</table></div>");
  }

  private void attributes(Node node, String tag, Map<String, String> attributes) {
    switch (node) {
      case Heading _ when anchors.containsKey(node) ->
          attributes.put("id", Objects.requireNonNull(anchors.get(node)));
      case Link link -> attributes.put("href", SiteAddress.link(source, link.getDestination()));
      case Image image -> attributes.put("src", SiteAddress.link(source, image.getDestination()));
      case FencedCodeBlock _ when tag.equals("pre") -> attributes.put("tabindex", "0");
      default -> {}
    }
  }

  private List<SitePage.Section> sections() {
    var sections = new ArrayList<SitePage.Section>();
    String anchor = "";
    String heading = SiteAddress.of(source);
    var text = new StringBuilder();
    for (var node = document.getFirstChild(); node != null; node = node.getNext()) {
      if (node instanceof Heading) {
        add(sections, anchor, heading, text);
        anchor = sections.isEmpty() ? "" : anchors.getOrDefault(node, "");
        heading = plain(node);
      } else {
        text.append(plain(node)).append(' ');
      }
    }
    sections.add(new SitePage.Section(anchor, heading, text.toString().strip()));
    return sections;
  }

  /** What stands above a text's title does not count if it is nothing. */
  private static void add(
      List<SitePage.Section> sections, String anchor, String heading, StringBuilder text) {
    if (!sections.isEmpty() || !text.isEmpty() || !heading.endsWith(".html")) {
      sections.add(new SitePage.Section(anchor, heading, text.toString().strip()));
    }
    text.setLength(0);
  }
}
