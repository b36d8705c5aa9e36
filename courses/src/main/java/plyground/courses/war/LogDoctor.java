package plyground.courses.war;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plyground.core.LegalMoves;
import plyground.core.Side;
import plyground.courses.war.LogComparison.Wrong;
import plyground.courses.war.LogPlace.Kind;
import plyground.games.war.War;
import plyground.games.war.WarPosition;

/** Says in words why the first wrong row of a log is wrong. */
record LogDoctor(War game, Task task, int depth, Wrong wrong) {
  String why() {
    if (wrong.text() == null) {
      return "lines are missing: the log ends here, and this row should follow";
    }
    return wrong
        .row()
        .map(this::why)
        .orElse(
            "this is no row of the log: expected "
                + (task == Task.ALPHA_BETA
                    ? "player, action, destination, depth, value, alpha, beta"
                    : "player, action, destination, depth and value"));
  }

  private String why(LogRow row) {
    return row.sameNode(wrong.right()) ? numbers(row) : node(row);
  }

  // Another node than the right one.

  private String node(LogRow row) {
    var right = wrong.right();
    if (wrong.place().kind() == Kind.CHILD_BACK && !row.sameNode(right)) {
      return row.depth() == right.depth() + 1
          ? goesOn(row)
          : "a line is missing: after its child "
              + child()
              + " came back, the node has to be written again with its value so far";
    }
    if (row.depth() == right.depth()) {
      return sibling(row);
    }
    if (row.depth() > right.depth()) {
      return "wrong order: this row is deeper than the search is here; it should be the next child,"
          + " "
          + here();
    }
    return "children are missing: the node above is left before "
        + here()
        + " was looked at, although no bound is reached"
        + window();
  }

  /** A child too many, or the row between two children left out. */
  private String goesOn(LogRow row) {
    return "a line is missing: after its child "
        + child()
        + " came back, the node has to be written again with its value so far, before "
        + row.action()
        + " "
        + row.city()
        + " is looked at";
  }

  private String sibling(LogRow row) {
    var parent = wrong.place().parent(game);
    var move = parent == null ? Optional.<Integer>empty() : move(parent, row);
    if (move.isEmpty()) {
      return parent == null ? "the root comes first" : illegal(parent, row);
    }
    int[] legal = LegalMoves.of(game, Objects.requireNonNull(parent));
    int expected = indexOf(legal, wrong.place().path().getLast());
    return indexOf(legal, move.get()) < expected
        ? "this child was looked at before; the next one is " + here()
        : "children are in another order: "
            + here()
            + " comes first (Force March before Paratroop Drop, each by the city's name)";
  }

  private String illegal(WarPosition parent, LogRow row) {
    var city = game.map().find(row.city());
    String why =
        city == null
            ? "there is no such city"
            : !parent.empty(city)
                ? "the city is not empty"
                : row.action().startsWith("force") && !parent.borders(parent.toMove(), city)
                    ? MovesFile.player(parent.toMove()) + " has no city next to it"
                    : "it is " + MovesFile.player(parent.toMove()) + "'s turn";
    return "this move is not possible here: " + why + "; the next child is " + here();
  }

  private Optional<Integer> move(WarPosition parent, LogRow row) {
    for (int move : LegalMoves.of(game, parent)) {
      if (row.city().equalsIgnoreCase(game.map().name(WarPosition.city(move)))
          && row.action().equalsIgnoreCase(MovesFile.action(move))
          && row.player().equalsIgnoreCase(MovesFile.player(parent.toMove()))) {
        return Optional.of(move);
      }
    }
    return Optional.empty();
  }

  private static int indexOf(int[] moves, int move) {
    for (int i = 0; i < moves.length; i++) {
      if (moves[i] == move) {
        return i;
      }
    }
    return -1;
  }

  // The right node with wrong numbers.

  private String numbers(LogRow row) {
    if (row.value() != wrong.right().value()) {
      return value(row);
    }
    if (!row.sameWindow(wrong.right())) {
      return bound(row);
    }
    return cutOff(row);
  }

  private String value(LogRow row) {
    double right = wrong.right().value();
    return switch (wrong.place().kind()) {
      case LEAF -> leaf(row, right);
      case ENTERED ->
          row.infinite()
              ? "the node begins with the wrong sign: a node of MAX (the Union to move) begins with"
                  + " -Infinity, one of MIN with Infinity"
              : "the depth is off by one: the search stops at depth "
                  + row.depth()
                  + ", but the cut-off depth is "
                  + depth;
      case CHILD_BACK -> running(row, right);
    };
  }

