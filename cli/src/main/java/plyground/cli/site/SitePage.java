package plyground.cli.site;

import java.util.List;

/**
 * A page as it stands between the site's search and contents.
 *
 * @param address its file
 * @param article escaped HTML
 * @param sections its text, for the search
 */
record SitePage(String address, String title, String article, List<Section> sections) {
  /**
   * What stands under a heading.
   *
   * @param anchor empty above the first heading after the title
   * @param text without marks
   */
  record Section(String anchor, String heading, String text) {}
}
