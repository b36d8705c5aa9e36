package plyground.courses.war;

import java.util.List;
import plyground.core.Side;

/**
 * One game of a comparison.
 *
 * @param moves the numbers of all moves, both sides'
 */
public record Row(Task task, int depth, AssignmentGame.Played played, List<Integer> moves) {
  public int union() {
    return played.end().resources(Side.FIRST);
  }

  public int confederacy() {
    return played.end().resources(Side.SECOND);
  }

  int margin() {
    return union() - confederacy();
  }

  String score() {
    return union() + ":" + confederacy();
  }

  public double millis() {
    return played.nanos() / 1e6;
  }

  /** The share of the first turn's positions that this search leaves out. */
  public double prunedFirst(Row whole) {
    return share(played.firstNodes(), whole.played.firstNodes());
  }

  /** The same over all turns. */
  public double pruned(Row whole) {
    return share(played.nodes(), whole.played.nodes());
  }

  private static double share(long visited, long all) {
    return all == 0 ? 0 : 1 - (double) visited / all;
  }
}
