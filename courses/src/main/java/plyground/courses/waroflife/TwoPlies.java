package plyground.courses.waroflife;

import java.util.function.Function;
import plyground.core.Side;
import plyground.games.waroflife.Cells;
import plyground.games.waroflife.WarOfLife;
import plyground.games.waroflife.WarOfLifePosition;

/** The two-ply minimax as it is meant, and as it is misunderstood. */
final class TwoPlies {
  private static final double BONUS = 1000;
  private static final WarOfLife GAME = new WarOfLife();

  private TwoPlies() {}

  /** Where there is no reply, what the board is worth as it stands. */
  static double value(WarOfLifePosition at, int move) {
    var side = at.toMove();
    return worst(
        at.play(move), side, after -> OnePlyReference.LAND_GRAB.of(after.cells(), side), 0);
  }

  /**
   * The same with wins before all else, which is as good an answer to what the handout leaves open.
   */
  static double winsFirst(WarOfLifePosition at, int move) {
    var side = at.toMove();
    return worst(
        at.play(move), side, after -> OnePlyReference.LAND_GRAB.of(after.cells(), side), BONUS);
  }

  static double dropping(WarOfLifePosition at, int move) {
    var next = at.play(move);
    return OnePlyReference.moves(next).isEmpty() ? Double.NEGATIVE_INFINITY : value(at, move);
  }

  static double threePlies(WarOfLifePosition at, int move) {
    var side = at.toMove();
    return worst(at.play(move), side, after -> best(after, side), 0);
  }

  static double friendlyReply(WarOfLifePosition at, int move) {
    var side = at.toMove();
    return best(at.play(move), side);
  }

  /** The replies made on the board before the crank, which is then turned once. */
  static double lateCrank(WarOfLifePosition at, int move) {
    var side = at.toMove();
    var moved = uncranked(at.moved(move), side.other());
    double worst = Double.POSITIVE_INFINITY;
    for (int reply : OnePlyReference.moves(moved)) {
      worst = Math.min(worst, OnePlyReference.LAND_GRAB.of(moved.moved(reply).next(), side));
    }
    return worst == Double.POSITIVE_INFINITY
        ? OnePlyReference.LAND_GRAB.of(moved.cells(), side)
        : worst;
  }

  private static WarOfLifePosition uncranked(Cells cells, Side toMove) {
    var text = new StringBuilder();
    for (int cell = 0; cell < Cells.SIZE * Cells.SIZE; cell++) {
      text.append(cell > 0 && cell % Cells.SIZE == 0 ? "/" : "").append(cells.at(cell));
    }
    return GAME.parse(text + " " + GAME.sideName(toMove) + " 0");
  }

  private static double worst(
      WarOfLifePosition next, Side side, Function<WarOfLifePosition, Double> worth, double bonus) {
    double worst = Double.POSITIVE_INFINITY;
    for (int reply : OnePlyReference.moves(next)) {
      worst = Math.min(worst, worth.apply(next.play(reply)));
    }
    return worst == Double.POSITIVE_INFINITY ? stuck(next, side, bonus) : worst;
  }

  private static double best(WarOfLifePosition next, Side side) {
    double best = Double.NEGATIVE_INFINITY;
    for (int reply : OnePlyReference.moves(next)) {
      best = Math.max(best, OnePlyReference.LAND_GRAB.of(next.play(reply).cells(), side));
    }
    return best == Double.NEGATIVE_INFINITY ? stuck(next, side, 0) : best;
  }

  /** A side that died out has lost; one that cannot move has not. */
  private static double stuck(WarOfLifePosition next, Side side, double bonus) {
    var cells = next.cells();
    int others = side == Side.FIRST ? cells.reds() : cells.blues();
    int own = side == Side.FIRST ? cells.blues() : cells.reds();
    double won = others == 0 && own > 0 ? bonus : 0;
    return OnePlyReference.LAND_GRAB.of(cells, side) + won;
  }
}
