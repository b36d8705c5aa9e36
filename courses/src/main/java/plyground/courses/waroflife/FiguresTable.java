package plyground.courses.waroflife;

import java.util.List;
import java.util.Locale;

/** A table of figures that is written the same way into Markdown and into a page. */
record FiguresTable(int words, List<String> columns, List<List<String>> rows) {
  String markdown() {
    var text = new StringBuilder(line(columns)).append('|');
    for (int column = 0; column < columns.size(); column++) {
      text.append(column < words ? "---|" : "---:|");
    }
    text.append('\n');
    rows.forEach(row -> text.append(line(row)));
    return text.toString();
  }

  private static String line(List<String> cells) {
    return "| " + String.join(" | ", cells) + " |\n";
  }

  static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f %%", 100 * share);
  }

  static String chance(double probability) {
    return probability < 0.0001 ? "below 0.0001" : String.format(Locale.ROOT, "%.4f", probability);
  }

  /** Words put together as in a sentence. */
  static String list(List<String> words) {
    int last = words.size() - 1;
    return switch (words.size()) {
      case 0 -> "none";
      case 1 -> words.getFirst();
      default -> String.join(", ", words.subList(0, last)) + " and " + words.get(last);
    };
  }
}
