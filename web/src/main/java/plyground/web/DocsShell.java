package plyground.web;

import java.util.LinkedHashMap;
import java.util.Map;

/** What makes whole files of the documentation's pages, for those who read them without a lab. */
public final class DocsShell {
  private static final String SHELL = "docs/shell.html";

  /** Where each is in the jar, by what it is called beside the pages. */
  private static final Map<String, String> LOADED =
      Map.of(
          "style.css", "style.css",
          "docs.css", "docs/docs.css",
          "docs.js", "docs/docs.js",
          "icon.svg", "icon.svg");

  private DocsShell() {}

  /** The page in the same looks as in the lab, with a head of its own. */
  public static String page(DocsFile page) {
    return read(SHELL).replace("{{title}}", page.title()).replace("{{main}}", page.text());
  }

  /** What the pages load, by name. */
  public static Map<String, String> files() {
    var files = new LinkedHashMap<String, String>();
    LOADED.forEach((name, path) -> files.put(name, read(path)));
    return files;
  }

  private static String read(String path) {
    return Pages.read(path).orElseThrow(() -> new IllegalStateException("no " + path));
  }
}
