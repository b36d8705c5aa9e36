package plyground.teach.exercise;

import java.util.Locale;

/**
 * What the Microscope says of a node, with all values as the root's player sees them.
 *
 * @param first what the root's player is called
 * @param second what the other is called
 * @param depth plies the search looks ahead
 */
record TreeWords(SearchTree tree, String first, String second, int depth) {
  private String player(SearchNode node) {
    return node.turned() ? second : first;
  }

  private String opponent(SearchNode node) {
    return node.turned() ? first : second;
  }

  private SearchNode parent(SearchNode node) {
    return tree.nodes().get(node.parent());
  }

  static String number(int value) {
    return value < 0 ? "−" + -(long) value : Integer.toString(value);
  }

  private static String value(int value, SearchNode node) {
    return number(node.turned() ? -value : value);
  }

  /** At least or at most, where the window left no more to know. */
  private static String bounded(SearchNode node, int value, SearchNode seenBy) {
    if (node.leaf()) {
      return value(value, seenBy);
    }
    boolean low = node.value() >= node.beta();
    boolean high = node.value() <= node.alpha();
    boolean least = low != node.turned();
    return (low || high ? (least ? "at least " : "at most ") : "") + value(value, seenBy);
  }

  /** Why the rest of a node was left out. */
  String cut(SearchNode node) {
    var cut = node.cut();
    if (cut == null) {
      return "";
    }
    String moves =
        cut.skipped() == 0
            ? "though no move was left to cut"
            : cut.skipped() + (cut.skipped() == 1 ? " move cut" : " moves cut");
    String rest = " The rest of this node cannot matter, " + moves + ".";
    String best = value(cut.best(), node);
    if (cut.best() == cut.beta()) {
      return "The value %s equals %s: %s has as good a result elsewhere already and gains nothing by coming here.%s"
          .formatted(best, node.turned() ? "alpha" : "beta", opponent(node), rest);
    }
    String compare =
        node.turned()
            ? "Alpha %s ≥ value %s".formatted(value(cut.beta(), node), best)
            : "Beta %s ≤ value %s".formatted(value(cut.beta(), node), best);
    return "%s: %s can get so much here that %s will never allow it.%s"
        .formatted(compare, player(node), opponent(node), rest);
  }

  /** What came of a node when it was done. */
  String done(SearchNode node) {
    if (node.leaf()) {
      return leaf(node);
    }
    String worth = bounded(node, node.value(), node);
    if (node.parent() < 0) {
      return "The search is done: the root is worth %s to %s%s."
          .formatted(worth, player(node), best(node).isEmpty() ? "" : ", by " + best(node));
    }
    return "%s: worth %s. Back to %s."
        .formatted(
            node.cut() == null ? "All moves are tried" : "This node is settled",
            worth,
            player(parent(node)));
  }

  /** The move that gave a node its value; of equals the first. */
  String best(SearchNode node) {
    return tree.children(node.number()).stream()
        .filter(each -> each.back() != null && each.back().value() == node.value())
        .map(SearchNode::said)
        .findFirst()
        .orElse("");
  }

  private String leaf(SearchNode node) {
    String why = node.ply() < depth ? "the game is over" : "the search looks no further";
    String worth = "the position is worth %s to %s.".formatted(number(node.worth()), first);
    return node.parent() < 0
        ? why.substring(0, 1).toUpperCase(Locale.ROOT) + why.substring(1) + ": " + worth
        : "%s tries %s, and %s: %s".formatted(player(parent(node)), node.said(), why, worth);
  }

  /** What its parent made of a node. */
  String back(SearchNode node) {
    var back = node.back();
    if (back == null) {
      return done(node);
    }
    var above = parent(node);
    String comes = node.said() + " comes back: worth " + bounded(node, back.value(), above) + ".";
    if (back.before() == null) {
      return comes + " The first value is the best so far.";
    }
    if (back.best() > back.before()) {
      return comes + " That is the best so far.";
    }
    String best = value(back.best(), above);
    if (back.value() < back.best()) {
      return comes + " Worse than " + best + ", which stays the best.";
    }
    boolean bound = !node.leaf() && (node.value() >= node.beta() || node.value() <= node.alpha());
    return comes
        + (bound
            ? " No better than " + best + ", which stays the best."
            : " As good as " + best + ": the move found first stays the best.");
  }
}
