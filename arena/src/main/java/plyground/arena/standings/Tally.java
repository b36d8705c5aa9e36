package plyground.arena.standings;

import org.jspecify.annotations.Nullable;
import plyground.arena.record.GameSummary;
import plyground.core.Side;

/** Counts over games of one ordered pairing; wins are those of the first and of the second seat. */
public final class Tally {
  private int firstWins;
  private int secondWins;
  private int draws;
  private int faults;
  private long moves;
  private int shortest = Integer.MAX_VALUE;
  private int longest;
  private long nanos;

  public void add(GameSummary game) {
    @Nullable Side winner = game.outcome().winner();
    if (winner == null) {
      draws++;
    } else if (winner == Side.FIRST) {
      firstWins++;
    } else {
      secondWins++;
    }
    int length = game.length();
    faults += game.fault() == null ? 0 : 1;
    moves += length;
    shortest = Math.min(shortest, length);
    longest = Math.max(longest, length);
    nanos += game.nanos();
  }

  public int games() {
    return firstWins + secondWins + draws;
  }

  public int wins(Side side) {
    return side == Side.FIRST ? firstWins : secondWins;
  }

  public int draws() {
    return draws;
  }

  /** Games lost by a crash, a time-out or an illegal move; they count as losses too. */
  public int faults() {
    return faults;
  }

  /** Points of a side, a draw being half of one. */
  public double points(Side side) {
    return wins(side) + draws / 2.0;
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
