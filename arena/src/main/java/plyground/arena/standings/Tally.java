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

  /** Takes a game of these two seats. */
  public void add(GameSummary game) {
    results[game.opener().index()][1 + game.outcome().resultFor(Side.FIRST)]++;
    int length = game.length();
    faults += game.fault() == null ? 0 : 1;
    moves += length;
    shortest = Math.min(shortest, length);
    longest = Math.max(longest, length);
    nanos += game.nanos();
  }

  /** How many games there are. */
  public int games() {
    return games(Side.FIRST) + games(Side.SECOND);
  }

  /** Games in which this side made the first move. */
  public int games(Side opener) {
    int[] games = results[opener.index()];
    return games[0] + games[1] + games[2];
  }

  /** Wins of a side, whoever moved first. */
  public int wins(Side side) {
    return wins(side, Side.FIRST) + wins(side, Side.SECOND);
  }

  /** Wins of a side in games in which that one made the first move. */
  public int wins(Side side, Side opener) {
    return results[opener.index()][1 + side.sign()];
  }

  /** Drawn games, whoever moved first. */
  public int draws() {
    return draws(Side.FIRST) + draws(Side.SECOND);
  }

  /** Drawn games in which this side made the first move. */
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

  /** Moves a game, on average; 0 without games. */
  public double meanLength() {
    return games() == 0 ? 0 : (double) moves / games();
  }

  /** Moves of the shortest game; 0 without games. */
  public int shortest() {
    return games() == 0 ? 0 : shortest;
  }

  /** Moves of the longest game. */
  public int longest() {
    return longest;
  }

  /** Milliseconds a game, on average; 0 without games. */
  public double meanMillis() {
    return games() == 0 ? 0 : nanos / 1e6 / games();
  }
}
