package plyground.web;

import java.nio.charset.StandardCharsets;

/**
 * A page of the documentation, or a file that pages show.
 *
 * @param title of a page, escaped; empty for another file
 * @param content a page's is what stands inside the shell
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record DocsFile(String title, byte[] content) {
  public static DocsFile page(String title, String main) {
    return new DocsFile(title, main.getBytes(StandardCharsets.UTF_8));
  }

  public static DocsFile file(String text) {
    return new DocsFile("", text.getBytes(StandardCharsets.UTF_8));
  }

  public boolean isPage() {
    return !title.isEmpty();
  }

  public String text() {
    return new String(content, StandardCharsets.UTF_8);
  }

  /** As the lab's shell takes it. */
  String fragment() {
    return "<!-- title: " + title + " -->" + text();
  }
}
