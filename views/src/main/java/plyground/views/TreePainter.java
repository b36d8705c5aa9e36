package plyground.views;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.IntFunction;
import plyground.core.search.Trace;

/**
 * Hears a small search and draws its tree: moves beside the edges, values in the view of the root's
 * side where sides move in turns, and in red how many moves a node left out.
 */
public final class TreePainter implements Trace {
  private static final double ACROSS = 1.3;
  private static final double DOWN = 2.2;
  private static final double RADIUS = 0.52;
  private static final Ink INK = Ink.always("#333");
  private static final Ink CUT = Ink.always("#a83232");
  private static final Ink EDGE = Ink.always("#999");
  private static final Ink MOVE = Ink.always("#666");
  private static final Ink VALUE = Ink.always("#111");
  private static final Ink OWN = Ink.always("#d7e6f4");
  private static final Ink THEIRS = Ink.always("#f6e3d0");

  private static final class Node {
    final int move;
    final int ply;
    final List<Node> children = new ArrayList<>();
    int value;
    int skipped;
    double x;

    Node(int move, int ply) {
      this.move = move;
      this.ply = ply;
    }
  }

  private final Deque<Node> open = new ArrayDeque<>();
  private final IntFunction<String> moves;
  private Node root = new Node(ROOT, 0);
  private int count;
  private int deepest;
  private double right;

  /**
   * Draws a tree whose root's moves have these words.
   *
   * @param moves what each is called
   */
  public TreePainter(IntFunction<String> moves) {
    this.moves = moves;
  }

  private Node added(int ply, int move) {
    var node = new Node(move, ply);
    var above = open.peek();
    if (above == null) {
      root = node;
    } else {
      above.children.add(node);
    }
    count++;
    deepest = Math.max(deepest, ply);
    return node;
  }

  @Override
  public void enter(int ply, int move, int alpha, int beta) {
    open.push(added(ply, move));
  }

  @Override
  public void leaf(int ply, int move, int value) {
    added(ply, move).value = value;
  }

  @Override
  public void cut(int ply, int best, int alpha, int beta, int skipped, Reason reason) {
    var node = open.peek();
    if (node != null) {
      node.skipped = skipped;
    }
  }

  @Override
  public void leave(int ply, int value) {
    open.pop().value = value;
  }

  /** How many positions it met. */
  public int nodes() {
    return count;
  }

  /** The picture, with a white ground of its own. */
  public String draw(String title) {
    right = 0;
    place(root);
    double width = right + 1;
    double height = DOWN * deepest + 3;
    var svg = new Svg(false);
    svg.raw(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-1 -1.2 %s %s\" width=\"%s\""
                .formatted(Svg.number(width + 1), Svg.number(height), Math.round(24 * (width + 1)))
            + " font-family=\"sans-serif\" text-anchor=\"middle\" role=\"img\">");
    svg.raw("<title>" + Svg.escaped(title) + "</title>");
    svg.raw("<rect x=\"-1\" y=\"-1.2\" width=\"100%\" height=\"100%\" fill=\"#fff\"/>");
    edges(svg, root);
    nodes(svg, root);
    return svg.raw("</svg>").toString();
  }

  /** Leaves side by side, every other node above the middle of its children. */
  private void place(Node node) {
    if (node.children.isEmpty()) {
      node.x = right;
      right += ACROSS;
      return;
    }
    node.children.forEach(this::place);
    node.x = (node.children.getFirst().x + node.children.getLast().x) / 2;
  }

  private void edges(Svg svg, Node node) {
    double y = DOWN * node.ply;
    for (var child : node.children) {
      double below = DOWN * child.ply;
      svg.path(
          "M%s %sL%s %s"
              .formatted(Svg.number(node.x), Svg.number(y), Svg.number(child.x), Svg.number(below)),
          Style.line(EDGE, 0.05));
      double x = node.x + 0.62 * (child.x - node.x);
      double middle = y + 0.62 * (below - y);
      svg.box(x, middle, 0.5, 0.55, 0.1, Style.filled(Ink.WHITE));
      svg.words(moves.apply(child.move), x, middle, 0.5, MOVE);
      edges(svg, child);
    }
  }

  private void nodes(Svg svg, Node node) {
    double y = DOWN * node.ply;
    boolean own = node.ply % 2 == 0;
    var fill = own ? OWN : THEIRS;
    svg.circle(node.x, y, RADIUS, Style.outlined(fill, INK, 0.05));
    svg.words(Integer.toString(own ? node.value : -node.value), node.x, y, 0.55, VALUE);
    if (node.skipped > 0) {
      svg.words("\u2212" + node.skipped, node.x + 0.68, y + 0.66, 0.5, CUT);
    }
    node.children.forEach(child -> nodes(svg, child));
  }
}
