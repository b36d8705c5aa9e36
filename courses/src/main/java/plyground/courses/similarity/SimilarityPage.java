package plyground.courses.similarity;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import plyground.arena.plot.Page;
import plyground.arena.report.Escape;
import plyground.courses.similarity.ClassComparison.Pair;
import plyground.courses.similarity.ClassComparison.Place;
import tools.jackson.databind.json.JsonMapper;

/** What a lecturer reads of a comparison: one page, as HTML, Markdown or JSON. */
record SimilarityPage(String title, ClassComparison comparison) {
  /** Nobody looks at more pairs. */
  private static final int MOST = 100;

  private static final int MOST_PLACES = 8;

  private static final String HINT =
      "A hint where to look, not a verdict: people who learned from the same page, or were helped"
          + " by the same tutor, look alike too. Read both hand-ins and talk to their authors"
          + " before you conclude anything.";

  private static final String SOURCE =
      "Code: the share of the shorter hand-in's code that the other has too, without layout,"
          + " comments, own names, numbers, what was supplied and what half the class has."
          + " Behaviour: the share of mistakes and of choices among equally good moves in common;"
          + " rare ones count more.";

  private List<Pair> shown() {
    return comparison.pairs().stream().limit(MOST).toList();
  }

  private String counted() {
    return "%d hand-ins, %d pairs worth a look%s."
        .formatted(
            comparison.students(),
            comparison.pairs().size(),
            comparison.pairs().size() > MOST ? ", the first " + MOST + " shown" : "");
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.0f %%", 100 * share);
  }

  /** Lines of the first and of the second where they are alike. */
  private static String places(Pair pair) {
    var some = pair.places().stream().limit(MOST_PLACES).map(SimilarityPage::place);
    String more = pair.places().size() > MOST_PLACES ? ", ..." : "";
    return some.collect(Collectors.joining(", ")) + more;
  }

  private static String place(Place place) {
    return place.first() + "/" + place.second();
  }

  String markdown() {
    var text = new StringBuilder("# " + Escape.markdown(title) + "\n\n");
    text.append("**").append(HINT).append("**\n\n").append(SOURCE).append("\n\n");
    text.append(counted()).append("\n\n");
    text.append("| | | code | lines alike | behaviour | in common |\n|---|---|---|---|---|---|\n");
    for (var pair : shown()) {
      text.append(
          "| %s | %s | %s | %s | %s | %d |\n"
              .formatted(
                  Escape.markdown(pair.first()),
                  Escape.markdown(pair.second()),
                  percent(pair.source()),
                  places(pair),
                  percent(pair.behaviour()),
                  pair.traits()));
    }
    return text.toString();
  }

  String html() {
    var rows = new StringBuilder();
    for (var pair : shown()) {
      rows.append(
          ("<tr><th scope=\"row\">%s<br>%s</th><td>%s</td><td class=\"places\">%s</td><td>%s</td>"
                  + "<td>%d</td></tr>\n")
              .formatted(
                  Page.escaped(Escape.line(pair.first())),
                  Page.escaped(Escape.line(pair.second())),
                  percent(pair.source()),
                  places(pair),
                  percent(pair.behaviour()),
                  pair.traits()));
    }
    return """
    <!doctype html>
    <html lang="en"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>%1$s</title>
    <style>
    :root { color-scheme: light dark; }
    body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
    .hint { border-left: .3rem solid #c80; padding: .5rem 1rem; }
    .wide { overflow-x: auto; }
    table { border-collapse: collapse; width: 100%%; }
    th, td { text-align: left; vertical-align: top; padding: .4rem .6rem; border-bottom: 1px solid #8886; }
    th[scope=row] { font-weight: 600; overflow-wrap: anywhere; }
    .places { font-variant-numeric: tabular-nums; opacity: .85; }
    </style></head><body>
    <h1>%1$s</h1>
    <p class="hint"><strong>%2$s</strong></p>
    <p>%3$s</p>
    <p>%4$s</p>
    <div class="wide"><table>
    <thead><tr><th>hand-ins</th><th>code</th><th>lines alike</th><th>behaviour</th><th>in common</th></tr></thead>
    <tbody>
    %5$s</tbody></table></div>
    </body></html>
    """
        .formatted(Page.escaped(Escape.line(title)), HINT, SOURCE, counted(), rows);
  }

  String json() {
    var json = JsonMapper.shared().createObjectNode();
    json.put("hint", HINT);
    json.put("students", comparison.students());
    var pairs = json.putArray("pairs");
    for (var pair : comparison.pairs()) {
      var each = pairs.addObject();
      each.put("first", Escape.line(pair.first()));
      each.put("second", Escape.line(pair.second()));
      each.put("code", rounded(pair.source()));
      var places = each.putArray("places");
      pair.places().forEach(place -> places.addArray().add(place.first()).add(place.second()));
      each.put("behaviour", rounded(pair.behaviour()));
      each.put("inCommon", pair.traits());
    }
    return json.toPrettyString() + "\n";
  }

  private static double rounded(double share) {
    return Math.rint(1000 * share) / 1000;
  }
}
