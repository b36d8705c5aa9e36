package plyground.search;

import java.util.ArrayList;
import java.util.List;
import plyground.core.Game;
import plyground.core.Nature;
import plyground.core.Position;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Search;
import plyground.core.search.Trace;
import plyground.core.search.Trace.Bound;

/** What a search expects both sides to play, found out afterwards for who wants it. */
final class PrincipalVariation {
  private PrincipalVariation() {}

  /**
   * Tells the line of a search without memory: it is asked again behind its own move, a ply less
   * deep each time, and may visit as many positions for that as for its answer.
   */
  static <P extends Position<P>> void tell(
      Search<P> search, P root, Limit limit, Result found, Trace trace) {
    if (!trace.wantsLine()) {
      return;
    }
    var line = new ArrayList<Integer>();
    line.add(found.move());
    P at = root.play(found.move());
    long left = found.nodes();
    for (int depth = found.depth() - 1; depth > 0 && left > 0 && chooses(at); depth--) {
      var next = search.search(at, limit.withDepth(depth).withNodes(left), Trace.NONE);
      if (next.depth() < depth) {
        break;
      }
      left -= next.nodes();
      line.add(next.move());
      at = at.play(next.move());
    }
    trace.line(line, found.nodes());
  }

  /** The line as a table remembers it: as far as its values are exact. */
  static <P extends Position<P>> List<Integer> remembered(
      Game<P> game, P root, int first, int depth, TranspositionTable table) {
    var line = new ArrayList<Integer>();
    int[] moves = new int[game.maxMoves()];
    P at = root;
    int move = first;
    while (line.size() < depth && legal(at, move, moves)) {
      line.add(move);
      at = at.play(move);
      long entry = table.find(at.key());
      if (entry == TranspositionTable.NOTHING
          || TranspositionTable.bound(entry) != Bound.EXACT
          || at.over()) {
        break;
      }
      move = TranspositionTable.move(entry);
    }
    return line;
  }

  /** Two positions may have one key. */
  private static <P extends Position<P>> boolean legal(P at, int move, int[] moves) {
    int count = at.moves(moves, 0);
    for (int i = 0; i < count; i++) {
      if (moves[i] == move) {
        return true;
      }
    }
    return false;
  }

  private static boolean chooses(Position<?> at) {
    return !at.over() && !Nature.movesAt(at);
  }
}
