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
  /** A page for the lab's own frame. */
  public static DocsFile page(String title, String main) {
    return new DocsFile(title, main.getBytes(StandardCharsets.UTF_8));
  }

  /** A file as it is. */
  public static DocsFile file(String text) {
    return new DocsFile("", text.getBytes(StandardCharsets.UTF_8));
  }

  /** Whether a frame belongs around it. */
  public boolean isPage() {
    return !title.isEmpty();
  }

  /** The text, or what stands within the frame. */
  public String text() {
    return new String(content, StandardCharsets.UTF_8);
  }

  /** As the lab's shell takes it. */
  String fragment() {
    return "<!-- title: " + title + " -->" + text();
  }
}
