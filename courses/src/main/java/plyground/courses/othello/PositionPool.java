package plyground.courses.othello;

import java.util.ArrayList;
import java.util.List;
import plyground.core.SplitMix;
import plyground.games.othello.Othello;
import plyground.games.othello.OthelloPosition;
import plyground.games.othello.Size;

/**
 * Positions of every kind, drawn from random games.
 *
 * @param open where a stone can be placed
 * @param even open ones with as many stones on either side
 * @param passes where one player must pass
 */
record PositionPool(
    List<OthelloPosition> open,
    List<OthelloPosition> even,
    List<OthelloPosition> passes,
    List<OthelloPosition> won,
    List<OthelloPosition> tied) {

  private static final Othello GAME = new Othello(Size.SIX);
  private static final int PLAYOUTS = 600;
  private static final int LONGEST = 30;

  /** Ends that the rules of thumb "the board is full" and "one colour is left" do not know. */
  private static final int EARLY_ENDS = 3;

  PositionPool(long seed, int count) {
    this(
        new ArrayList<>(),
        new ArrayList<>(),
        new ArrayList<>(),
        new ArrayList<>(),
        new ArrayList<>());
    var random = new SplitMix(seed);
    int[] moves = new int[GAME.maxMoves()];
    for (int game = 0; game < PLAYOUTS; game++) {
      var at = GAME.start(random);
      int keep = random.nextInt(LONGEST);
      for (int ply = 0; !at.over(); ply++) {
        int end = at.moves(moves, 0);
        boolean pass = moves[0] == OthelloPosition.PASS;
        add(pass ? passes : open, at, pass || ply == keep, count);
        add(even, at, at.lead() == 0 && ply == keep, count);
        at = at.play(moves[random.nextInt(end)]);
      }
      boolean full = PredicateProbes.stones(at).full();
      boolean tie = at.outcome().winner() == null;
      // Full boards are the most common ends: a third of the places is kept for the others.
      int most = full ? count - count / EARLY_ENDS : count;
      add(tie ? tied : won, at, true, most);
    }
  }

  private static void add(
      List<OthelloPosition> to, OthelloPosition state, boolean wanted, int count) {
    if (wanted && to.size() < count) {
      to.add(state);
    }
  }

  /** All of them, mostly open ones. */
  List<OthelloPosition> all() {
    var all = new ArrayList<>(open);
    List.of(passes, won, tied).forEach(each -> all.addAll(some(each)));
    return all;
  }

  /** All of them, mostly those at the end of a game. */
  List<OthelloPosition> ends() {
    var all = new ArrayList<>(some(open));
    List.of(passes, won, tied).forEach(all::addAll);
    return all;
  }

  /** The same with those that look like a tie before the end. */
  List<OthelloPosition> evenEnds() {
    var all = new ArrayList<>(ends());
    all.addAll(even);
    return all;
  }

  private static List<OthelloPosition> some(List<OthelloPosition> from) {
    return from.subList(0, Math.ceilDiv(from.size(), 4));
  }
}
