package plyground.arena.standings;

import plyground.arena.record.GameSummary;
import plyground.core.Side;

/** Counts over games of one ordered pairing: by seat, and by who moved first. */
public final class Tally {
  private static final int RESULTS = 3;

  /** Games by who moved first and how they ended for the first seat: lost, drawn, won. */
  private final int[][] results = new int[2][RESULTS];

  private int faults;
  private long moves;
  private int shortest = Integer.MAX_VALUE;
  private int longest;
  private long nanos;

  public void add(GameSummary game) {
    results[game.opener().index()][1 + game.outcome().resultFor(Side.FIRST)]++;
    int length = game.length();
    faults += game.fault() == null ? 0 : 1;
    moves += length;
    shortest = Math.min(shortest, length);
    longest = Math.max(longest, length);
    nanos += game.nanos();
  }

  public int games() {
    return games(Side.FIRST) + games(Side.SECOND);
  }

  /** Games in which this side made the first move. */
  public int games(Side opener) {
    int[] games = results[opener.index()];
    return games[0] + games[1] + games[2];
  }

  public int wins(Side side) {
    return wins(side, Side.FIRST) + wins(side, Side.SECOND);
  }

  /** Wins of a side in games in which that one made the first move. */
  public int wins(Side side, Side opener) {
    return results[opener.index()][1 + side.sign()];
  }

  public int draws() {
    return draws(Side.FIRST) + draws(Side.SECOND);
  }

  public int draws(Side opener) {
    return results[opener.index()][1];
  }

  /** Games lost by a crash, a time-out or an illegal move; they count as losses too. */
  public int faults() {
    return faults;
  }

  /** Points of a side, a draw being half of one. */
  public double points(Side side) {
    return wins(side) + draws() / 2.0;
  }

  public double meanLength() {
    return games() == 0 ? 0 : (double) moves / games();
  }

  public int shortest() {
    return games() == 0 ? 0 : shortest;
  }

  public int longest() {
    return longest;
  }

  public double meanMillis() {
    return games() == 0 ? 0 : nanos / 1e6 / games();
  }
}
