package plyground.cli.site;

import java.nio.file.Path;
import java.util.Locale;

/** Where a file of the repository stands in the site: all pages side by side, pictures below. */
final class SiteAddress {
  private static final String DOCS = "docs/";
  private static final String TEXT = ".md";

  private SiteAddress() {}

  static boolean isPage(String source) {
    return source.endsWith(TEXT);
  }

  /**
   * @param source the path in the repository
   */
  static String of(String source) {
    if (!isPage(source)) {
      return source.startsWith(DOCS) ? source.substring(DOCS.length()) : source;
    }
    String name = source.substring(0, source.length() - TEXT.length());
    if (name.startsWith(DOCS)) {
      return name.substring(DOCS.length()) + ".html";
    }
    // What the project says of itself may be called like a page of docs.
    String apart = name.contains("/") ? name.replace('/', '-') : "project-" + name;
    return apart.toLowerCase(Locale.ROOT) + ".html";
  }

  /**
   * A link of a text, as it has to be in the text's page.
   *
   * @param from the text's path in the repository
   */
  static String link(String from, String link) {
    if (link.contains(":") || link.startsWith("#")) {
      return link;
    }
    int hash = link.indexOf('#');
    String target = hash < 0 ? link : link.substring(0, hash);
    var source = Path.of(from).resolveSibling(target).normalize();
    return of(source.toString()) + (hash < 0 ? "" : link.substring(hash));
  }
}
