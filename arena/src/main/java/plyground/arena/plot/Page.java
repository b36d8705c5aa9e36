package plyground.arena.plot;

import java.util.List;

/**
 * A page of HTML that needs nothing but itself: text, tables and plots, light or dark as the reader
 * has it, made to be printed on A4. All text is escaped.
 */
public final class Page {
  /** What pages and plots look like. */
  public static final String STYLE =
      """
      :root{color-scheme:light dark;--ink:#1d2329;--soft:#5b6672;--paper:#fff;--line:#d8dde3;
      --tint:#f4f6f8;--one:#2f74b5;--two:#9aa5b1;--three:#d0762b;--four:#5d9c59;
      --above:#5aa2dd;--below:#ee9f5c}
      @media(prefers-color-scheme:dark){:root{--ink:#e6eaee;--soft:#9da8b3;--paper:#15191d;
      --line:#343c45;--tint:#1d2328;--one:#5b9fdc;--two:#6b7682;--three:#e2934f;--four:#7bb877;
      --above:#2e6da6;--below:#a8622a}}
      *{box-sizing:border-box}
      body{margin:0 auto;max-width:58rem;padding:2.5rem 1.25rem 4rem;background:var(--paper);
      color:var(--ink);font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
      h1{font-size:1.9rem;line-height:1.2;margin:0 0 .3rem;letter-spacing:-.01em}
      h2{font-size:1.25rem;line-height:1.3;margin:2.6rem 0 .6rem;padding-top:.9rem;
      border-top:1px solid var(--line)}
      h3{font-size:1rem;margin:1.6rem 0 .4rem}
      p{margin:.6rem 0}
      .lead{color:var(--soft);margin:0 0 1.2rem}
      .answer{background:var(--tint);border-left:4px solid var(--one);padding:.7rem 1rem;
      margin:1rem 0}
      code,pre{font:.88em/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
      pre{background:var(--tint);padding:.8rem 1rem;overflow-x:auto}
      .wide{overflow-x:auto;margin:1rem 0}
      table{border-collapse:collapse;width:100%;font-size:.88rem;font-variant-numeric:tabular-nums}
      caption,figcaption{color:var(--soft);font-size:.88rem;text-align:left;padding:.2rem 0 .5rem}
      th,td{padding:.32rem .6rem;border-bottom:1px solid var(--line);text-align:right;
      white-space:nowrap}
      th{font-weight:600;color:var(--soft);vertical-align:bottom;white-space:normal}
      th.words,td.words{text-align:left}td.words:last-child{white-space:normal;min-width:8rem}
      figure{margin:1.2rem 0;break-inside:avoid}
      .plot{display:block;width:100%;min-width:34rem;height:auto;fill:var(--ink);
      font-family:inherit;font-size:13px}
      .plot .tick,.plot .axis{fill:var(--soft);font-size:12px}
      .plot .figure{font-variant-numeric:tabular-nums;font-size:12px;fill:var(--soft)}
      .plot .cell{font-variant-numeric:tabular-nums}
      .plot .note{font-size:10px;opacity:.8;font-variant-numeric:tabular-nums}
      .plot .grid{stroke:var(--line)}
      .plot .reference{stroke:var(--ink);stroke-dasharray:4 3}
      .plot .interval{stroke:var(--ink);stroke-width:1.5}
      .plot .dot{fill:var(--one);stroke:var(--paper);stroke-width:1}
      .plot .bar,.plot .part1{fill:var(--one)}.plot .part2{fill:var(--two)}
      .plot .part3{fill:var(--three)}.plot .part4{fill:var(--four)}
      .plot .line{stroke-width:2;fill:none}.plot .bound{stroke-width:1.5;opacity:.55}
      .plot .color1{stroke:var(--one)}.plot .color2{stroke:var(--two)}
      .plot .color3{stroke:var(--three)}.plot .color4{stroke:var(--four)}
      .plot circle.color1{fill:var(--one)}.plot circle.color2{fill:var(--two)}
      .plot circle.color3{fill:var(--three)}.plot circle.color4{fill:var(--four)}
      .plot .above{fill:var(--above)}.plot .below{fill:var(--below)}
      .plot .none{fill:var(--tint)}
      .legend{display:flex;flex-wrap:wrap;gap:.2rem 1.2rem;font-size:.88rem;color:var(--soft)}
      .legend i{display:inline-block;width:.8em;height:.8em;margin-right:.45em}
      .legend .part1{background:var(--one)}.legend .part2{background:var(--two)}
      .legend .part3{background:var(--three)}.legend .part4{background:var(--four)}
      @media(max-width:40rem){body{padding-top:1.4rem}h1{font-size:1.5rem}
      caption{max-width:calc(100vw - 2.5rem)}
      td.words{white-space:normal;overflow-wrap:anywhere;min-width:8rem}}
      @page{size:A4;margin:18mm 16mm}
      @media print{:root{color-scheme:light;--ink:#000;--soft:#444;--paper:#fff;--line:#bbb;
      --tint:#f2f2f2;--one:#2f74b5;--two:#9aa5b1;--three:#d0762b;--four:#5d9c59;
      --above:#5aa2dd;--below:#ee9f5c}
      body{font-size:10.5pt;max-width:none;padding:0}.plot{min-width:0}.wide{overflow:visible}
      pre{white-space:pre-wrap;overflow-wrap:anywhere}
      h2{break-after:avoid}tr{break-inside:avoid}thead{display:table-header-group}
      *{print-color-adjust:exact;-webkit-print-color-adjust:exact}}
      """;

