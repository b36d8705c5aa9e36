package plyground.arena.plot;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** A page that is one file: everything it shows is in it. */
public final class Page {
  private final String title;
  private final StringBuilder body = new StringBuilder();

  /**
   * @param lead what it is about, in a sentence below the title
   */
  public Page(String title, String lead) {
    this.title = title;
    body.append("<h1>").append(escape(title)).append("</h1>\n");
    body.append("<p class=\"lead\">").append(escape(lead)).append("</p>\n");
  }

  public Page section(String heading) {
    body.append("<h2>").append(escape(heading)).append("</h2>\n");
    return this;
  }

  public Page paragraph(String text) {
    body.append("<p>").append(escape(text)).append("</p>\n");
    return this;
  }

  public Page code(String text) {
    body.append("<pre>").append(escape(text)).append("</pre>\n");
    return this;
  }

  /** A picture or table with words below it. */
  public Page figure(String markup, String caption) {
    body.append("<figure><div class=\"scroll\">").append(markup).append("</div>");
    body.append("<figcaption>").append(escape(caption)).append("</figcaption></figure>\n");
    return this;
  }

  public String html() {
    return """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>%s</title>
        <style>
        %s</style>
        </head>
        <body>
        <main>
        %s</main>
        </body>
        </html>
        """
        .formatted(escape(title), style(), body);
  }

  private static String style() {
    try (var in = Page.class.getResourceAsStream("page.css")) {
      if (in == null) {
        throw new IllegalStateException("the pages' style is missing");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** Text that means nothing to a browser. */
  public static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