  private String leaf(LogRow row, double right) {
    if (row.infinite()) {
      return "the depth is off by one: the search goes on below depth "
          + row.depth()
          + ", where it should value the position (cut-off depth "
          + depth
          + ")";
    }
    if (row.value() == -right) {
      return "the value is from the wrong side: it is always the Union's resources minus the"
          + " Confederacy's, whoever is to move";
    }
    var position = wrong.place().position(game);
    if (row.value() == position.resources(Side.FIRST)) {
      return "the value counts the Union's resources alone; the Confederacy's are to be subtracted";
    }
    return withoutConquest()
        .filter(value -> value == row.value())
        .map(_ -> "the march conquers nothing: opposing cities next to it have to change sides")
        .orElse(
            "the value of the position is wrong: the Union has "
                + position.resources(Side.FIRST)
                + ", the Confederacy "
                + position.resources(Side.SECOND));
  }

  private Optional<Double> withoutConquest() {
    var parent = wrong.place().parent(game);
    int move = wrong.place().path().isEmpty() ? -1 : wrong.place().path().getLast();
    return parent == null || WarPosition.drops(move)
        ? Optional.empty()
        : Optional.of((double) parent.play(move | WarPosition.DROP).score());
  }

  private String running(LogRow row, double right) {
    boolean max = wrong.place().path().size() % 2 == 0;
    String node = max ? "a node of MAX keeps the largest" : "a node of MIN keeps the smallest";
    if (row.value() == -right) {
      return "the value is from the wrong side: values are the Union's at every depth, and " + node;
    }
    if (row.value() == wrong.childValue()) {
      return "it takes the value of the child "
          + child()
          + ", which came back last; "
          + node
          + " of its children";
    }
    return node
        + " value of its children so far; "
        + child()
        + " came back with "
        + number(wrong.childValue());
  }

  private String bound(LogRow row) {
    var right = wrong.right();
    boolean alpha = !Objects.equals(row.alpha(), right.alpha());
    String name = alpha ? "alpha" : "beta";
    double theirs = bound(row, alpha);
    double expected = bound(right, alpha);
    String is = name + " is " + number(theirs) + ", expected " + number(expected) + ": ";
    if (wrong.place().kind() == Kind.CHILD_BACK) {
      return is + childBack(alpha);
    }
    var before = wrong.before();
    boolean stale = before != null && theirs == bound(before, alpha);
    return is
        + (stale
            ? "the bound of a node that is done is still in force; a node begins with the bounds of"
                + " the one above it (not restored)"
            : Double.isInfinite(theirs)
                ? "the bound is not handed down from the node above"
                : "a node begins with the bounds of the one above it");
  }

  /** A node moves one bound only, MAX alpha and MIN beta; the other can but be a leftover. */
  private String childBack(boolean alpha) {
    boolean max = wrong.place().path().size() % 2 == 0;
    if (max != alpha) {
      return "a node of "
          + (max ? "MAX" : "MIN")
          + " does not move this bound; that of a node that is done is still in force (not"
          + " restored)";
    }
    return wrong.right().cutOff()
        ? "the bound is updated before the CUT-OFF row is written"
        : "after "
            + child()
            + " came back the bound has to be the better of what it was and the node's value";
  }

  private static double bound(LogRow row, boolean alpha) {
    @Nullable Double bound = alpha ? row.alpha() : row.beta();
    return bound == null ? Double.NaN : bound;
  }

  private String cutOff(LogRow row) {
    boolean max = wrong.place().path().size() % 2 == 0;
    String rule = max ? "v >= beta" : "v <= alpha";
    if (row.cutOff()) {
      return "it cuts off here although no bound is reached: " + rule + " does not hold" + window();
    }
    // The bound on this side was moved before the row was written; the other one decides.
    boolean equal = wrong.right().value() == bound(wrong.right(), !max);
    return equal
        ? "there is no pruning at equality: " + rule + " cuts off, also when both are equal"
        : "there is no cut-off, although " + rule + window();
  }

  private String window() {
    return task == Task.ALPHA_BETA
        ? " (value %s, alpha %s, beta %s)"
            .formatted(
                number(wrong.right().value()),
                number(bound(wrong.right(), true)),
                number(bound(wrong.right(), false)))
        : "";
  }

  private String here() {
    var path = wrong.place().path();
    return path.isEmpty() ? "the root" : LogPlace.moveWords(game, path.getLast());
  }

  private String child() {
    return LogPlace.moveWords(game, wrong.place().child());
  }

  private static String number(double value) {
    return Double.toString(value);
  }

  /** All of it, a line each. */
  List<String> lines() {
    var lines = new ArrayList<String>();
    lines.add("line " + wrong.line() + ": " + why());
    lines.add("  expected  " + wrong.rightText());
    lines.add("  found     " + (wrong.text() == null ? "(end of the file)" : wrong.text()));
    lines.add("  node " + wrong.place().node() + ": " + wrong.place().words(game));
    return lines;
  }
}
