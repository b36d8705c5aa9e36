package plyground.courses.war;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import plyground.games.war.War;

/** A comparison of searches as a table for the terminal and as Markdown. */
public record SearchComparison(War game, List<Row> rows) {
  private static final List<String> HEADINGS =
      List.of(
          "task",
          "depth",
          "Union:Confederacy",
          "nodes, turn 1",
          "nodes, game",
          "pruned, turn 1",
          "pruned, game",
          "ms");

  public String text() {
    var text = new StringBuilder(game.name()).append("\n\n");
    String form = "%-12s %5s %18s %14s %14s %15s %13s %10s%n".replace("%n", "\n");
    text.append(form.formatted(HEADINGS.toArray()));
    rows.forEach(row -> text.append(form.formatted(cells(row).toArray())));
    text.append('\n');
    new Findings(rows).all().forEach(each -> text.append(each).append('\n'));
    return text.toString();
  }

  public String markdown() {
    var text = new StringBuilder("# The three searches compared\n\n");
    text.append("`").append(game.name()).append("`: the Union plays task 1 (greedy), 2 (minimax)");
    text.append(" and 3 (alpha-beta), the Confederacy is greedy. Nodes are positions visited for");
    text.append(" the Union's moves, the root included.\n\n");
    text.append(line(HEADINGS));
    text.append("|---|").append("--:|".repeat(HEADINGS.size() - 1)).append('\n');
    rows.forEach(row -> text.append(line(cells(row))));
    text.append("\n## Conclusion\n");
    new Findings(rows).all().forEach(each -> text.append('\n').append(each).append('\n'));
    return text.toString();
  }

  private static String line(List<String> cells) {
    var line = new StringJoiner(" | ", "| ", " |\n");
    cells.forEach(line::add);
    return line.toString();
  }

  private List<String> cells(Row row) {
    var cells = new ArrayList<String>();
    cells.add(row.task().number() + " " + row.task().search());
    cells.add(row.task() == Task.GREEDY ? "-" : Integer.toString(row.depth()));
    cells.add(row.score());
    cells.add(number("%,d", row.played().firstNodes()));
    cells.add(number("%,d", row.played().nodes()));
    boolean pruning = row.task() == Task.ALPHA_BETA;
    cells.add(pruning ? number("%.1f %%", 100 * row.prunedFirst(whole(row))) : "-");
    cells.add(pruning ? number("%.1f %%", 100 * row.pruned(whole(row))) : "-");
    cells.add(number("%.2f", row.millis()));
    return cells;
  }

  private static String number(String form, Number value) {
    return String.format(Locale.ROOT, form, value);
  }

  /** Minimax to the same depth; the row itself where there is none. */
  public Row whole(Row row) {
    return rows.stream()
        .filter(each -> each.task() == Task.MINIMAX && each.depth() == row.depth())
        .findFirst()
        .orElse(row);
  }
}
