package plyground.courses.war;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import plyground.core.LegalMoves;
import plyground.core.Side;
import plyground.games.war.War;
import plyground.games.war.WarPosition;

/** Minimax and alpha-beta written once more, slowly, with mistakes that can be switched on. */
final class MistakenSearch {
  /** What can be done wrong. */
  enum Mistake {
    NO_PRUNING,
    NO_PRUNING_AT_EQUALITY,
    PRUNES_TOO_EARLY,
    BOUND_NOT_RESTORED,
    BOUND_NOT_HANDED_DOWN,
    BOUND_AFTER_CUT_OFF,
    DROPS_FIRST,
    BACKWARDS,
    ONE_PLY_MORE,
    ONE_PLY_LESS,
    OTHER_SIDE,
    NO_CONQUEST,
    LAST_CHILD,
    NO_ROW_AFTER_CHILD,
    WHOLE_NUMBERS,
    OTHER_HEADER,
    CUT_SHORT,
    TOO_MANY
  }

  private final War game;
  private final Task task;
  private final Set<Mistake> mistakes;
  private final int depth;
  private final List<String> rows = new ArrayList<>();

  /** Shared by all nodes by mistake. */
  private double alpha = Double.NEGATIVE_INFINITY;

  private double beta = Double.POSITIVE_INFINITY;

  MistakenSearch(War game, Task task, int depth, Set<Mistake> mistakes) {
    this.game = game;
    this.task = task;
    this.mistakes = mistakes;
    this.depth = depth + (made(Mistake.ONE_PLY_MORE) ? 1 : made(Mistake.ONE_PLY_LESS) ? -1 : 0);
  }

  private boolean made(Mistake mistake) {
    return mistakes.contains(mistake);
  }

  String log() {
    String more = task == Task.ALPHA_BETA ? ",Alpha,Beta,CUT-OFF?" : "";
    String header = "Player,Action,Destination,Depth,Value" + more;
    rows.add(made(Mistake.OTHER_HEADER) ? header.toUpperCase(java.util.Locale.ROOT) : header);
    value(game.start(), "N/A,N/A,N/A", 0, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    if (made(Mistake.CUT_SHORT)) {
      rows.subList(rows.size() - 2, rows.size()).clear();
    }
    if (made(Mistake.TOO_MANY)) {
      rows.add(rows.getLast());
    }
    return String.join("\n", rows) + "\n";
  }

  private void row(String label, int ply, double value, double low, double high, boolean cut) {
    String window = task == Task.ALPHA_BETA ? "," + number(low) + "," + number(high) : "";
    rows.add(label + "," + ply + "," + number(value) + window + (cut ? ",CUT-OFF" : ""));
  }

  private String number(double value) {
    String text = Double.toString(value);
    return made(Mistake.WHOLE_NUMBERS) ? text.replaceFirst("\\.0$", "") : text;
  }

  private double value(WarPosition position, String label, int ply, double low, double high) {
    if (ply == depth || position.over()) {
      boolean other = made(Mistake.OTHER_SIDE) && position.toMove() == Side.SECOND;
      double score = other ? -position.score() : position.score();
      row(label, ply, score, low, high, false);
      return score;
    }
    boolean max = position.toMove() == Side.FIRST;
    double best = max ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
    double from = low;
    double to = high;
    row(label, ply, best, from, to, false);
    for (int move : ordered(position)) {
      boolean fresh = made(Mistake.BOUND_NOT_HANDED_DOWN);
      double child =
          value(
              play(position, move),
              MovesFile.player(position.toMove())
                  + ","
                  + MovesFile.action(move)
                  + ","
                  + game.map().name(WarPosition.city(move)),
              ply + 1,
              fresh ? Double.NEGATIVE_INFINITY : from,
              fresh ? Double.POSITIVE_INFINITY : to);
      best = made(Mistake.LAST_CHILD) ? child : max ? Math.max(best, child) : Math.min(best, child);
      if (made(Mistake.BOUND_NOT_RESTORED)) {
        from = alpha;
        to = beta;
      }
      double oldFrom = from;
      double oldTo = to;
      boolean cut = task == Task.ALPHA_BETA && cuts(max, best, from, to);
      if (task == Task.ALPHA_BETA) {
        from = max ? Math.max(from, best) : from;
        to = max ? to : Math.min(to, best);
        alpha = from;
        beta = to;
      }
      boolean late = made(Mistake.BOUND_AFTER_CUT_OFF) && cut;
      if (!made(Mistake.NO_ROW_AFTER_CHILD)) {
        row(label, ply, best, late ? oldFrom : from, late ? oldTo : to, cut);
      }
      if (cut) {
        break;
      }
    }
    return best;
  }

  private boolean cuts(boolean max, double best, double from, double to) {
    if (made(Mistake.NO_PRUNING)) {
      return false;
    }
    if (made(Mistake.NO_PRUNING_AT_EQUALITY)) {
      return max ? best > to : best < from;
    }
    double slack = made(Mistake.PRUNES_TOO_EARLY) ? 30 : 0;
    return max ? best >= to - slack : best <= from + slack;
  }

  private WarPosition play(WarPosition position, int move) {
    return position.play(made(Mistake.NO_CONQUEST) ? move | WarPosition.DROP : move);
  }

  private List<Integer> ordered(WarPosition position) {
    var moves = new ArrayList<Integer>();
    for (int move : LegalMoves.of(game, position)) {
      moves.add(move);
    }
    if (made(Mistake.DROPS_FIRST)) {
      moves.sort(java.util.Comparator.comparing(move -> !WarPosition.drops(move)));
    }
    return made(Mistake.BACKWARDS) ? moves.reversed() : moves;
  }
}