  private final String title;
  private final StringBuilder body = new StringBuilder();

  /**
   * @param lead a line below the title
   */
  public Page(String title, String lead) {
    this.title = title;
    element("h1", "", title);
    element("p", "lead", lead);
  }

  /** Text that says the same where HTML or XML is expected. */
  public static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  private void element(String name, String kind, String words) {
    String attribute = kind.isEmpty() ? "" : " class=\"" + kind + "\"";
    body.append("<%s%s>%s</%s>\n".formatted(name, attribute, escaped(words), name));
  }

  public Page section(String heading) {
    element("h2", "", heading);
    return this;
  }

  public Page part(String heading) {
    element("h3", "", heading);
    return this;
  }

  public Page text(String words) {
    element("p", "", words);
    return this;
  }

  /** A text that stands out: what was asked for. */
  public Page answer(String words) {
    element("p", "answer", words);
    return this;
  }

  /** Text as a terminal shows it. */
  public Page listing(String words) {
    element("pre", "", words);
    return this;
  }

  public Page figure(Plot plot, String caption) {
    body.append("<figure>");
    if (!plot.legend().isEmpty()) {
      legend(plot.legend());
    }
    body.append("<div class=\"wide\" tabindex=\"0\">\n").append(plot.svg()).append("</div>\n");
    element("figcaption", "", caption);
    body.append("</figure>\n");
    return this;
  }

  private void legend(List<String> parts) {
    body.append("<div class=\"legend\">");
    for (int part = 0; part < parts.size(); part++) {
      body.append("<span><i class=\"part%d\"></i>".formatted(part + 1))
          .append(escaped(parts.get(part)))
          .append("</span>");
    }
    body.append("</div>\n");
  }

  /**
   * @param words how many columns from the left hold words; the others hold numbers
   */
  public Page table(String caption, int words, List<String> columns, List<List<String>> rows) {
    body.append("<div class=\"wide\" tabindex=\"0\"><table>\n");
    element("caption", "", caption);
    body.append("<thead>");
    row("th", words, columns);
    body.append("</thead>\n<tbody>\n");
    rows.forEach(row -> row("td", words, row));
    body.append("</tbody></table></div>\n");
    return this;
  }

  private void row(String cell, int words, List<String> texts) {
    body.append("<tr>");
    for (int column = 0; column < texts.size(); column++) {
      String kind = column < words ? " class=\"words\"" : "";
      body.append("<%s%s>%s</%s>".formatted(cell, kind, escaped(texts.get(column)), cell));
    }
    body.append("</tr>\n");
  }

  public String html() {
    return """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>%s</title>
    <style>
    %s</style>
    </head>
    <body>
    %s</body>
    </html>
    """
        .formatted(escaped(title), STYLE, body);
  }
}
