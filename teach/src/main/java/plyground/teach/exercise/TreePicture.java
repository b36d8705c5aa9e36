package plyground.teach.exercise;

import plyground.arena.plot.Page;
import plyground.core.Position;

/** A tree as SVG, the root on the left; the root's player's nodes have a thick border. */
final class TreePicture<P extends Position<P>> {
  private static final int COLUMN = 130;
  private static final int ROW = 26;
  private static final int WIDTH = 78;
  private static final int HEIGHT = 20;

  private final ExerciseTask<P> task;
  private final boolean solved;
  private final StringBuilder out = new StringBuilder();
  private final int[] rows;
  private int leaves;

  /**
   * @param solved whether what is cut is pale and inner nodes have their values
   */
  TreePicture(ExerciseTask<P> task, boolean solved) {
    this.task = task;
    this.solved = solved;
    rows = new int[task.shown().nodes().size()];
  }

  String svg() {
    place(0);
    int plies = task.shown().nodes().stream().mapToInt(SearchNode::ply).max().orElse(0);
    out.append(
        "<svg class=\"tree\" viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"The tree\">\n"
            .formatted((plies + 1) * COLUMN, leaves * ROW));
    task.shown().nodes().forEach(this::draw);
    return out.append("</svg>\n").toString();
  }

  /** A leaf takes a row of its own, an inner node stands beside the first of its children. */
  private void place(int node) {
    rows[node] = leaves;
    var children = task.shown().children(node);
    if (children.isEmpty()) {
      leaves++;
    }
    children.forEach(each -> place(each.number()));
  }

  private void draw(SearchNode node) {
    int x = node.ply() * COLUMN + COLUMN - WIDTH - 2;
    int y = rows[node.number()] * ROW + 3;
    boolean gone = solved && task.visited(node).isEmpty();
    out.append(gone ? "<g class=\"gone\">" : "<g>");
    if (node.parent() >= 0) {
      int from = node.ply() * COLUMN - 2;
      int above = rows[node.parent()] * ROW + 3 + HEIGHT / 2;
      out.append("<path d=\"M%d %dh6V%dH%d\"/>".formatted(from, above, y + HEIGHT / 2, x));
      out.append(
          "<text class=\"soft\" x=\"%d\" y=\"%d\">%s</text>"
              .formatted(from + 9, y + HEIGHT / 2 - 2, Page.escaped(node.said())));
    }
    out.append(
        "<rect class=\"%s\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"3\"/>"
            .formatted(node.turned() ? "min" : "max", x, y, WIDTH, HEIGHT));
    out.append(
        "<text x=\"%d\" y=\"%d\">%s</text></g>\n"
            .formatted(x + 5, y + HEIGHT - 6, node.name() + label(node)));
  }

  private String label(SearchNode node) {
    boolean told = node.leaf() || (solved && task.exercise().kind() == ExerciseKind.VALUES);
    return told ? ": " + TreeWords.number(node.worth()) : ":";
  }
}
